// Devices of people, and what each is still to be told.
import { json, row } from '../../../../kit/db/row.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import type { Locale } from '../../../../kit/locales.ts'
import type { NoticeFacts } from '../../say.ts'

/** One person has so many at most; the oldest goes. */
const most = 10

export const devicesOf = (db: Db, account: string) =>
  db.many(
    { id: 'string', device: 'string', since: 'string', endpoint: 'string' },
    sql`
    select id, device, created_at as since, endpoint from push_subscription
    where company_id = current_company() and account = ${account} order by id desc`,
  )

type Given = { endpoint: string; p256dh: string; auth: string; device: string }

/** A device that is told already stays the one it is: a page may have it on the screen. */
export async function storeDevice(
  db: Db,
  account: string,
  { endpoint, p256dh, auth, device }: Given,
): Promise<string> {
  const told = await db.maybe(
    { id: 'string' },
    sql`
    update push_subscription set p256dh = ${p256dh}, auth = ${auth}, device = ${device}
    where company_id = current_company() and account = ${account} and endpoint = ${endpoint}
    returning id`,
  )
  if (told !== undefined) return told.id
  await db.run(sql`select release_push_endpoint(${endpoint})`)
  const made = await db.many(
    { id: 'string' },
    sql`
    insert into push_subscription (company_id, account, endpoint, p256dh, auth, device)
    values (current_company(), ${account}, ${endpoint}, ${p256dh}, ${auth}, ${device})
    returning id`,
  )
  await db.run(sql`
    delete from push_subscription where company_id = current_company() and id in (
      select id from push_subscription
      where company_id = current_company() and account = ${account}
      order by id desc offset ${most})`)
  return made[0]?.id ?? ''
}

/** Answers how many went. */
export const dropDevice = (db: Db, id: string, account: string | null = null): Promise<number> =>
  db.run(sql`
    delete from push_subscription where company_id = current_company() and id = ${id}
      and (${account}::uuid is null or account = ${account})`)

const targetRow = row({
  account: 'string',
  endpoint: 'string',
  p256dh: 'string',
  auth: 'string',
  lang: json<Locale>(),
})

/** Of a person who works here still. */
export const targetOf = (db: Db, id: string) =>
  db.maybe(
    targetRow,
    sql`
    select p.account, p.endpoint, p.p256dh, p.auth, to_json(coalesce(a.locale, 'en')) as lang
    from push_subscription p join account a on a.company_id = p.company_id and a.id = p.account
    where p.company_id = current_company() and p.id = ${id} and a.deactivated_at is null`,
  )

/** What was not read and is not old news, the oldest first; in quiet hours, what passes them. */
export const toPush = (db: Db, id: string, quiet: boolean) =>
  db.many(
    { id: 'string', kind: 'string', record: 'string', facts: json<NoticeFacts>() },
    sql`
    select n.id, n.kind, n.record, n.facts
    from push_subscription p join notice n on n.company_id = p.company_id and n.account = p.account
      and n.id > p.since
    where p.company_id = current_company() and p.id = ${id} and n.push and n.read_at is null
      and n.at > now() - interval '1 day'
      and case when n.passes_quiet then p.urgent_since is null or n.id > p.urgent_since
        else not ${quiet} end
    order by n.id limit 50`,
  )

/** What was told in quiet hours is noted apart: what waited meanwhile is older, and is told when they end. */
export async function notePushed(
  db: Db,
  id: string,
  { notice, quiet }: { notice: string; quiet: boolean },
): Promise<void> {
  const column = quiet ? sql`urgent_since` : sql`since`
  await db.run(sql`
    update push_subscription set ${column} = ${notice}
    where company_id = current_company() and id = ${id}
      and (${column} is null or ${column} < ${notice})`)
}
