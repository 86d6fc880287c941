// Support accesses of the company of the transaction.
import { columns, one, type RowOf, row } from '../../../../kit/db/row.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import type { SupportAccess } from '../support.contract.ts'

const accessRow = row({
  ...columns('support_access', 'id', 'name', 'reason', 'writes', 'hours'),
  ...columns('support_access', 'answered_by', 'ends_at', 'ended_at', 'ended_by'),
  asked_at: 'string',
  state: one<SupportAccess['state']>(),
})

const isOver = sql`(s.ended_at is not null or s.refused or s.ends_at <= now())`

const access = sql`
  select s.id, s.name, s.reason, s.writes, s.hours, s.answered_by, s.ends_at, s.ended_at, s.ended_by,
    s.created_at as asked_at,
    case when s.refused then 'refused' when ${isOver} then 'over'
      when s.ends_at is not null then 'running' else 'asked' end as state
  from support_access s where s.company_id = current_company()`

export const findLastOf = (db: Db, login: string): Promise<RowOf<typeof accessRow> | undefined> =>
  db.maybe(
    accessRow,
    sql`${access} and s.login = ${login} order by s.created_at desc, s.id desc limit 1`,
  )

export const findAccesses = (db: Db) =>
  db.many(accessRow, sql`${access} order by s.created_at desc, s.id desc limit 100`)

export const findAccess = (db: Db, id: string) =>
  db.maybe(accessRow, sql`${access} and s.id = ${id}`)

type Asked = { login: string; name: string; reason: string; writes: boolean; hours: number }

export async function insertAccess(db: Db, { login, name, reason, writes, hours }: Asked) {
  const made = await db.maybe(
    { id: 'string' },
    sql`
    insert into support_access (company_id, login, name, reason, writes, hours)
    values (current_company(), ${login}, ${name}, ${reason}, ${writes}, ${hours}) returning id`,
  )
  if (made === undefined) throw new Error('The statement returned no row.')
  return made.id
}

type Answer = { lets_in: boolean; writes: boolean; hours: number; by: string }

/** False where nothing waits for an answer. */
export const answerAccess = async (
  db: Db,
  id: string,
  { lets_in, writes, hours, by }: Answer,
): Promise<boolean> =>
  (await db.run(sql`
    update support_access s set answered_by = ${by}, refused = ${!lets_in}, writes = ${writes}, hours = ${hours},
      ends_at = case when ${lets_in} then now() + ${hours} * interval '1 hour' end
    where s.company_id = current_company() and s.id = ${id} and s.answered_by is null and s.ended_at is null`)) >
  0

/** False where it was over. */
export const endAccess = async (db: Db, id: string, by: string): Promise<boolean> =>
  (await db.run(sql`
    update support_access s set ended_at = now(), ended_by = ${by}
    where s.company_id = current_company() and s.id = ${id} and not ${isOver}`)) > 0

/**
 * The account in which the provider's person acts in this company, made when they come for the first time. Its person
 * is archived from the beginning: no list of the company's people has it.
 */
export async function supportAccount(db: Db, login: string, name: string): Promise<string> {
  const known = await db.maybe(
    { id: 'string' },
    sql`
    select id from account where company_id = current_company() and login_id = ${login} and kind = 'support'`,
  )
  if (known !== undefined) return known.id
  const made = await db.maybe(
    { id: 'string' },
    sql`
    with made as (
      insert into person (company_id, name, first_name, last_name, language, archived_at)
      values (current_company(), '', ${name}, '(Plumbline)', 'en', now()) returning company_id, id
    )
    insert into account (company_id, id, person, login_id, kind, first_name, last_name)
    select company_id, id, id, ${login}, 'support', ${name}, '(Plumbline)' from made returning id`,
  )
  if (made === undefined) throw new Error('The statement returned no row.')
  return made.id
}

export const noteAccount = (db: Db, id: string, account: string) =>
  db.run(sql`
    update support_access set account = ${account}
    where company_id = current_company() and id = ${id} and account is null`)

/** In the role of the gate: the session is in the company of the transaction from its next request on. */
export const letSessionIn = (
  db: Db,
  session: string,
  { access: id, account }: { access: string; account: string },
) =>
  db.run(sql`
    update session set audience = 'staff', company_id = current_company(), account_id = ${account}, support = ${id}
    where id = ${session} and audience = 'admin'`)
