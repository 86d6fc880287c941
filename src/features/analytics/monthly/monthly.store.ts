import { one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import type { Locale } from '../../../kit/locales.ts'

/** The first day of the last whole month, where the company is. */
const lastMonth = sql`(date_trunc('month', company_today()::timestamp) - interval '1 month')::date`

export const seenReport = (db: Db, id: string, seen: Sql = sql`true`) =>
  db.maybe(
    { month: 'string', ended: 'boolean' },
    sql`
    select ${lastMonth} as month, t.archived_at is not null or t.completed_at is not null as ended
    from monthly_reports t where t.company_id = current_company() and t.id = ${id} and ${seen}`,
  )

/** Those that were not made for the last month; the month before a report was set up is not due. */
export const dueReports = (db: Db) =>
  db.many(
    { id: 'string', month: 'string' },
    sql`
    select t.id, ${lastMonth} as month from monthly_reports t
    join company c on c.id = t.company_id
    where t.company_id = current_company() and t.archived_at is null and t.completed_at is null
      and coalesce(t.made_for, (date_trunc('month', t.created_at at time zone c.timezone) - interval '1 month')::date)
        < ${lastMonth}
    order by t.id`,
  )

export const reportToMake = (db: Db, id: string) =>
  db.maybe(
    {
      name: 'string',
      project: 'string?',
      entity: 'string?',
      contacts: 'strings',
      language: one<Locale>(),
      maker: 'string?',
      zone: 'string',
    },
    sql`
    select t.name, t.project, t.entity, t.contacts, t.language, t.created_by as maker, c.timezone as zone
    from monthly_reports t join company c on c.id = t.company_id
    where t.company_id = current_company() and t.id = ${id}
      and t.archived_at is null and t.completed_at is null`,
  )

/** Those who can be written to and want it. */
export const contactsOf = (db: Db, ids: readonly string[]) =>
  db.many(
    { name: 'string', email: 'string' },
    sql`
    select c.name, c.email from client_contacts c
    where c.company_id = current_company() and c.id = any(${[...ids]}::uuid[]) and c.archived_at is null
      and c.email is not null and c.opted_out is not true
    order by folded(c.name), c.id`,
  )

export const addPaper = (db: Db, id: string, { month, file }: { month: string; file: string }) =>
  db.run(sql`
    update monthly_reports set papers = papers || ${file}::uuid,
      made_for = greatest(made_for, ${month}::date)
    where company_id = current_company() and id = ${id}`)

/** What follows in the transaction is done in the name of the person who set the report up, also where somebody else asked for it. */
export const actAs = (db: Db, account: string) =>
  db.run(sql`
    select set_config('app.actor_id', a.id::text, true),
      set_config('app.actor_name', concat_ws(' ', a.first_name, a.last_name), true)
    from account a where a.company_id = current_company() and a.id = ${account}`)
