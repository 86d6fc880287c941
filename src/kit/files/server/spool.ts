// Receives a file to disk before anything is decided about it: hashed and counted on the way.
import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Problem } from '../../problems.ts'
import { headLength } from '../sniff.ts'

export type Spooled = {
  path: string
  sha256: string
  bytes: number
  /** The beginning of the file. */
  head: Buffer
  /** Removes it, unless a store has taken it over. */
  discard(): Promise<void>
}

/** Refuses what is longer than `limit` without reading on, and ends where nobody waits any longer. */
export async function spool(
  content: AsyncIterable<Buffer>,
  folder: string,
  limit: number,
  gone?: AbortSignal,
): Promise<Spooled> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const hash = createHash('sha256')
  let bytes = 0
  let head = Buffer.alloc(0)
  const discard = () => rm(path, { force: true })
  async function* counted() {
    for await (const part of content) {
      bytes += part.length
      if (bytes > limit) throw new Problem('body/too-large')
      hash.update(part)
      if (head.length < headLength)
        head = Buffer.concat([head, part.subarray(0, headLength - head.length)])
      yield part
    }
  }
  try {
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
    await pipeline(counted, file, { signal: gone })
  } catch (error) {
    await discard()
    throw error
  }
  return { path, sha256: hash.digest('hex'), bytes, head, discard }
}
