// What is filled in for a contractor lies on the device from its first word on, and leaves when there is a connection:
// in the name of the contact who is signed in, or by a code in nobody’s.
import { storedAccount } from '../../../../access/web/session.ts'
import { namedIn, withIds } from '../../../../kit/drafts/ids-within.ts'
import { type FileHash, type OutboxEntry, untried } from '../../../../kit/drafts/outbox.ts'
import { answerOf } from '../../../../kit/drafts/web/answer-of.ts'
import { entryKind, queueEntry } from '../../../../kit/drafts/web/run-outbox.ts'
import { type FilesLeave, sendFiles, underAccount } from '../../../../kit/drafts/web/send-files.ts'
import { serverIds } from '../../../../kit/drafts/web/server-ids.ts'
import { eraseRow, putRow, rowsOf } from '../../../../kit/drafts/web/stored.ts'
import { changeFile, filesOf } from '../../../../kit/drafts/web/stored-files.ts'
import { addressOf, call, inTime } from '../../../../kit/http/client.web.ts'
import { upload } from '../../../../kit/http/upload.web.ts'
import { prove } from '../../../../kit/proof-of-work/proof-of-work.ts'
import type { Remarks } from '../../../forms/definition/index.ts'
import { fileByCode, submitByCode } from '../../by-code/by-code.contract.ts'
import { noteSent } from '../../by-code/web/has-sent.ts'
import { portalSubmit } from '../../portal.contract.ts'

/** Receipts that a device keeps. */
const mostReceipts = 20

/** For what a form is filled. */
export type AskedForm = {
  line: string
  contractor: string
  place: string
  day: string | null
  /** By a code; nothing where a contact is signed in. */
  code: string | null
}

export type ContractorDraft = {
  readonly id: string
  readonly started_at: string
  readonly answers: Record<string, unknown>
  readonly remarks: Remarks
  /** Who fills it, where nobody is signed in. */
  readonly name: string
}

export type ContractorReceipt = {
  readonly number: string
  readonly files: FileHash[]
  readonly hash?: string
  readonly tracking?: string
}

export type ContractorEntry = OutboxEntry<ContractorReceipt | null> & {
  readonly kind: 'contractor-form'
  readonly asked: AskedForm
  /** What the form is called. */
  readonly title: string
  readonly draft: ContractorDraft
  readonly sent: { version: string; answers: object; remarks: object; lang: string; at: string }
}

/** Under whose name the device stores it. */
export const keeperOf = (code: string) => `code ${code}`
export const draftKind = ({ line, contractor, place, day }: AskedForm) =>
  ['contractor-draft', line, contractor, place, day ?? ''].join(' ')

/** By the code, where nobody is signed in. */
const byCode = (code: string): FilesLeave => ({
  send: (file, asked) =>
    upload({ ...fileByCode, path: addressOf(fileByCode, { params: { code } }) }, file, asked),
})
export const filesLeave = (code: string | null, account: string): FilesLeave =>
  code === null ? underAccount(account) : byCode(code)

async function post(
  entry: ContractorEntry,
  files: readonly FileHash[],
): Promise<ContractorReceipt> {
  const { asked, draft, sent, account } = entry
  const { there } = await serverIds(entry.id)
  const { line, place, day, contractor, code } = asked
  const filled = {
    ...{ id: draft.id, line, place, day, version: sent.version, lang: sent.lang },
    ...{ started_at: draft.started_at, submitted_at: sent.at, files: [...files] },
    answers: withIds({ ...sent.answers }, there),
    remarks: withIds({ ...sent.remarks }, there),
  }
  if (code === null) {
    const body = { ...filled, contractor }
    return (await call(portalSubmit, { body, account, signal: inTime() })).data
  }
  const body = { ...filled, name: draft.name, proof: await prove(draft.id) }
  return (await call(submitByCode, { params: { code }, body, signal: inTime() })).data
}

export const contractorEntries = entryKind<ContractorEntry, ContractorReceipt>('contractor-form', {
  isHere: (account) => account.startsWith(keeperOf('')) || storedAccount() === account,
  files: {
    async send({ id, account, asked, sent }) {
      const why = await sendFiles(id, filesLeave(asked.code, account))
      const files = await filesOf(id)
      const named = namedIn([sent.answers, sent.remarks], new Set(files.map((file) => file.id)))
      return { files: files.filter((file) => named.has(file.id)), ...(why && { why }) }
    },
    learn: async () => ({ type: 'ok', value: [] }),
    resend: (file) => changeFile(file, { server: null }),
  },
  submit: (entry, files) => answerOf(post(entry, files)),
  async receive(entry, receipt) {
    for (const file of await filesOf(entry.id)) await eraseRow('files', file.id)
    // The receipt stays on the device: by its code somebody asks what became of it.
    const received: ContractorEntry = { ...entry, state: 'received', receipt, trouble: null }
    await putRow('outbox', received)
    const there = (await entriesOf(entry.account)).filter(({ state }) => state === 'received')
    for (const old of there.slice(mostReceipts)) await eraseRow('outbox', old.id)
  },
})

type Given = Pick<ContractorEntry, 'asked' | 'title' | 'account' | 'draft' | 'sent'>

export function queueFilled(given: Given): Promise<void> {
  if (given.asked.code !== null) noteSent(given.asked.code)
  return queueEntry(contractorEntries, {
    ...given,
    ...untried,
    id: given.draft.id,
    kind: 'contractor-form',
    state: 'queued',
    made_at: given.sent.at,
    receipt: null,
    known: [],
    elsewhere: [],
  })
}

/** Those of an account, the latest first. */
export async function entriesOf(account: string): Promise<ContractorEntry[]> {
  const rows = await rowsOf<OutboxEntry>('outbox', account)
  return rows
    .filter((row): row is ContractorEntry => row.kind === 'contractor-form')
    .sort((one, other) => other.made_at.localeCompare(one.made_at))
}
