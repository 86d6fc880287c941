import { Button, Select, TextInput } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { MomentInput } from '../../../../kit/web/inputs/MomentInput.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { registerKey } from '../../../../register/web/keys.ts'
import { howSent, proveDuty } from '../law.contract.ts'

type Props = { id: string; code: string; onDone(): void }
type How = (typeof howSent)[number]

const two = (part: number) => String(part).padStart(2, '0')
const local = (at: Date) =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`

/** How, when and to whom it was sent. */
export function ProofForm({ id, code, onDone }: Props) {
  const text = useText()
  const [how, setHow] = useState<How>('phone')
  const [at, setAt] = useState(local(new Date()))
  const [to, setTo] = useState('')
  const [reference, setReference] = useState('')
  const isWhole = to.trim().length > 1 && at !== ''
  const { act, busy, problem } = useAct(
    () =>
      call(proveDuty, {
        params: { id, code },
        body: { how, at: new Date(at).toISOString(), to: to.trim(), reference: reference.trim() },
      }),
    { renews: [registerKey('incidents')], onDone, oneAtATime: true },
  )
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isWhole) act()
  }
  return (
    <form onSubmit={submit} method="post" className="stack gap-4">
      <Select
        label={text('law_proof_how')}
        data={howSent.map((value) => ({ value, label: text(`law_sent_${value}`) }))}
        value={how}
        allowDeselect={false}
        onChange={(_, option) => setHow(howSent.find((one) => one === option?.value) ?? 'phone')}
      />
      <MomentInput
        label={text('law_proof_at')}
        required
        value={at || null}
        onChange={(moment) => setAt(moment ?? '')}
      />
      <TextInput
        label={text('law_proof_to')}
        required
        maxLength={200}
        value={to}
        onChange={(event) => setTo(event.currentTarget.value)}
      />
      <TextInput
        label={text('law_proof_reference')}
        maxLength={120}
        value={reference}
        onChange={(event) => setReference(event.currentTarget.value)}
      />
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Button type="submit" loading={busy} disabled={!isWhole}>
        {text('law_prove')}
      </Button>
    </form>
  )
}
