// A finished download, for the person who holds its link. Links are not guessed; somebody who tries is
// slowed down.

import type { RawCall } from '../../../../access/server/gate.ts'
import { hashToken } from '../../../../access/server/gate.ts'
import { missed } from '../../../../access/server/limits.ts'
import { row } from '../../../../kit/db/row.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { sendAttachment } from '../../../../kit/files/server/attachment.ts'
import { type FileStore, NotStored } from '../../../../kit/files/server/file-store.ts'
import { Problem } from '../../../../kit/problems.ts'
import { download } from '../../papers/papers.contract.ts'

const foundRow = row({
  company_id: 'string',
  object: 'string',
  name: 'string',
  bytes: 'number',
  sha256: 'string',
})

export const downloadCall = (store: FileStore): RawCall => ({
  ...download,
  route: download,
  async answer(exchange, params, gate) {
    const file = await gate(exchange, download, async ({ db }) => {
      const found = await db.maybe(
        foundRow,
        sql`select * from open_download(${hashToken(params.token ?? '')}) where object is not null`,
      )
      return found ?? missed(db, `download ${exchange.ip}`, new Problem('link/spent'))
    })
    if (file instanceof Problem) throw file
    try {
      const attachment = { ...file, mime: 'application/zip' }
      await sendAttachment(exchange, attachment, (range) => store.read(file.object, range))
    } catch (error) {
      if (error instanceof NotStored) throw new Problem('link/spent')
      throw error
    }
  },
})
