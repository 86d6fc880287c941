import { useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { fill } from '../../../../kit/language/message.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { DialogForm } from '../../web/DialogForm.tsx'
import { rosterKey } from '../../web/keys.ts'
import type { WorkplaceRef } from '../../workplace.ts'
import { type RosterEntry, type RosterPart, rosterCalls } from '../roster.contract.ts'
import { RosterPicker, usePicked } from './RosterPicker.tsx'
import { bodyOf, type ChosenTerm, TermFields, termOf } from './TermFields.tsx'

type Props = {
  place: WorkplaceRef
  part: RosterPart
  forms: readonly { id: string; name: string }[]
  onCancel(): void
}
type Added = { added: number; skipped: readonly { name: string }[] }

/** Many are added at once, on the same terms. */
export function AddForm({
  today,
  onDone,
  ...props
}: Props & { today: string; onDone(done: Added): void }) {
  const { place, part, forms, onCancel } = props
  const { say } = useLanguage()
  const { chosen } = usePicked(place, part)
  const [term, setTerm] = useState<ChosenTerm>({ from_on: today, to_on: null, role: '', forms: [] })
  async function send() {
    const ids = chosen.map(({ id }) => id)
    const { data } = await call(rosterCalls[place.kind][part].add, {
      params: { id: place.id },
      body: { ids, ...bodyOf(term) },
    })
    onDone(data)
  }
  return (
    <DialogForm
      action={fill(say('Add {count}'), { count: chosen.length })}
      send={send}
      onCancel={onCancel}
      renews={[rosterKey(place.kind, place.id)]}
    >
      {(errors) => (
        <>
          <RosterPicker place={place} part={part} error={errors.ids?.[0]} />
          <TermFields part={part} forms={forms} value={term} errors={errors} onChange={setTerm} />
        </>
      )}
    </DialogForm>
  )
}

/** From when to when one is there, and as what. */
export function ChangeEntryForm({
  entry,
  onDone,
  ...props
}: Props & { entry: RosterEntry; onDone(): void }) {
  const { place, part, forms, onCancel } = props
  const { text } = useLanguage()
  const [term, setTerm] = useState(() => termOf(entry))
  async function send() {
    await call(rosterCalls[place.kind][part].change, {
      params: { id: place.id, entry: entry.id },
      body: { version: entry.version, ...bodyOf(term) },
    })
    onDone()
  }
  return (
    <DialogForm
      action={text('save')}
      send={send}
      onCancel={onCancel}
      renews={[rosterKey(place.kind, place.id)]}
    >
      {(errors) => (
        <TermFields part={part} forms={forms} value={term} errors={errors} onChange={setTerm} />
      )}
    </DialogForm>
  )
}
