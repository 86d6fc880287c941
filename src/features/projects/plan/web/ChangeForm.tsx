import { Text } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { DialogForm } from '../../web/DialogForm.tsx'
import type { WorkplaceRef } from '../../workplace.ts'
import { changeLine, type PlanLine } from '../plan.contract.ts'
import { RhythmFields } from './RhythmFields.tsx'
import { bodyOf, chosenOf } from './rhythm.ts'

type Props = { place: WorkplaceRef; line: PlanLine; onDone(): void; onCancel(): void }

/** How often a form is expected from today on. */
export function ChangeForm({ place, line, onDone, onCancel }: Props) {
  const { text, say } = useLanguage()
  const [rhythm, setRhythm] = useState(() => chosenOf(line))
  async function send() {
    await call(changeLine[place.kind], {
      params: { id: place.id, line: line.id },
      body: { version: line.version, ...bodyOf(rhythm) },
    })
    onDone()
  }
  return (
    <DialogForm action={text('save')} send={send} onCancel={onCancel}>
      {(errors) => (
        <>
          <Text size="sm">{say('Applies from today; past days do not change.')}</Text>
          <RhythmFields value={rhythm} onChange={setRhythm} errors={errors} />
        </>
      )}
    </DialogForm>
  )
}
