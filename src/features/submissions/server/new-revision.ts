// A revision as it is stored: of what was sent, what counts, with its hash, its score and its rows for reports.
import type { Locale } from '../../../access/credentials.ts'
import { answerRows } from './answer-rows.ts'
import { alikeOf } from './copied.store.ts'
import type { Decided } from './deciding.ts'
import { type About, documentHash } from './document-hash.ts'
import type { SentFile, SubmissionContext } from './ground.store.ts'
import type { NewRevision } from './keep.store.ts'
import { outcomeOf } from './outcome.ts'

type Checked = {
  id: string
  n: number
  context: SubmissionContext
  decided: Decided
  about: About
  files: readonly SentFile[]
  account: string | null
  given: { lang: Locale; device: string | null; reason?: string }
}

export function newRevision(checked: Checked): NewRevision {
  const { id, n, context, decided, about, account, given } = checked
  const { filling, answers } = decided
  const files = checked.files.map((file) => ({ id: file.id, sha256: file.sha256 }))
  return {
    id,
    n,
    context,
    account,
    about,
    answers,
    files,
    hash: documentHash({
      submission: id,
      revision: n,
      form_version: context.version_hash,
      answers,
      files,
      about,
    }),
    alike: alikeOf(filling.definition, answers),
    outcome: outcomeOf(filling, context),
    rows: answerRows(filling),
    lang: given.lang,
    device: given.device,
    reason: given.reason ?? null,
  }
}
