import { Button, Group, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { Locale } from '../../../../access/credentials.ts'
import { call, NoAnswer, Refused } from '../../../../kit/http/client.web.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { decline } from '../signing.contract.ts'
import classes from './signing.module.css'
import type { Signed } from './use-signing.ts'

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
  const [wrong, setWrong] = useState<string>()
  const [busy, setBusy] = useState(false)
  async function send() {
    setBusy(true)
    setWrong(undefined)
    try {
      const params = { id: submission.id, place }
      const body = { document_hash: submission.hash, reason, statement_lang: language }
      await call(decline, { params, body })
      onDeclined()
    } catch (error) {
      if (error instanceof NoAnswer) setWrong(text('no_connection'))
      else if (error instanceof Refused) setWrong(error.errors?.reason?.[0] ?? error.message)
      else throw error
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className={classes.part}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {wrong !== undefined && <Notice tone="danger">{wrong}</Notice>}
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
      <Group className={classes.actions}>
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
