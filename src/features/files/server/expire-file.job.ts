import { columns } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { type FileStore, keyOf } from '../../../kit/files/server/file-store.ts'
import { perform } from '../../../kit/jobs/server/perform.ts'
import { expireFile, expireLater, takeTurns } from './files.store.ts'

/** Removes a file that no record has named, and its content with the last file that shares it. One that
 *  somebody has not submitted yet is asked for again a day later. */
export const expireFiles = (
  store: FileStore,
  isWaiting: (db: Db, file: string) => Promise<boolean>,
) =>
  perform(expireFile, ({ payload, transaction }) =>
    transaction(async (db) => {
      if (await isWaiting(db, payload.file_id)) return expireLater(db, payload.file_id)
      const gone = await db.maybe(
        columns('file', 'company_id', 'sha256'),
        sql`
        delete from file where id = ${payload.file_id} and subject is null returning *`,
      )
      if (gone === undefined) return
      await takeTurns(db, gone.company_id, gone.sha256)
      const other = await db.maybe(sql`select id from file where sha256 = ${gone.sha256} limit 1`)
      if (other === undefined) await store.remove(keyOf(gone.company_id, gone.sha256))
    }),
  )
