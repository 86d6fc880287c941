// The server, as devices know it: drafts by revision, submissions once by their id, files by content.

import { same } from '../../same.ts'
import type { RefusedSend, ServerAnswer } from '../answer.ts'
import type { Saved } from '../draft.ts'
import type { FileHash } from '../outbox.ts'
import type { SimulatedAnswers } from './rules.ts'

type Submission = {
  readonly account: string
  readonly content: SimulatedAnswers
  readonly files: readonly FileHash[]
}

const refusal = (code: RefusedSend['code'], status: number, extra = {}): RefusedSend => ({
  type: 'refused',
  code,
  status,
  words: code,
  errors: {},
  extra,
})
const ok = <Value>(value: Value): ServerAnswer<Value> => ({ type: 'ok', value })

export class SimulatedServer {
  readonly drafts = new Map<string, Saved<SimulatedAnswers> & { readonly account: string }>()
  readonly submissions = new Map<string, Submission>()
  readonly files = new Map<string, string>()

  saveDraft(account: string, id: string, content: SimulatedAnswers, revision: number) {
    const now = this.drafts.get(id)
    if (this.submissions.has(id)) return refusal('draft/sent', 409)
    if ((now?.revision ?? 0) !== revision) return refusal('row/stale', 409)
    this.drafts.set(id, { account, content, revision: revision + 1, saved_at: '' })
    return ok({ revision: revision + 1, saved_at: '' })
  }
  readDraft(account: string, id: string): ServerAnswer<Saved<SimulatedAnswers>> {
    const found = this.drafts.get(id)
    return found?.account === account ? ok(found) : refusal('row/missing', 404)
  }
  draftOf(account: string): string | undefined {
    for (const [id, draft] of this.drafts) if (draft.account === account) return id
    return undefined
  }
  storeFile(id: string, sha256: string) {
    this.files.set(id, sha256)
    return ok({ id, sha256 })
  }
  submit(account: string, id: string, content: SimulatedAnswers, files: readonly FileHash[]) {
    const before = this.submissions.get(id)
    if (before !== undefined)
      return before.account === account && same(before.content, content)
        ? ok({ files: before.files })
        : refusal('row/exists', 409)
    const missing = files.filter((file) => this.files.get(file.id) !== file.sha256)
    if (missing.length > 0)
      return refusal('submission/files', 422, { missing: missing.map((file) => file.id) })
    this.submissions.set(id, { account, content, files })
    this.drafts.delete(id)
    return ok({ files })
  }
}
