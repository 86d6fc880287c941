import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { decideVersion } from '../versions.contract.ts'
import { VersionForm } from './VersionForm.tsx'

type Props = { row: AnyRow; number: number; onDone(): void; onCancel(): void }

/** Why a version is not published as it is. */
export function ReturnForm({ row: { id }, number, onDone, onCancel }: Props) {
  const { text } = useLanguage()
  const [reason, setReason] = useState('')
  const send = () =>
    call(decideVersion, { params: { id, number }, body: { decision: 'return', reason } })
  return (
    <VersionForm id={id} action={text('document_return')} send={send} {...{ onDone, onCancel }}>
      <Textarea
        label={text('document_return_why')}
        required
        autosize
        minRows={2}
        maxLength={2000}
        value={reason}
        data-autofocus
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </VersionForm>
  )
}
