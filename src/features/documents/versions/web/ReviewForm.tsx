import { call } from '../../../../kit/http/client.web.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { decideVersion } from '../versions.contract.ts'
import { VersionForm } from './VersionForm.tsx'

type Props = { row: AnyRow; number: number; onDone(): void; onCancel(): void }

/** The published version stays as it is. */
export function ReviewForm({ row: { id }, number, onDone, onCancel }: Props) {
  const { text } = useLanguage()
  const send = () => call(decideVersion, { params: { id, number }, body: { decision: 'review' } })
  return (
    <VersionForm id={id} action={text('document_review')} send={send} {...{ onDone, onCancel }}>
      <p className="m-0">{text('document_review_lead', { number })}</p>
    </VersionForm>
  )
}
