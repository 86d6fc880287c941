// Files leave one after the other. One that does not get through waits; it holds up nothing else.
import { storeFile } from '../../../../kit/files/files.contract.ts'
import { Refused } from '../../../../kit/http/client.web.ts'
import { upload } from '../../../../kit/http/upload.web.ts'
import type { KeptFile } from '../device/kept.ts'
import { tell } from '../device/news.ts'
import { changeFile, filesOf } from '../device/store.ts'
import { mayPass, saysWhy } from './may-pass.ts'
import { preparePhotos } from './prepare-photos.ts'

/** How far each file is that is on its way from this page. */
const percents = new Map<string, number>()
export const percentOf = (id: string): number | undefined => percents.get(id)

/** Answers why it waits, where that is not the connection. */
async function sendOne(
  { id, name, mime, content, sha256 }: KeptFile,
  account: string,
): Promise<Refused | undefined> {
  percents.set(id, 0)
  try {
    const { data } = await upload(storeFile, new File([content], name, { type: mime }), {
      // Answers name it so before it has arrived, on other devices too.
      query: { id },
      account,
      onProgress: (percent) => {
        percents.set(id, percent)
        tell('files')
      },
    })
    // What arrived is not what left: it is sent again.
    if (sha256 !== '' && data.sha256 !== sha256) return undefined
    await changeFile(id, { server: data.id, sha256: data.sha256, refused: null })
    return undefined
  } catch (error) {
    if (mayPass(error)) return error instanceof Refused && saysWhy(error) ? error : undefined
    await changeFile(id, { refused: error instanceof Error ? error.message : String(error) })
    return undefined
  } finally {
    percents.delete(id)
    tell('files')
  }
}

const underway = new Map<string, Promise<Refused | undefined>>()

async function sendAll(draft: string, account: string): Promise<Refused | undefined> {
  await preparePhotos(draft)
  const waiting = (await filesOf(draft)).filter(
    ({ server, refused, original }) => server === null && !refused && !original,
  )
  let why: Refused | undefined
  for (const file of waiting) why = (await sendOne(file, account)) ?? why
  return why
}

/** Sends the files of a draft that the server has not; each draft once at a time. Answers why some
 *  wait, where that is not the connection. */
export function sendFiles(draft: string, account: string): Promise<Refused | undefined> {
  const before = underway.get(draft) ?? Promise.resolve(undefined)
  const next = before.then(() => sendAll(draft, account))
  underway.set(draft, next)
  const done = () => {
    if (underway.get(draft) === next) underway.delete(draft)
  }
  next.then(done, done)
  return next
}
