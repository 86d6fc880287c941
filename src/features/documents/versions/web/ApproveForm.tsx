import { useState } from 'react'
import { useSession } from '../../../../access/web/session.ts'
import type { Signature } from '../../../../kit/drawing/signature.ts'
import { givenOf } from '../../../../kit/drawing/strokes.ts'
import { call } from '../../../../kit/http/client.web.ts'
import type { Locale } from '../../../../kit/locales.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { Statement } from '../../../submissions/web/index.ts'
import { approvalStatement } from '../../signoffs/statement.ts'
import { isMark, MarkInput } from '../../signoffs/web/MarkInput.tsx'
import { decideVersion } from '../versions.contract.ts'
import { VersionForm } from './VersionForm.tsx'
import { useVersion, VersionRead } from './VersionRead.tsx'

type Props = { row: AnyRow; number: number; onDone(): void; onCancel(): void }

/** The version is read, then signed: that approves it. */
export function ApproveForm({ row: { id }, number, onDone, onCancel }: Props) {
  const { text, locale } = useLanguage()
  const { user } = useSession()
  const [language, setLanguage] = useState<Locale>(locale)
  const [mark, setMark] = useState<Signature | null>(null)
  const { data } = useVersion(id, number)
  const isReady = isMark(mark) && data !== undefined
  async function send() {
    if (!isMark(mark) || data === undefined) return
    const given = givenOf(mark)
    const body = { decision: 'approve', hash: data.hash, given, statement_lang: language } as const
    await call(decideVersion, { params: { id, number }, body })
  }
  return (
    <VersionForm id={id} action={text('approval_sign')} {...{ send, isReady, onDone, onCancel }}>
      <VersionRead id={id} number={number} />
      <Statement words={approvalStatement} language={language} onLanguage={setLanguage} />
      <MarkInput name={user?.name ?? ''} isOwn value={mark} onChange={setMark} />
    </VersionForm>
  )
}
