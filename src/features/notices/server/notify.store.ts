// Tells people their news in the transaction that causes it.
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { NoticeKind } from '../../../manifest/notice.ts'

type NewNotice<Fact extends string> = {
  to: readonly string[]
  /** The id of the record that it leads to. */
  record: string
  /** What happened: each person is told once, however often it is said. */
  event: string
  facts: Readonly<Record<Fact, string | null>>
}

/** Tells each of them who works here, but the person who does it. Rows that nobody wrote, those of a demo,
 *  are news to nobody. */
export async function notify<Fact extends string>(
  db: Db,
  kind: NoticeKind<Fact>,
  { to, record, event, facts }: NewNotice<Fact>,
): Promise<void> {
  if (to.length === 0) return
  await db.run(sql`
    insert into notice (company_id, account, kind, event, record, facts)
    select a.company_id, a.id, ${kind.name}, ${event}, ${record}, ${JSON.stringify(facts)}::jsonb
    from account a
    where a.company_id = current_company() and a.id = any(${[...to]}::uuid[])
      and a.kind = 'staff' and a.deactivated_at is null
      and a.id is distinct from nullif(current_setting('app.actor_id', true), '')::uuid
      and coalesce(current_setting('app.source', true), '') <> ''
    on conflict do nothing`)
}

/** What nobody waits for any more counts as read: by one person, or by all who were told. */
export async function closeNotices(
  db: Db,
  { name }: NoticeKind,
  record: string,
  account?: string,
): Promise<void> {
  await db.run(sql`
    update notice set read_at = now()
    where company_id = current_company() and record = ${record} and kind = ${name}
      and read_at is null and (${account ?? null}::uuid is null or account = ${account ?? null})`)
}
