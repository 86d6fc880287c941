// The notices that are still to be mailed.

import { json, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { NoticeFacts } from '../say.ts'

const toMailRow = row({
  id: 'string',
  account: 'string',
  kind: 'string',
  record: 'string',
  facts: json<NoticeFacts>(),
  waits: 'boolean',
  passes_quiet: 'boolean',
  cause: 'string?',
})

/** Locked until the commit: of several workers one mails them. What was read meanwhile is not mailed. */
export const toMail = (db: Db, when: 'at-once' | 'morning', account: string | null) =>
  db.many(
    toMailRow,
    sql`
    select id, account, kind, record, facts, waits, passes_quiet, cause from notice
    where company_id = current_company() and mail = ${when} and mailed_at is null
      and read_at is null and (${account}::uuid is null or account = ${account})
    order by id for update skip locked`,
  )

export async function noteMailed(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await db.run(sql`
    update notice set mailed_at = ${now}
    where company_id = current_company() and id = any(${[...ids]}::uuid[])`)
}

export async function leaveForMorning(db: Db, ids: readonly string[]): Promise<void> {
  await db.run(sql`
    update notice set mail = 'morning'
    where company_id = current_company() and id = any(${[...ids]}::uuid[])`)
}

/** The mails of the day so far for which nobody waited. */
export async function mailsToday(db: Db, account: string, now: Date): Promise<number> {
  const found = await db.maybe(
    { mails: 'number' },
    sql`
    select count(distinct n.mailed_at) as mails from notice n join company c on c.id = n.company_id
    where n.company_id = current_company() and n.account = ${account} and n.mail = 'at-once'
      and not n.waits and n.mailed_at >= date_trunc('day', ${now}::timestamptz, c.timezone)`,
  )
  return found?.mails ?? 0
}

/** What is a year old is forgotten. */
export async function forgetOld(db: Db, now: Date): Promise<void> {
  await db.run(sql`
    delete from notice where company_id = current_company()
      and at < ${now}::timestamptz - interval '400 days'`)
}

/** Shows a person how many of a kind there are this morning; what they were shown of it before is read. */
export async function showCount(
  db: Db,
  { account, kind, count, day }: { account: string; kind: string; count: number; day: string },
): Promise<void> {
  await db.run(sql`
    update notice set read_at = now() where company_id = current_company() and account = ${account}
      and kind = ${kind} and read_at is null`)
  await db.run(sql`
    insert into notice (company_id, account, kind, event, record, facts)
    values (current_company(), ${account}, ${kind}, ${day}, ${account},
      ${JSON.stringify({ count: String(count) })}::jsonb)
    on conflict do nothing`)
}
