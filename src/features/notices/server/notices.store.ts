import { json, type RowOf, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { mostCounted, type Unread } from '../notices.contract.ts'
import type { NoticeFacts } from '../say.ts'

const noticeRow = row({
  id: 'string',
  kind: 'string',
  record: 'string',
  facts: json<NoticeFacts>(),
  at: 'string',
  read: 'boolean',
})
type NoticeRow = RowOf<typeof noticeRow>

type Asked = {
  account: string
  kinds: readonly string[]
  unread: boolean
  before: string | undefined
  count: number
}

export const noticesOf = (
  db: Db,
  { account, kinds, unread, before, count }: Asked,
): Promise<NoticeRow[]> =>
  db.many(
    noticeRow,
    sql`
    select id, kind, record, facts, at, read_at is not null as read from notice
    where company_id = current_company() and account = ${account}
      and shown and kind = any(${[...kinds]}::text[])
      and (${before ?? null}::uuid is null or id < ${before ?? null})
      ${unread ? sql`and read_at is null` : sql``}
    order by id desc limit ${count}`,
  )

export const zoneOf = async (db: Db): Promise<string> =>
  (
    await db.maybe(
      { timezone: 'string' },
      sql`select timezone from company where id = current_company()`,
    )
  )?.timezone ?? 'UTC'

export async function markRead(
  db: Db,
  account: string,
  { ids, read }: { ids: readonly string[]; read: boolean },
): Promise<void> {
  await db.run(sql`
    update notice set read_at = ${read ? sql`now()` : sql`null`}
    where company_id = current_company() and account = ${account}
      and id = any(${[...ids]}::uuid[]) and (read_at is null) = ${read}`)
}

export async function markAllRead(db: Db, account: string, until: string): Promise<void> {
  await db.run(sql`
    update notice set read_at = now()
    where company_id = current_company() and account = ${account} and read_at is null
      and id <= ${until}`)
}

const newest = sql`(
  select id from notice
  where company_id = w.company and account = w.account and read_at is null and shown
  order by id desc limit ${mostCounted})`

export async function unreadOf(db: Db, account: string): Promise<Unread> {
  const found = await db.maybe(
    { unread: 'number', latest: 'string?' },
    sql`
    select count(n.id) as unread, (array_agg(n.id order by n.id desc))[1] as latest
    from (select current_company() as company, ${account}::uuid as account) w, lateral ${newest} n`,
  )
  return found ?? { unread: 0, latest: null }
}

/** Somebody who is shown their notices as they come. */
export type Watcher = { session: string; company: string; account: string }

/** How each of them stands; whose session has ended is not among them. One look, however many there are. */
export const lookFor = (
  db: Db,
  watchers: readonly Watcher[],
): Promise<(Unread & { session: string })[]> =>
  db.many(
    { session: 'string', unread: 'number', latest: 'string?' },
    sql`
    select w.session, n.unread, n.latest
    from jsonb_to_recordset(${JSON.stringify(watchers)}::jsonb)
      as w(session uuid, company uuid, account uuid)
    join session s on s.id = w.session and s.expires_at > now()
      and s.seen_at > now() - interval '12 hours'
    cross join lateral (
      select count(u.id) as unread, (array_agg(u.id order by u.id desc))[1] as latest
      from ${newest} u) n`,
  )
