// One submission on its way. Nothing of it leaves this device before the receipt names every file.

import { storedAccount } from '../../../../../access/web/session.ts'
import type { ServerAnswer } from '../../../../../kit/drafts/answer.ts'
import { namedIn, withIds } from '../../../../../kit/drafts/ids-within.ts'
import type { FileHash } from '../../../../../kit/drafts/outbox.ts'
import { answerOf } from '../../../../../kit/drafts/web/answer-of.ts'
import { entryKind } from '../../../../../kit/drafts/web/run-outbox.ts'
import { sendFiles, underAccount } from '../../../../../kit/drafts/web/send-files.ts'
import { serverIds } from '../../../../../kit/drafts/web/server-ids.ts'
import { changeFile, type DraftFile, filesOf } from '../../../../../kit/drafts/web/stored-files.ts'
import { readFile } from '../../../../../kit/files/files.contract.ts'
import { call, inTime, Refused } from '../../../../../kit/http/client.web.ts'
import { hashOfFile } from '../../../../../kit/http/download.web.ts'
import { same } from '../../../../../kit/same.ts'
import { readWhole } from '../../../reading/reading.contract.ts'
import { revise, submit } from '../../../revisions/revisions.contract.ts'
import { receiveOutgoing } from '../device/store.ts'
import type { Outgoing, StoredReceipt } from '../device/stored.ts'

/** The files that the answers name and this device holds. */
export async function filesToSend({ id, body }: Outgoing): Promise<DraftFile[]> {
  const files = await filesOf(id)
  const named = namedIn([body.answers, body.remarks], new Set(files.map((file) => file.id)))
  return files.filter((file) => named.has(file.id))
}

async function postSubmission(
  outgoing: Outgoing,
  files: readonly FileHash[],
): Promise<StoredReceipt> {
  const { about, id, ...sent } = outgoing.body
  const { there } = await serverIds(outgoing.id)
  const answers = withIds(sent.answers, there)
  const remarks = withIds(sent.remarks, there)
  const body = { ...sent, answers, remarks, files: [...files] }
  const { account, revises, reason } = outgoing
  const asked = () => ({ account, signal: inTime() })
  if (revises === null)
    return (await call(submit, { ...asked(), body: { ...body, id, about } })).data
  const { id: submission, of } = revises
  const params = { id: submission }
  try {
    return (await call(revise, { ...asked(), params, body: { ...body, of, reason, about } })).data
  } catch (error) {
    if (!(error instanceof Refused && error.code === 'row/stale')) throw error
    // The answer to an earlier attempt may have been lost: then the stored submission is the sent one.
    const { data } = await call(readWhole, { ...asked(), params })
    if (
      data.revision !== of + 1 ||
      !same(data.answers, body.answers) ||
      !same(data.remarks, remarks ?? {})
    )
      throw error
    return { ...data, id: submission, deficiencies: [], taken_out: [] }
  }
}

const learn = (files: readonly string[], account: string): Promise<ServerAnswer<FileHash[]>> =>
  answerOf(
    Promise.all(
      files.map(async (id) => ({
        id,
        sha256: await hashOfFile(readFile.path.replace(':id', id), { account, signal: inTime() }),
      })),
    ),
  )

/** How a submission leaves: its files, then what it says. */
export const submissionEntries = entryKind<Outgoing, StoredReceipt>('submission', {
  isHere: (account) => storedAccount() === account,
  files: {
    async send(outgoing) {
      const why = await sendFiles(outgoing.id, underAccount(outgoing.account))
      return { files: await filesToSend(outgoing), ...(why && { why }) }
    },
    learn: ({ account }, files) => learn(files, account),
    resend: (file) => changeFile(file, { server: null }),
  },
  submit: (outgoing, files) => answerOf(postSubmission(outgoing, files)),
  receive: (outgoing, receipt) =>
    receiveOutgoing({ ...outgoing, state: 'received', receipt, trouble: null }),
})
