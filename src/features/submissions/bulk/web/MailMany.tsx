import { Button, Group, Stack, TagsInput, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { bulkMail } from '../../papers/papers.contract.ts'
import { addBulkAction } from './bulk-store.ts'

const looksRight = (address: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)

/** To whom the selected submissions are sent, and what is said with them. */
export function MailMany({ ids, onDone }: { ids: string[]; onDone: () => void }) {
  const { locale, text } = useLanguage()
  const [to, setTo] = useState<string[]>([])
  const [message, setMessage] = useState('')
  const [error, setError] = useState<string>()
  function send() {
    if (to.length === 0 || !to.every(looksRight)) {
      setError(text('submissions_mail_address'))
      return
    }
    addBulkAction({
      action: 'send_emails',
      endPoint: bulkMail.path,
      payload: { submission_ids: ids, to, message: message.trim() || null, lang: locale },
    })
    onDone()
  }
  return (
    <Stack gap="md">
      <TagsInput
        data-autofocus
        label={text('submissions_mail_to')}
        description={text('submissions_mail_to_hint')}
        value={to}
        error={error}
        maxTags={20}
        acceptValueOnBlur
        splitChars={[',', ';', ' ']}
        onChange={(next) => {
          setTo(next)
          setError(undefined)
        }}
      />
      <Textarea
        label={text('submissions_mail_message')}
        description={text('submissions_mail_open')}
        value={message}
        maxLength={2000}
        autosize
        minRows={3}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <Group justify="end">
        <Button variant="default" onClick={onDone}>
          {text('cancel')}
        </Button>
        <Button onClick={send}>{text('submissions_mail_send', { count: ids.length })}</Button>
      </Group>
    </Stack>
  )
}
