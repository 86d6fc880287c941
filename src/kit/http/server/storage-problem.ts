// What goes wrong with files and disks, in the words of the catalogue.
import { NotStored } from '../../files/server/file-store.ts'
import { Problem } from '../../problems.ts'

/** The disk, or what the account may take of it, is full; PostgreSQL's too. */
const full = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Undefined where it is something else. */
export function storageProblem(error: unknown): Problem | undefined {
  if (error instanceof NotStored) return new Problem('file/lost', { cause: error })
  if (error instanceof Error && 'code' in error && full.has(String(error.code)))
    return new Problem('files/full', { cause: error })
  return undefined
}
