import { Checkbox, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { sendForApproval } from '../versions.contract.ts'
import { VersionForm } from './VersionForm.tsx'

type Props = { row: AnyRow; number: number; onDone(): void; onCancel(): void }

/** What is new in the version, and whether people sign again. */
export function SendForm({ row, onDone, onCancel }: Props) {
  const { text } = useLanguage()
  const [note, setNote] = useState('')
  const [signAgain, setSignAgain] = useState(true)
  const { id, version, edition } = row
  const isFirst = edition === null
  const send = () =>
    call(sendForApproval, { params: { id }, body: { version, note, sign_again: signAgain } })
  return (
    <VersionForm id={id} action={text('document_send')} send={send} {...{ onDone, onCancel }}>
      <Text size="sm">{text('document_send_lead')}</Text>
      <Textarea
        label={text('document_note')}
        description={text('document_note_hint')}
        autosize
        minRows={2}
        maxLength={2000}
        value={note}
        data-autofocus
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {!isFirst && (
        <Checkbox
          label={text('document_sign_again')}
          checked={signAgain}
          onChange={(event) => setSignAgain(event.currentTarget.checked)}
        />
      )}
    </VersionForm>
  )
}
