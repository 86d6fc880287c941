import { Button, Textarea } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { registerKey } from '../../../../register/web/keys.ts'

type Props = { label: string; onSend(reason: string): Promise<unknown>; onDone(): void }

/** A step that is explained. */
export function StepReason({ label, onSend, onDone }: Props) {
  const text = useText()
  const [reason, setReason] = useState('')
  const { act, busy, problem } = useAct(() => onSend(reason.trim()), {
    renews: [registerKey('incidents')],
    onDone,
    oneAtATime: true,
  })
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (reason.trim().length > 2) act()
  }
  return (
    <form onSubmit={submit} method="post" className="stack gap-4">
      <Textarea
        label={text('incident_reason')}
        required
        autosize
        minRows={2}
        maxLength={1000}
        data-autofocus
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Button type="submit" loading={busy} disabled={reason.trim().length < 3}>
        {label}
      </Button>
    </form>
  )
}
