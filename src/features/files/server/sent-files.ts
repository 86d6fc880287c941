// Files as their sender finds them again, such as a sheet that is to be imported.
import type { Readable } from 'node:stream'
import type { Context } from '../../../access/server/gate.ts'
import { type FileStore, keyOf } from '../../../kit/files/server/file-store.ts'
import { type FileRow, fileById } from './files.store.ts'

export const sentFiles = (store: FileStore) => ({
  /** The file with this id, if the caller has sent it. */
  async sent({ db, session }: Context, id: string): Promise<FileRow | undefined> {
    const file = await fileById(db, id)
    const own = file?.created_by !== null && file?.created_by === session.accountId
    return own ? file : undefined
  },
  content({ session }: Context, { sha256 }: { sha256: string }): Promise<Readable> {
    if (session.companyId === undefined) throw new Error('A file is of a company.')
    return store.read(keyOf(session.companyId, sha256))
  },
})
