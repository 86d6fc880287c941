// Who may read a board: its PIN, the devices that have shown it, and how often it was scanned.
import { hashToken } from '../../../access/server/gate.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'

export const pinHashOf = async (db: Db, board: string) =>
  (
    await db.maybe(
      { hash: 'string' },
      sql`select hash from board_pin where company_id = current_company() and board = ${board}`,
    )
  )?.hash

/** Another PIN asks every device anew. */
export async function setPin(db: Db, board: string, hash: string): Promise<void> {
  await db.run(sql`
    insert into board_pin (company_id, board, hash) values (current_company(), ${board}, ${hash})
    on conflict (company_id, board) do update set hash = excluded.hash`)
  await db.run(sql`
    delete from board_pass where company_id = current_company() and board = ${board}`)
}

export async function insertPass(db: Db, board: string, pass: string): Promise<void> {
  await db.run(sql`
    delete from board_pass where company_id = current_company() and board = ${board} and expires_at < now()`)
  await db.run(sql`
    insert into board_pass (company_id, board, hash, expires_at)
    values (current_company(), ${board}, ${hashToken(pass)}, now() + interval '30 days')`)
}

export const isPassed = async (db: Db, board: string, pass: string | undefined) =>
  pass !== undefined &&
  (await db.maybe(sql`
    select board from board_pass where company_id = current_company() and board = ${board}
      and hash = ${hashToken(pass)} and expires_at > now()`)) !== undefined

export const countScan = (db: Db, board: string) =>
  db.run(sql`
    insert into board_scans as s (company_id, board, day, scans)
    values (current_company(), ${board}, company_today(), 1)
    on conflict (company_id, board, day) do update set scans = s.scans + 1`)

/** The last thirty days that have any. */
export const scansOf = (db: Db, board: string) =>
  db.many(
    { day: 'string', scans: 'number' },
    sql`
    select day, scans from board_scans where company_id = current_company() and board = ${board}
      and day > company_today() - 30 order by day`,
  )

export const postedFile = (db: Db, board: string, file: string) =>
  db.maybe(
    { company_id: 'string', sha256: 'string', name: 'string', mime: 'string', bytes: 'number' },
    sql`
    select f.company_id, f.sha256, f.name, f.mime, f.bytes from safety_boards t
    join file f on f.company_id = t.company_id and f.id = ${file}
    where t.company_id = current_company() and t.id = ${board}
      and (f.id = t.minutes and 'minutes' = any(t.sections)
        or f.id = any(t.postings) and 'postings' = any(t.sections))`,
  )
