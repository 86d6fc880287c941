// Codes on things: a random word that leads to a record, whether to its screen or to a public page. It
// can be given to another record of its company, turned over for a new one, or revoked.
import { randomBytes } from 'node:crypto'
import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'
import { moduleOfCode } from '../modules.ts'

export type CodeTarget = { subject: string; subject_id: string }

/** The code that leads there; nothing where there is none, or none any longer. */
export const codeOf = (db: Db, { subject, subject_id }: CodeTarget) =>
  db.maybe(
    { token: 'string' },
    sql`
    select token from qr_token where company_id = current_company() and subject = ${subject}
      and subject_id = ${subject_id} and active_to is null
    order by created_at desc limit 1`,
  )

async function lead(db: Db, token: string, { subject, subject_id }: CodeTarget): Promise<void> {
  await db.run(sql`
    insert into qr_token (company_id, token, subject, subject_id)
    values (current_company(), ${token}, ${subject}, ${subject_id})`)
}

/** 144 bits, which nobody guesses. */
export async function newCode(db: Db, target: CodeTarget): Promise<string> {
  const token = randomBytes(18).toString('base64url')
  await lead(db, token, target)
  return token
}

/** The code of a record that has not had one is made now; one that was revoked stays so. */
export async function firstCode(db: Db, target: CodeTarget): Promise<string | null> {
  const token = (await codeOf(db, target))?.token
  if (token !== undefined) return token
  const had = await db.maybe(sql`
    select id from qr_token where company_id = current_company()
      and subject = ${target.subject} and subject_id = ${target.subject_id} limit 1`)
  return had === undefined ? newCode(db, target) : null
}

/** Every code that led there leads nowhere. */
export const revokeCodes = (db: Db, { subject, subject_id }: CodeTarget) =>
  db.run(sql`
    update qr_token set active_to = now() where company_id = current_company()
      and subject = ${subject} and subject_id = ${subject_id} and active_to is null`)

/** Answers false where the company has no such code. What it led to before stays on record. */
export async function giveCode(db: Db, token: string, target: CodeTarget): Promise<boolean> {
  const ended = await db.run(sql`
    update qr_token set active_to = now()
    where company_id = current_company() and token = ${token} and active_to is null`)
  if (ended === 0) return false
  await lead(db, token, target)
  return true
}

/** In the company that the code leads to from then on; nothing where it leads nowhere, or to a part of the product
 *  that the company does not use. */
export async function openCode(db: Db, code: string, subject: string, request: string) {
  const found = await db.maybe(
    { id: 'string?' },
    sql`select open_code(${code}, ${subject}, ${request}) as id`,
  )
  const module = moduleOfCode[subject]
  if (!found?.id) return undefined
  if (module === undefined) return found.id
  const off = await db.maybe(
    sql`select from company where id = current_company() and ${module} = any(modules_off)`,
  )
  return off === undefined ? found.id : undefined
}

/** A number a day, and nothing of the person who scanned it. */
export const countScan = (db: Db, { subject, subject_id }: CodeTarget) =>
  db.run(sql`
    insert into code_scans as s (company_id, subject, subject_id, day, scans)
    values (current_company(), ${subject}, ${subject_id}, company_today(), 1)
    on conflict (company_id, subject, subject_id, day) do update set scans = s.scans + 1`)

/** How often its codes were scanned in the last thirty days. */
export const scansOf = async (db: Db, { subject, subject_id }: CodeTarget): Promise<number> =>
  (
    await db.maybe(
      { scans: 'number' },
      sql`
      select coalesce(sum(scans), 0)::integer as scans from code_scans
      where company_id = current_company() and subject = ${subject} and subject_id = ${subject_id}
        and day > company_today() - 30`,
    )
  )?.scans ?? 0
