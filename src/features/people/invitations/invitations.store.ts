import { one, type RowOf, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import type { Locale } from '../../../kit/locales.ts'
import { daysOpen, type invitationStates, type SentInvitation } from './invitations.contract.ts'

/** The day on which a moment is where the company is. */
const lastDay = (moment: Sql): Sql =>
  sql`(${moment} at time zone (select timezone from company where id = current_company()))::date`

const candidateRow = row({
  id: 'string',
  name: 'string',
  first_name: 'string',
  email: 'string?',
  lang: one<Locale>(),
  deactivated: 'boolean',
  /** Somebody can sign in to the account. */
  active: 'boolean',
  /** They sign in with a name that the server made for them: no mail reaches it. */
  unreachable: 'boolean',
})
export type Candidate = RowOf<typeof candidateRow>

/** Those of the people who have an account here; locked, nobody else invites them until the transaction ends. */
export const candidatesOf = (
  db: Db,
  people: readonly string[],
  { lock }: { lock: boolean },
): Promise<Candidate[]> =>
  db.many(
    candidateRow,
    sql`
    select p.id, p.name, p.first_name, p.email, p.language as lang,
      a.deactivated_at is not null as deactivated, coalesce(s.can_sign_in, false) as active,
      coalesce(sign_in_name_of(a.id) like '%.internal', false) as unreachable
    from person p
    join account a on a.company_id = p.company_id and a.id = p.id and a.kind = 'staff'
    cross join lateral sign_ins_of(a.id) s
    where p.company_id = current_company() and p.id = any(${[...people]}::uuid[])
    order by folded(p.name), p.id ${lock ? sql`for update of a` : sql``}`,
  )

/** One invitation of a person waits at a time: sent again, it is the same one, and its earlier links go
 *  on leading to it. */
export async function writeInvitation(
  db: Db,
  given: { person: string; email: string | null; token: Buffer },
): Promise<string> {
  const written = await db.maybe(
    { until: 'string' },
    sql`
    insert into invitation (company_id, person, email, token_hashes, expires_at, created_by)
    values (current_company(), ${given.person}, ${given.email}, array[encode(${given.token}::bytea, 'hex')],
      now() + ${daysOpen} * interval '1 day', nullif(current_setting('app.actor_id', true), '')::uuid)
    on conflict (company_id, person) where accepted_at is null and revoked_at is null
    do update set email = excluded.email, sent_at = now(), expires_at = excluded.expires_at,
      reminders = 0, created_by = excluded.created_by,
      token_hashes = case when invitation.email is not distinct from excluded.email
        then invitation.token_hashes else '{}' end || excluded.token_hashes
    returning ${lastDay(sql`expires_at`)} as until`,
  )
  if (written === undefined) throw new Error('The statement returned no row.')
  return written.until
}

/** Where anything waits, it is taken back. */
export const takeBackInvitation = (db: Db, person: string): Promise<number> =>
  db.run(sql`
    update invitation set revoked_at = now() where company_id = current_company()
      and person = ${person} and accepted_at is null and revoked_at is null`)

/** Of an invitation `i`. */
export const stateOf: Sql = sql`case when i.accepted_at is not null then 'accepted'
  when i.revoked_at is not null then 'revoked' when i.expires_at <= now() then 'expired'
  when i.opened_at is not null then 'opened' else 'sent' end`

const sentRow = row({
  id: 'string',
  email: 'string?',
  state: one<(typeof invitationStates)[number]>(),
  sent_at: 'string',
  by: 'string?',
  reminders: 'number',
  opened_at: 'string?',
  expires_at: 'string',
  ended_at: 'string?',
})

export const invitationsOf = (db: Db, person: string): Promise<SentInvitation[]> =>
  db.many(
    sentRow,
    sql`
    select i.id, i.email, ${stateOf} as state, i.sent_at, i.reminders, i.opened_at, i.expires_at,
      coalesce(i.accepted_at, i.revoked_at) as ended_at,
      (select p.name from person p join account a on a.company_id = p.company_id and a.person = p.id
        where a.company_id = i.company_id and a.id = i.created_by) as by
    from invitation i where i.company_id = current_company() and i.person = ${person}
    order by i.created_at desc limit 20`,
  )

export async function companyNow(db: Db): Promise<{ name: string; slug: string }> {
  const found = await db.maybe(
    { name: 'string', slug: 'string' },
    sql`select name, slug from company where id = current_company()`,
  )
  if (found === undefined) throw new Error('There is no company in this transaction.')
  return found
}

const dueRow = row({
  id: 'string',
  person: 'string',
  email: 'string',
  name: 'string',
  lang: one<Locale>(),
  /** The account that invited. */
  sender: 'string?',
  until: 'string',
})

/** Sent three or ten days ago and not yet answered; each is due once for each of the two. */
export const dueReminders = (db: Db, days: readonly number[]) =>
  db.many(
    dueRow,
    sql`
    select i.id, i.person, i.email, p.first_name as name, p.language as lang, ${lastDay(sql`i.expires_at`)} as until,
      i.created_by as sender
    from invitation i
    join person p on p.company_id = i.company_id and p.id = i.person
    join account a on a.company_id = i.company_id and a.id = i.person
    where i.company_id = current_company() and i.accepted_at is null and i.revoked_at is null
      and i.email is not null and i.expires_at > now() and a.deactivated_at is null
      and i.reminders < (select count(*) from unnest(${[...days]}::int[]) d
        where i.sent_at < now() - d * interval '1 day')
    order by i.id for update of i`,
  )

/** A reminder brings a link of its own: of the earlier one only the hash is known. */
export const noteReminder = (db: Db, id: string, token: Buffer, days: readonly number[]) =>
  db.run(sql`
    update invitation i set token_hashes = token_hashes || array[encode(${token}::bytea, 'hex')],
      reminders = (select count(*) from unnest(${[...days]}::int[]) d
        where i.sent_at < now() - d * interval '1 day')
    where company_id = current_company() and id = ${id}`)
