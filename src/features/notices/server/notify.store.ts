// Tells people their news in the transaction that causes it.
import type { z } from 'zod'
import { uses } from '../../../access/server/uses.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Job } from '../../../kit/jobs/job.ts'
import { enqueue } from '../../../kit/jobs/server/enqueue.ts'
import type { NoticeKind } from '../../../manifest/notice.ts'
import { pushNotices } from '../push/server/push-jobs.ts'
import { hasRules } from '../rules/server/rules.store.ts'
import { tellByRules } from '../rules/server/tell-by-rules.job.ts'
import { actorNamed } from './cause.ts'
import { mailNotices } from './mail-jobs.ts'
import { chosenMail, chosenPush, chosenScreen } from './settings.store.ts'

type NewNotice<Fact extends string> = {
  to: readonly string[]
  /** The id of the record that it leads to. */
  record: string
  /** What happened: each person is told once, however often it is said. */
  event: string
  facts: Readonly<Record<Fact, string | null>>
  /** The account of the person whom the facts name as the cause; where it is left out, `by` is the person who
   *  acts. */
  cause?: string | null
  /** It cannot wait for the morning, as others of its kind can. */
  urgent?: boolean
  /** It is mailed, and told by devices, in quiet hours too. */
  passesQuiet?: boolean
  /** Beside the screen; both where it is left out. */
  by?: { mail: boolean; push: boolean }
  /** The job that mails a link to those of them who have no account; where it is left out, they are told nothing. */
  withoutAccount?: Job<z.ZodType<{ record: string; event: string; people: string[] }>>
}

/** Tells each of them who works here, but the person who does it. Rows that nobody wrote, those of a demo,
 *  are news to nobody. */
export async function notify<Fact extends string>(
  db: Db,
  kind: NoticeKind<Fact>,
  { to, record, event, facts, cause, urgent = false, ...how }: NewNotice<Fact>,
): Promise<void> {
  const { passesQuiet = false, by = { mail: true, push: true }, withoutAccount } = how
  if (kind.module !== undefined && !(await uses(db, kind.module))) return
  await tellRules(db, kind, { record, event, facts })
  if (to.length === 0) return
  if (withoutAccount !== undefined && (await isNews(db))) {
    const people = await reachedByMail(db, to)
    if (people.length > 0) await enqueue(db, withoutAccount, { record, event, people })
  }
  const told = await db.many(
    { account: 'string', mail: 'string?', push: 'boolean' },
    {
      ...sql`
    insert into notice (company_id, account, kind, event, record, facts, shown, mail, waits, push,
      passes_quiet, cause)
    select a.company_id, a.id, ${kind.name}, ${event}, ${record}, ${JSON.stringify(facts)}::jsonb,
      ${chosenScreen(kind)}, case when ${by.mail} then ${chosenMail(kind, urgent || passesQuiet)} end,
      ${kind.waits === true || urgent},
      ${by.push} and (${passesQuiet} or ${chosenPush(kind, urgent)}), ${passesQuiet}, ${cause === undefined ? actorNamed(facts) : sql`${cause}::uuid`}
    from account a
    left join notice_settings s on s.company_id = a.company_id and s.account = a.id
    where a.company_id = current_company() and a.id = any(${[...to]}::uuid[])
      and a.kind = ${kind.toContacts ? 'contractor' : 'staff'} and a.deactivated_at is null
      and a.id is distinct from nullif(current_setting('app.actor_id', true), '')::uuid
      and coalesce(current_setting('app.source', true), '') <> ''
    on conflict do nothing
    returning account, mail, push`,
      steady: true,
    },
  )
  // In one order: each job's key is locked, and two who tell the same people must not wait for each other.
  for (const { account, mail } of told.toSorted((one, other) =>
    one.account.localeCompare(other.account),
  ))
    if (mail === 'at-once') await enqueue(db, mailNotices, { account }, { key: account })
  await tellDevices(
    db,
    told.filter(({ push }) => push).map(({ account }) => account),
  )
}

/** Those who have no account, and whose mail address is known. */
const reachedByMail = async (db: Db, people: readonly string[]): Promise<string[]> =>
  (
    await db.many(
      { id: 'string' },
      sql`
      select p.id from person p
      where p.company_id = current_company() and p.id = any(${[...people]}::uuid[])
        and p.email is not null and p.archived_at is null
        and not exists (select from account a where a.company_id = p.company_id and a.id = p.id
          and a.kind = 'staff' and a.login_id is not null and a.deactivated_at is null)
      order by p.id`,
    )
  ).map(({ id }) => id)

/** Most people have none. */
async function tellDevices(db: Db, accounts: readonly string[]): Promise<void> {
  if (accounts.length === 0) return
  const devices = await db.many(
    { id: 'string' },
    sql`
    select id from push_subscription
    where company_id = current_company() and account = any(${[...accounts]}::uuid[]) order by id`,
  )
  for (const { id } of devices) await enqueue(db, pushNotices, { device: id }, { key: id })
}

/** Whom the company's rules name is told by a job; where it has none of this kind there is none. */
async function tellRules(
  db: Db,
  { name, others }: NoticeKind,
  happened: Pick<NewNotice<string>, 'record' | 'event' | 'facts'>,
): Promise<void> {
  if (others !== undefined && (await isNews(db)) && (await hasRules(db, name)))
    await enqueue(db, tellByRules, { kind: name, ...happened })
}

/** Rows that nobody wrote are none. */
const isNews = async (db: Db): Promise<boolean> =>
  (
    await db.maybe(
      { source: 'string' },
      sql`select coalesce(current_setting('app.source', true), '') as source`,
    )
  )?.source !== ''

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
