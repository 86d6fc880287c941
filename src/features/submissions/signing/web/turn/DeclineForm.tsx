import { Button, Group, Textarea } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../../../kit/http/client.web.ts'
import type { Locale } from '../../../../../kit/locales.ts'
import { useAct } from '../../../../../kit/web/act/use-act.ts'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../../kit/web/plain/Notice.tsx'
import { decline } from '../../signing.contract.ts'
import type { Signed } from '../use-signing.ts'

type Props = {
  submission: Signed
  place: string
  language: Locale
  onDeclined(): void
  onBack(): void
}

/** Somebody will not sign, and says why. */
export function DeclineForm({ submission, place, language, onDeclined, onBack }: Props) {
  const text = useText()
  const [reason, setReason] = useState('')
  const params = { id: submission.id, place }
  const body = { document_hash: submission.hash, reason, statement_lang: language }
  const { act, busy, problem } = useAct(() => call(decline, { params, body }), {
    onDone: onDeclined,
  })
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        act()
      }}
    >
      {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
      <Textarea
        data-autofocus
        label={text('signing_decline_reason')}
        description={text('signing_decline_lead')}
        autosize
        minRows={3}
        maxLength={1000}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Group className="justify-end">
        <Button variant="default" onClick={onBack}>
          {text('back')}
        </Button>
        <Button type="submit" color="red" loading={busy} disabled={reason.trim().length < 3}>
          {text('signing_decline')}
        </Button>
      </Group>
    </form>
  )
}
