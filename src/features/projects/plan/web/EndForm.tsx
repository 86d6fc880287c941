import { useState } from 'react'
import { addDays } from '../../../../kit/day.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { DayInput } from '../../../../kit/web/inputs/DayInput.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { DialogForm } from '../../web/DialogForm.tsx'
import type { WorkplaceRef } from '../../workplace.ts'
import { endLine, type PlanLine } from '../plan.contract.ts'

type Props = {
  place: WorkplaceRef
  line: PlanLine
  today: string
  onDone(): void
  onCancel(): void
}

/** Up to which day a form is expected. */
export function EndForm({ place, line, today, onDone, onCancel }: Props) {
  const { say } = useLanguage()
  const [last, setLast] = useState<string | null>(today)
  async function send() {
    await call(endLine[place.kind], {
      params: { id: place.id, line: line.id },
      body: { version: line.version, last: last ?? '' },
    })
    onDone()
  }
  return (
    <DialogForm action={say('End')} send={send} onCancel={onCancel}>
      {(errors) => (
        <DayInput
          label={say('Last day')}
          description={say('What was received, missed or excused until then stays in the tracker.')}
          required
          earliest={addDays(today, -1)}
          value={last}
          error={errors.last?.[0]}
          onChange={setLast}
        />
      )}
    </DialogForm>
  )
}
