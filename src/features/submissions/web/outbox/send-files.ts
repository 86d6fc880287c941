// Files leave one after the other. One that does not get through waits; it holds up nothing else.
import { type Refusal, saysWhy } from '../../../../kit/drafts/answer.ts'
import { afterUpload, toSend } from '../../../../kit/drafts/files.ts'
import { answerOf } from '../../../../kit/drafts/web/answer-of.ts'
import { notify } from '../../../../kit/drafts/web/changes.ts'
import { storeFile } from '../../../../kit/files/files.contract.ts'
import { upload } from '../../../../kit/http/upload.web.ts'
import { changeFile, filesOf } from '../device/store.ts'
import type { DraftFile } from '../device/stored.ts'
import { preparePhotos } from './prepare-photos.ts'

/** How far each file is that is on its way from this page. */
const percents = new Map<string, number>()
export const percentOf = (id: string): number | undefined => percents.get(id)

/** Answers why it waits, where that is not the connection. */
async function sendOne(file: DraftFile, account: string): Promise<Refusal | undefined> {
  const { id, name, mime, content } = file
  percents.set(id, 0)
  const sending = upload(storeFile, new File([content], name, { type: mime }), {
    // Answers name it so before it has arrived, on other devices too.
    query: { id },
    account,
    onProgress: (percent) => {
      percents.set(id, percent)
      notify('files')
    },
  })
  try {
    const answer = await answerOf(sending.then(({ data }) => data))
    const change = afterUpload(file, answer)
    if (change !== undefined) await changeFile(id, change)
    return answer.type === 'refused' && saysWhy(answer) ? answer : undefined
  } catch (error) {
    await changeFile(id, { refused: error instanceof Error ? error.message : String(error) })
    return undefined
  } finally {
    percents.delete(id)
    notify('files')
  }
}

const underway = new Map<string, Promise<Refusal | undefined>>()

async function sendAll(draft: string, account: string): Promise<Refusal | undefined> {
  await preparePhotos(draft)
  let why: Refusal | undefined
  for (const file of toSend(await filesOf(draft))) why = (await sendOne(file, account)) ?? why
  return why
}

/** Sends the files of a draft that the server has not; each draft once at a time. Answers why some
 *  wait, where that is not the connection. */
export function sendFiles(draft: string, account: string): Promise<Refusal | undefined> {
  const before = underway.get(draft) ?? Promise.resolve(undefined)
  const next = before.then(() => sendAll(draft, account))
  underway.set(draft, next)
  const done = () => {
    if (underway.get(draft) === next) underway.delete(draft)
  }
  next.then(done, done)
  return next
}
