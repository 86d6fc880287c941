// Bulk actions as the database keeps them: what was asked, how far it is, what could not be done.

import { randomBytes } from 'node:crypto'
import { hashToken } from '../../../../access/server/gate.ts'
import { json, one, type RowOf, row } from '../../../../kit/db/row.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import type { Locale } from '../../../../kit/locales.ts'

export type BulkFailedRow = { id: string; number: string | null; reason: FailureReason }
export type FailureReason = 'missing' | 'failed' | 'too_large'
export type BulkStatus = 'pending' | 'in_progress' | 'completed' | 'failed' | 'expired'
export type Payload = {
  submission_ids: string[]
  to?: string[]
  message?: string | null
  lang: Locale
  /** Where people reach the server, for links. */
  public_url: string
}

const actionRow = row({
  id: 'string',
  company_id: 'string',
  action: one<'download' | 'send_emails'>(),
  account: 'string',
  payload: json<Payload>(),
  total: 'number',
  status: one<BulkStatus>(),
  done: 'number',
  failures: json<BulkFailedRow[]>(),
  troubles: 'number',
  objects: 'strings',
  expires_at: 'string?',
  retry_at: 'string?',
  created_at: 'string',
  /** The company's day. */
  created_on: 'string',
})
export type BulkActionRow = RowOf<typeof actionRow>

/** Without what was asked for, which may be thousands of ids. */
export type BulkState = Omit<BulkActionRow, 'payload'>
const state = sql`id, company_id, action, account, total, status, done, failures, troubles, objects,
  expires_at, retry_at, created_at, (created_at at time zone (
    select timezone from company where id = company_id))::date as created_on`

export async function addAction(
  db: Db,
  given: Pick<BulkActionRow, 'action' | 'account' | 'payload'>,
  /** It has failed already, and may be asked for again then. */
  retryAt?: Date,
): Promise<string> {
  const row = await db.maybe(
    { id: 'string' },
    sql`
    insert into bulk_action (company_id, action, account, payload, total, status, retry_at)
    values (current_company(), ${given.action}, ${given.account}, ${JSON.stringify(given.payload)},
      ${given.payload.submission_ids.length}, ${retryAt === undefined ? 'pending' : 'failed'},
      ${retryAt ?? null})
    returning id`,
  )
  if (row === undefined) throw new Error('The action left no row.')
  return row.id
}

export const actionById = (db: Db, id: string) =>
  db.maybe(
    actionRow,
    sql`
    select ${state}, payload from bulk_action where company_id = current_company() and id = ${id}`,
  )

/** One's own: nobody looks over another's shoulder. */
export const ownAction = (db: Db, id: string, account: string | undefined) =>
  db.maybe<BulkState>(sql`
    select ${state} from bulk_action
    where company_id = current_company() and id = ${id} and account = ${account ?? null}`)

export const ownActions = (db: Db, account: string | undefined) =>
  db.many<BulkState>(sql`
    select ${state} from bulk_action
    where company_id = current_company() and account = ${account ?? null} and cleared_at is null
      and status <> 'expired'
    order by created_at desc, id desc limit 50`)

/** How many are under way for somebody. */
export async function openActions(db: Db, account: string): Promise<number> {
  const row = await db.maybe(
    { n: 'number' },
    sql`
    select count(*) as n from bulk_action where company_id = current_company()
      and account = ${account} and status in ('pending', 'in_progress')`,
  )
  return row?.n ?? 0
}

/** A mail counts as done once it is asked for: it may be cleared away while it is written. */
export const clearAction = (db: Db, id: string) =>
  db.run(sql`
    update bulk_action set cleared_at = now()
    where company_id = current_company() and id = ${id}
      and (action = 'send_emails' or status not in ('pending', 'in_progress'))`)

export const noteProgress = (
  db: Db,
  id: string,
  done: number,
  failures: readonly BulkFailedRow[],
) =>
  db.run(sql`
    update bulk_action set status = 'in_progress', done = ${done},
      failures = ${JSON.stringify(failures)}, updated_at = now()
    where company_id = current_company() and id = ${id} and status in ('pending', 'in_progress')`)

export type BulkResult = {
  status: 'completed' | 'failed'
  failures: readonly BulkFailedRow[]
  objects?: readonly string[]
  file?: { name: string; bytes: number; sha256: string }
  expires_at?: Date
}

/** True for the worker that ends it; one that comes second has worked in vain. */
export async function endAction(
  db: Db,
  { id, total }: BulkActionRow,
  outcome: BulkResult,
): Promise<boolean> {
  const { status, failures, objects = [], file, expires_at } = outcome
  const ended = await db.run(sql`
    update bulk_action set status = ${status}, done = ${total},
      failures = ${JSON.stringify(failures)}, objects = ${objects}, name = ${file?.name ?? null},
      bytes = ${file?.bytes ?? null}, sha256 = ${file?.sha256 ?? null},
      expires_at = ${expires_at ?? null}, updated_at = now()
    where company_id = current_company() and id = ${id} and status in ('pending', 'in_progress')`)
  return ended === 1
}

/** Said before it is stored, so that what broke off leaves nothing that nobody knows of. */
export const noteObject = (db: Db, id: string, key: string) =>
  db.run(sql`
    update bulk_action set objects = objects || ${key}::text
    where company_id = current_company() and id = ${id} and status in ('pending', 'in_progress')`)

/** Ends it as failed; answers with what was stored for it. */
export async function failAction(db: Db, action: BulkActionRow): Promise<string[]> {
  const now = await actionById(db, action.id)
  const ended = await endAction(db, action, { status: 'failed', failures: action.failures })
  return ended ? (now?.objects ?? []) : []
}

/** How often the work has broken off, this time included. */
export async function noteTrouble(db: Db, id: string): Promise<number> {
  const row = await db.maybe(
    { troubles: 'number' },
    sql`
    update bulk_action set troubles = troubles + 1, updated_at = now()
    where company_id = current_company() and id = ${id} returning troubles`,
  )
  return row?.troubles ?? 0
}

/** A link of its own for each who asks: only its hash stays here. */
export async function mintLink(db: Db, action: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.run(sql`
    insert into bulk_link (company_id, token_hash, action)
    values (current_company(), ${hashToken(token)}, ${action})`)
  return token
}

/** Expires an action and forgets its files; answers with their keys. */
export async function expireAction(db: Db, id: string): Promise<string[]> {
  const row = await db.maybe(
    { objects: 'strings' },
    sql`
    update bulk_action b set status = case when status = 'completed' then 'expired' else status end,
      objects = '{}', updated_at = now()
    from (select objects from bulk_action
      where company_id = current_company() and id = ${id} for update) was
    where b.company_id = current_company() and b.id = ${id}
    returning was.objects`,
  )
  await db.run(sql`delete from bulk_link where company_id = current_company() and action = ${id}`)
  return row?.objects ?? []
}
