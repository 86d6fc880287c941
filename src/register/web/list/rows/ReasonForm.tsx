import { Button, Group, Text, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'

type Props = {
  lead: string
  action: string
  onSend(reason: string): Promise<void>
  onCancel(): void
}

/** Asks why, which may be left out, before something goes out of the list. */
export function ReasonForm({ lead, action, onSend, onCancel }: Props) {
  const text = useText()
  const [reason, setReason] = useState('')
  const { act, busy, problem } = useAct(onSend)

  function send(event: FormEvent) {
    event.preventDefault()
    act(reason.trim())
  }
  return (
    <form onSubmit={send}>
      <Text size="sm" mb="sm">
        {lead}
      </Text>
      <Textarea
        data-autofocus
        label={text('list_reason')}
        description={text('list_reason_hint')}
        autosize
        minRows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onCancel}>
          {text('cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {action}
        </Button>
      </Group>
    </form>
  )
}
