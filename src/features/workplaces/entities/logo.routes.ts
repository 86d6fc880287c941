// The logo of an entity, for anybody who reads a public page: made small, never the file itself.
import { hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { z } from 'zod'
import { readLogo } from '../../../access/brand/brand.contract.ts'
import { smallLogo } from '../../../access/brand/server/small-logo.ts'
import type { RawCall } from '../../../access/server/gate.ts'
import { missed } from '../../../access/server/limits.ts'
import { sql } from '../../../kit/db/sql.ts'
import { sendAttachment } from '../../../kit/files/server/attachment.ts'
import { type FileStore, keyOf, NotStored } from '../../../kit/files/server/file-store.ts'
import { isUnreadable } from '../../../kit/files/server/picture.ts'
import { Problem } from '../../../kit/problems.ts'

async function smallOf(store: FileStore, key: string) {
  try {
    return await smallLogo(store, key)
  } catch (error) {
    if (error instanceof NotStored) throw new Problem('file/lost', { cause: error })
    throw isUnreadable(error) ? new Problem('file/picture', { cause: error }) : error
  }
}

export const logoCall = ({ store }: { store: FileStore }): RawCall => ({
  ...readLogo,
  route: readLogo,
  async answer(exchange, params, gate) {
    const id = z.uuid().safeParse(params.id)
    const file = await gate(exchange, readLogo, async ({ db }) => {
      const found = id.success
        ? await db.maybe(
            { company_id: 'string', sha256: 'string' },
            sql`select * from public_logo(${id.data})`,
          )
        : undefined
      return found ?? missed(db, `logo ${exchange.ip}`, new Problem('row/missing'))
    })
    if (file instanceof Problem) throw file
    const { data } = await smallOf(store, keyOf(file.company_id, file.sha256))
    await sendAttachment(
      exchange,
      { name: 'logo.png', mime: 'image/png', bytes: data.length, sha256: hash('sha256', data) },
      async (range) =>
        Readable.from([range === undefined ? data : data.subarray(range.start, range.end + 1)]),
    )
  },
})
