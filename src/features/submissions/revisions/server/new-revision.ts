// A revision as it is stored: the answers that count, with their hash, their score and their rows for reports.
import type { Locale } from '../../../../kit/locales.ts'
import { alikeOf } from '../../consequences/server/copied.store.ts'
import { answerRows } from '../../content/server/answer-rows.ts'
import type { Decided } from '../../content/server/decide.ts'
import { type About, documentHash } from '../../content/server/document-hash.ts'
import { outcomeOf } from '../../content/server/outcome.ts'
import { saidWords } from '../../content/server/said-words.ts'
import type { NewRevision } from './revisions.store.ts'
import type { SubmissionContext, SubmittedFile } from './submission-context.store.ts'

type Checked = {
  id: string
  n: number
  context: SubmissionContext
  decided: Decided
  about: About
  files: readonly SubmittedFile[]
  account: string | null
  given: { lang: Locale; device: string | null; reason?: string }
}

export function newRevision(checked: Checked): NewRevision {
  const { id, n, context, decided, about, account, given } = checked
  const { filling, answers, remarks } = decided
  const files = checked.files.map((file) => ({ id: file.id, sha256: file.sha256 }))
  return {
    id,
    n,
    context,
    account,
    about,
    answers,
    remarks,
    files,
    hash: documentHash({
      submission: id,
      revision: n,
      form_version: context.version_hash,
      answers,
      remarks,
      files,
      about,
    }),
    alike: alikeOf(filling.definition, answers, remarks),
    outcome: outcomeOf(filling, context),
    rows: answerRows(filling),
    words: saidWords(filling, remarks),
    lang: given.lang,
    device: given.device,
    reason: given.reason ?? null,
  }
}
