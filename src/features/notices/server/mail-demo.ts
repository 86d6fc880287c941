// The mails that the people of the demo company have had: what they were told lately, one by one, and this morning's.
// They lie in the mailbox and are sent to nobody.
import { json, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { NoticeFacts } from '../say.ts'
import { mailNow } from './mail.job.ts'
import { type Morning, writeMorning } from './morning.job.ts'

const toldRow = row({
  account: 'string',
  kind: 'string',
  record: 'string',
  facts: json<NoticeFacts>(),
  cause: 'string?',
  at: 'string',
})

/** What was written just now was written then. */
const writtenAt = (db: Db, at: string) =>
  db.run(sql`
    update mail set state = 'kept', created_at = ${at}, settled_at = ${at} where state = 'queued'`)

async function lastMorning(db: Db): Promise<{ at: string; working: boolean }> {
  const found = await db.maybe(
    { at: 'string', working: 'boolean' },
    sql`
    select m.at, extract(isodow from m.at at time zone c.timezone) < 6 as working
    from company c, lateral (
      select (day::date + time '07:00') at time zone c.timezone as at
      from generate_series(now() - interval '4 days', now() + interval '1 day', '1 day') day) m
    where c.id = current_company() and m.at <= now()
      and extract(isodow from m.at at time zone c.timezone) < 6
    order by m.at desc limit 1`,
  )
  if (found === undefined) throw new Error('There is no company in this transaction.')
  return found
}

export async function mailDemo(
  db: Db,
  on: Pick<Morning, 'kinds' | 'publicUrl' | 'tellers'>,
): Promise<void> {
  const names = on.kinds.filter(({ mail }) => mail === 'at-once').map(({ name }) => name)
  const told = await db.many(
    toldRow,
    sql`
    select account, kind, record, facts, cause, at from notice
    where company_id = current_company() and kind = any(${names})
      and at > now() - interval '21 days'
    order by at desc limit 40`,
  )
  const morning = await lastMorning(db)
  const isBefore = ({ at }: { at: string }) => Date.parse(at) < Date.parse(morning.at)
  const mail = async (all: typeof told) => {
    for (const one of all.toReversed()) {
      await mailNow(db, one.account, [one], on)
      await writtenAt(db, one.at)
    }
  }
  await mail(told.filter(isBefore))
  await writeMorning(db, { ...on, now: new Date(morning.at), working: morning.working })
  await writtenAt(db, morning.at)
  await mail(told.filter((one) => !isBefore(one)))
}
