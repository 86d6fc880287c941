// Files leave one after the other. One that does not get through waits; it holds up nothing else.

import { storeFile } from '../../files/files.contract.ts'
import { upload } from '../../http/upload.web.ts'
import { type RefusedSend, saysWhy } from '../answer.ts'
import { afterUpload, toSend } from '../files.ts'
import { answerOf } from './answer-of.ts'
import { notify } from './changes.ts'
import { preparePhotos } from './prepare-photos.ts'
import { changeFile, type DraftFile, filesOf } from './stored-files.ts'

type Stored = { data: { readonly id: string; readonly sha256: string } }
/** How files leave: the answer says what the server calls them. */
export type FilesLeave = {
  send(file: File, asked: Parameters<typeof upload>[2]): Promise<Stored>
}

export const underAccount = (account: string): FilesLeave => ({
  send: (file, asked) => upload(storeFile, file, { ...asked, account }),
})

/** How far each file is that is on its way from this page. */
const percents = new Map<string, number>()
export const percentOf = (id: string): number | undefined => percents.get(id)

/** Answers why it waits, where that is not the connection. */
async function sendOne(file: DraftFile, way: FilesLeave): Promise<RefusedSend | undefined> {
  const { id, name, mime, content } = file
  percents.set(id, 0)
  const sending = way.send(new File([content], name, { type: mime }), {
    // Answers name it so before it has arrived, on other devices too.
    query: { id },
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

const underway = new Map<string, Promise<RefusedSend | undefined>>()

async function sendAll(draft: string, way: FilesLeave): Promise<RefusedSend | undefined> {
  await preparePhotos(draft)
  let why: RefusedSend | undefined
  for (const file of toSend(await filesOf(draft))) why = (await sendOne(file, way)) ?? why
  return why
}

/** Sends the files of a draft that the server has not; each draft once at a time. Answers why some
 *  wait, where that is not the connection. */
export function sendFiles(draft: string, way: FilesLeave): Promise<RefusedSend | undefined> {
  const before = underway.get(draft) ?? Promise.resolve(undefined)
  const next = before.then(() => sendAll(draft, way))
  underway.set(draft, next)
  const done = () => {
    if (underway.get(draft) === next) underway.delete(draft)
  }
  next.then(done, done)
  return next
}
