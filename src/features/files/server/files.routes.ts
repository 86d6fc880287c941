import { z } from 'zod'
import type { Context, RawCall } from '../../../access/server/gate.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { fileLimit, readFile, storeFile } from '../../../kit/files/files.contract.ts'
import { sendAttachment } from '../../../kit/files/server/attachment.ts'
import { type FileStore, keyOf } from '../../../kit/files/server/file-store.ts'
import { readFileField } from '../../../kit/files/server/multipart.ts'
import { spool } from '../../../kit/files/server/spool.ts'
import { sniff } from '../../../kit/files/sniff.ts'
import { check, queryOf } from '../../../kit/http/server/check.ts'
import { type Exchange, sendJson } from '../../../kit/http/server/exchange.ts'
import { Problem } from '../../../kit/problems.ts'
import {
  type FileRow,
  fileById,
  insertFile,
  refuseWithoutRoom,
  type SentFile,
} from './files.store.ts'

export type FileSettings = {
  store: FileStore
  /** Where files are received; on the disk of the store, when that is a folder. */
  spoolFolder: string
  /** How many bytes a company may store. */
  quota: number
  /** For each kind of record that names files: whether it is shown to the caller. */
  readers: Record<
    string,
    (context: Context, recordId: string, fileId: string) => Promise<boolean> | boolean
  >
}

/** The form around the file: delimiters and headers. */
const wrapping = 64 * 1024

/** What a person called the file, without folders and without what no file is called. */
const cleanName = (name: string) =>
  name
    .replace(/^.*[/\\]/s, '')
    .replace(/\p{C}+/gu, '')
    .trim()
    .slice(-200)
    // The first sign may have been cut in two.
    .replace(/^[\udc00-\udfff]/, '')

type Receiving = Pick<FileSettings, 'store' | 'spoolFolder' | 'quota'>
type Owner = { companyId: string; accountId: string | undefined }

/** Receives the one file of a request. `within` opens a transaction of its owner: first to ask who may and whether
 *  there is room, so that only who may is listened to and a slow sender holds no connection; then to note it, with
 *  what else `also` notes of it. */
export async function receiveFile(
  { store, spoolFolder, quota }: Receiving,
  { request }: Exchange,
  within: <T>(work: (db: Db, owner: Owner) => Promise<T>) => Promise<T>,
  {
    idOf,
    also,
  }: { idOf?(): string | undefined; also?(db: Db, file: SentFile): Promise<void> } = {},
): Promise<SentFile> {
  const announced = Number(request.headers['content-length'] ?? 0) - wrapping
  const companyId = await within(async (db, owner) => {
    await refuseWithoutRoom(db, owner, quota, Math.max(0, announced))
    return owner.companyId
  })
  const id = idOf?.()
  if (announced > fileLimit) throw new Problem('body/too-large')
  const field = await readFileField(request)
  const spooled = await spool(field.content, spoolFolder, fileLimit)
  try {
    const name = cleanName(field.name)
    const mime = sniff(spooled.head, name)
    if (mime === undefined) throw new Problem('file/type')
    const sent = await within(async (db, owner) => {
      const named = { ...spooled, name, mime, ...(id !== undefined && { id }) }
      const stored = await insertFile(db, owner, named)
      await refuseWithoutRoom(db, owner, quota)
      await also?.(db, stored)
      return stored
    })
    await store.put(keyOf(companyId, spooled.sha256), spooled.path)
    return sent
  } finally {
    await spooled.discard()
  }
}

const store = (settings: FileSettings): RawCall => ({
  ...storeFile,
  route: storeFile,
  async answer(exchange, _params, gate) {
    const data = await receiveFile(
      settings,
      exchange,
      (work) =>
        gate(exchange, storeFile, ({ db, session: { companyId, accountId } }) => {
          if (companyId === undefined) throw new Problem('grant/missing')
          return work(db, { companyId, accountId })
        }),
      { idOf: () => check(storeFile.query, queryOf(exchange.url), 'query')?.id },
    )
    sendJson(exchange.response, 200, { message: 'File uploaded successfully.', data })
  },
})

/** Whose private things these are: of nobody, where somebody sees as the person. */
const ownIn = ({ accountId, seenBy }: Context['session']) =>
  seenBy === undefined ? accountId : undefined

/** A file that no record names yet is its sender's alone. */
async function isShown(settings: FileSettings, context: Context, file: FileRow): Promise<boolean> {
  if (file.subject === null || file.subject_id === null)
    return file.created_by !== null && file.created_by === ownIn(context.session)
  return (await settings.readers[file.subject]?.(context, file.subject_id, file.id)) ?? false
}

const read = (settings: FileSettings): RawCall => ({
  ...readFile,
  route: readFile,
  async answer(exchange, params, gate) {
    const id = z.uuid().safeParse(params.id)
    const file = await gate(exchange, readFile, async (context) => {
      const found = id.success ? await fileById(context.db, id.data) : undefined
      if (found === undefined || !(await isShown(settings, context, found)))
        throw new Problem('row/missing')
      return found
    })
    await sendAttachment(exchange, file, (range) =>
      settings.store.read(keyOf(file.company_id, file.sha256), range),
    )
  },
})

export const fileCalls = (settings: FileSettings): RawCall[] => [store(settings), read(settings)]
