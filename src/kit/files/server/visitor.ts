// A stored file for somebody who is not signed in. Of a picture they get a copy, with an ETag of its own,
// that does not tell where it was taken; what no copy can be made of is not sent at all.
import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import type { Exchange } from '../../http/server/exchange.ts'
import { Problem } from '../../problems.ts'
import { turns } from '../../turns.ts'
import { type AttachedFile, sendAttachment } from './attachment.ts'
import { type ByteRange, type FileStore, keyOf } from './file-store.ts'
import { isUnreadable, pictureWithin } from './picture.ts'
import { type Spooled, spool } from './spool.ts'

export type VisitorFiles = { store: FileStore; folder: string }

/** Enough to see a crack on a large screen. */
const most = 2560
/** Four channels of 16 bits, none of them compressed. */
const mostBytes = most * most * 8

/** A copy is made in memory: two at once, the caller. */
const inTurn = turns({ atOnce: 2, waiting: 100 })

async function copyOf(original: Buffer, folder: string): Promise<Spooled> {
  try {
    return await spool(pictureWithin(most, original), folder, mostBytes)
  } catch (error) {
    throw isUnreadable(error) ? new Problem('file/picture', { cause: error }) : error
  }
}

/** To be called outside of a transaction. */
export async function sendToVisitor(
  exchange: Exchange,
  file: AttachedFile & { company_id: string },
  { store, folder }: VisitorFiles,
): Promise<void> {
  const read = (range?: ByteRange) => store.read(keyOf(file.company_id, file.sha256), range)
  if (!file.mime.startsWith('image/')) return sendAttachment(exchange, file, read)
  const copy = await inTurn(async () => copyOf(await buffer(await read()), folder))
  try {
    // Read from the disk, so that who takes it slowly fills no memory.
    await sendAttachment(exchange, { ...file, ...copy }, async (range) =>
      createReadStream(copy.path, range),
    )
  } finally {
    await copy.discard()
  }
}
