// Photos are kept as they were chosen and made small afterwards, one after the other: ten at once are
// more than a phone holds. Photos that were not prepared when the page was closed are prepared the next
// time.

import { shrinkPhoto } from '../../web/inputs/photo/shrink-photo.ts'
import { toPrepare } from '../files.ts'
import { hashOf } from './hash.ts'
import { changeFile, type DraftFile, filesOf } from './stored-files.ts'

type Small = Pick<DraftFile, 'name' | 'mime' | 'bytes' | 'sha256' | 'content'>

export async function smallOf(original: File): Promise<Small> {
  const { file } = await shrinkPhoto(original)
  const { name, type: mime, size: bytes } = file
  return { name, mime, bytes, sha256: await hashOf(file), content: file }
}

async function prepare({ id, name, mime, content }: DraftFile): Promise<void> {
  try {
    const small = await smallOf(new File([content], name, { type: mime }))
    // Once: what another tab made small may be on its way by now.
    await changeFile(id, { ...small, original: false }, (file) => file.original)
  } catch (error) {
    console.error(`${name} could not be made small.`, error)
    await changeFile(id, { refused: error instanceof Error ? error.message : String(error) })
  }
}

let turn: Promise<void> = Promise.resolve()

async function prepareAll(draft: string): Promise<void> {
  for (const file of toPrepare(await filesOf(draft))) await prepare(file)
}

/** Resolves when none of a draft's photos waits any more to be made small. */
export function preparePhotos(draft: string): Promise<void> {
  const prepared = turn.then(() => prepareAll(draft))
  turn = prepared.catch(() => undefined)
  return prepared
}
