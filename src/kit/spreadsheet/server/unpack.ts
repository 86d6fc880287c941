// Unpacks the parts of an Office archive, refusing one that grows beyond what a table can need. The
// sizes that an archive claims prove nothing: each part is unpacked up to what is left of the limit.
import { inflateRawSync } from 'node:zlib'
import { errorCodeOf } from '../../error-code.ts'
import { BadTable } from './bad-table.ts'

const damaged = () => new BadTable('This file is damaged. Save it again and choose the new one.')

type Entry = { path: string; stored: boolean; content: Buffer }

/** Where the list of an archive's parts begins, and how many there are. */
function directoryOf(archive: Buffer): { at: number; count: number } {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < 0 || end + 22 > archive.length) throw damaged()
  return { at: archive.readUInt32LE(end + 16), count: archive.readUInt16LE(end + 10) }
}

function* entriesOf(archive: Buffer): Generator<Entry> {
  let { at, count } = directoryOf(archive)
  for (; count > 0; count -= 1) {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw damaged()
    const method = archive.readUInt16LE(at + 10)
    const packed = archive.readUInt32LE(at + 20)
    const named = archive.readUInt16LE(at + 28)
    const local = archive.readUInt32LE(at + 42)
    const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    if ((method !== 0 && method !== 8) || from + packed > archive.length) throw damaged()
    const path = archive.toString('utf8', at + 46, at + 46 + named)
    yield { path, stored: method === 0, content: archive.subarray(from, from + packed) }
    at += 46 + named + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
}

/** The parts by their paths, all together no longer than `limit`. */
export function unpack(archive: Buffer, limit: number): Map<string, Buffer> {
  const parts = new Map<string, Buffer>()
  let left = limit
  try {
    for (const { path, stored, content } of entriesOf(archive)) {
      if (!/\.(xml|rels)$/.test(path)) continue
      const part = stored
        ? content
        : inflateRawSync(content, { maxOutputLength: Math.max(1, left) })
      left -= part.length
      if (left < 0) throw new RangeError('unpacked too much')
      parts.set(path, part)
    }
  } catch (error) {
    if (error instanceof BadTable) throw error
    if (
      errorCodeOf(error) === 'ERR_BUFFER_TOO_LARGE' ||
      (error instanceof Error && error.message === 'unpacked too much')
    )
      throw new BadTable('This file is too large to open as a table.')
    // A number outside the archive, or packed badly.
    if (errorCodeOf(error) === 'ERR_OUT_OF_RANGE' || errorCodeOf(error)?.startsWith('Z_'))
      throw damaged()
    throw error
  }
  return parts
}
