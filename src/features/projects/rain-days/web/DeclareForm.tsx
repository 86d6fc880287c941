import { Checkbox, SegmentedControl, Select, Textarea } from '@mantine/core'
import { useState } from 'react'
import { DayInput } from '../../../../kit/web/inputs/DayInput.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { DialogForm } from '../../web/DialogForm.tsx'
import { type RainKind, type RainPart, rainKinds, rainParts } from '../rain-days.contract.ts'
import { kindSaid, partSaid } from './rain-words.ts'
import type { Declared } from './use-rain-days.ts'

type Props = {
  today: string
  earliest: string
  latest: string
  declare(body: Declared): Promise<void>
  onDone(): void
}

/** Another day, another reason, half a day. */
export function DeclareForm({ today, earliest, latest, declare, onDone }: Props) {
  const { say } = useLanguage()
  const [day, setDay] = useState<string | null>(today)
  const [kind, setKind] = useState<RainKind>('rain')
  const [part, setPart] = useState<RainPart>('full')
  const [reason, setReason] = useState('')
  const [affects, setAffects] = useState(true)
  async function send() {
    await declare({ day: day ?? '', kind, part, reason: reason || null, affects_forms: affects })
    onDone()
  }
  return (
    <DialogForm action={say('Declare')} send={send} onCancel={onDone}>
      {(errors) => (
        <>
          <DayInput
            label={say('Day')}
            description={say('After 48 hours, only a health and safety manager can declare it.')}
            required
            earliest={earliest}
            latest={latest}
            value={day}
            error={errors.day?.[0]}
            onChange={setDay}
          />
          <Select
            label={say('Reason for the stoppage')}
            required
            allowDeselect={false}
            value={kind}
            data={rainKinds.map((one) => ({ value: one, label: kindSaid(say, one) }))}
            onChange={(next) => setKind(next ?? 'rain')}
          />
          <SegmentedControl
            fullWidth
            aria-label={say('How long')}
            value={part}
            data={rainParts.map((one) => ({ value: one, label: partSaid(say, one) }))}
            onChange={(next) => setPart(next)}
          />
          <Textarea
            label={say('Why')}
            autosize
            minRows={2}
            maxLength={500}
            value={reason}
            error={errors.reason?.[0]}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Checkbox
            label={say('Excuses the forms due then')}
            checked={affects}
            onChange={(event) => setAffects(event.currentTarget.checked)}
          />
        </>
      )}
    </DialogForm>
  )
}
