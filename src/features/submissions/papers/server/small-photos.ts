// Pictures as a paper needs them: upright, small, without where they were taken.

import { buffer } from 'node:stream/consumers'
import { drawBrand } from '../../../../access/brand/server/small-logo.ts'
import { type FileStore, keyOf, NotStored } from '../../../../kit/files/server/file-store.ts'
import { isUnreadable, pictureWithin } from '../../../../kit/files/server/picture.ts'
import type { Log } from '../../../../kit/log/log.server.ts'
import { errorFields } from '../../../../kit/log/log.server.ts'
import { attachedIn, type Question } from '../../../forms/definition/index.ts'
import type { Paper, PaperFile } from '../paper.ts'
import type { Photo, Photos, Pictures } from './lay-photos.ts'

/** At 258 points wide on paper these are some 260 dots an inch. */
const most = 940

async function small(original: Buffer): Promise<Photo> {
  const { data, info } = await pictureWithin(most, original)
    .flatten({ background: '#fff' })
    .jpeg({ quality: 74 })
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The pictures that answers of photo questions name, those within items too. */
function photosIn(questions: readonly Question[], answers: Readonly<Record<string, unknown>>) {
  return questions.flatMap((question): string[] => {
    const value = answers[question.key]
    if (question.type === 'photo') return attachedIn(value).map(({ id }) => id)
    if (question.fields === undefined || !Array.isArray(value)) return []
    return value.flatMap((item) => photosIn(question.fields ?? [], item ?? {}))
  })
}

async function read(store: FileStore, companyId: string, file: PaperFile, log: Log) {
  try {
    return await small(await buffer(await store.read(keyOf(companyId, file.sha256))))
  } catch (error) {
    // The paper says which picture it lacks.
    if (!(error instanceof NotStored || isUnreadable(error))) throw error
    log.warn('a picture could not be put on a paper', { file: file.id, ...errorFields(error) })
    return null
  }
}

/** The logo and the photos. */
export async function picturesOf(
  store: FileStore,
  companyId: string,
  paper: Paper,
  log: Log,
): Promise<Pictures> {
  const { logo } = await drawBrand(store, paper.brand, log)
  return { logo, photos: await photosOf(store, companyId, paper, log) }
}

async function photosOf(
  store: FileStore,
  companyId: string,
  paper: Paper,
  log: Log,
): Promise<Photos> {
  const photos: Record<string, Photo | null> = {}
  for (const id of new Set([
    ...photosIn(paper.definition.fields, paper.answers),
    ...Object.values(paper.remarks ?? {}).flatMap((one) =>
      attachedIn(one.photos).map(({ id }) => id),
    ),
  ])) {
    const file = paper.files[id]
    photos[id] = file === undefined ? null : await read(store, companyId, file, log)
  }
  return photos
}
