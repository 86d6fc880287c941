import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { Refused } from '../../../../kit/http/client.web.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { problemWords } from '../problem-words.ts'
import { type Referrer, Referrers } from './Referrers.tsx'
import classes from './rows.module.css'

type Props = { name: string; onSend(): Promise<void>; onCancel(): void }

const referrersOf = (error: unknown): Referrer[] =>
  error instanceof Refused ? ((error.extra.referred_by as Referrer[] | undefined) ?? []) : []

/** Asks before a row goes for good, and says what keeps it where something refers to it. */
export function DeleteQuestion({ name, onSend, onCancel }: Props) {
  const { text } = useLanguage()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<unknown>()

  async function send() {
    setBusy(true)
    try {
      await onSend()
    } catch (error) {
      setRefusal(error)
      setBusy(false)
    }
  }
  const referrers = referrersOf(refusal)
  return (
    <>
      <Text size="sm" mb="sm">
        {text('list_delete_lead')}
      </Text>
      {refusal !== undefined && (
        <Notice tone="danger" takesFocus>
          {referrers.length === 0 ? (
            problemWords(refusal, text)
          ) : (
            <>
              {text('list_referred', { name })}
              <Referrers referrers={referrers} />
            </>
          )}
        </Notice>
      )}
      <Group justify="flex-end" mt="md">
        <Button variant="default" data-autofocus onClick={onCancel}>
          {text('cancel')}
        </Button>
        <Button
          className={classes.delete}
          loading={busy}
          disabled={referrers.length > 0}
          onClick={send}
        >
          {text('list_delete_yes')}
        </Button>
      </Group>
    </>
  )
}
