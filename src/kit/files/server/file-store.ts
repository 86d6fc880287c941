// Where the bytes of files lie. Keys are made here from a company and a content, never from a name.
import type { Readable } from 'node:stream'

export type ByteRange = { start: number; end: number }

export type FileStore = {
  /** Takes over the file at `path`: afterwards it is in the store whole, or not at all. */
  put(key: string, path: string): Promise<void>
  /** Both ends of a range are included. Rejects with NotStored. */
  read(key: string, range?: ByteRange): Promise<Readable>
  /** Removing what is not there is no fault. */
  remove(key: string): Promise<void>
}

export class NotStored extends Error {
  constructor(key: string, options?: ErrorOptions) {
    super(`There is no file ${key}.`, options)
  }
}

export const keyOf = (companyId: string, sha256: string): string =>
  `${companyId}/${sha256.slice(0, 2)}/${sha256}`
