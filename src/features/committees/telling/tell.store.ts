// Tells the employer of a recommendation, and the committee of the answer.
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { today } from '../../appointments/index.ts'
import { closeNotices, notify } from '../../notices/index.ts'
import {
  recommendationAnswered,
  recommendationDue,
  recommendationReceived,
  recommendationUnanswered,
} from './notice-kinds.ts'

async function committeeNamed(db: Db, id: string): Promise<string> {
  const found = await db.maybe(
    { name: 'string' },
    sql`select name from jhsc_committees where company_id = current_company() and id = ${id}`,
  )
  return found?.name ?? ''
}

/** The co-chairs of a committee who are in office today. */
export async function coChairs(db: Db, committee: string): Promise<string[]> {
  const found = await db.many(
    { person: 'string' },
    sql`
    select m.person from jhsc_committees c
    cross join lateral committee_members(c.company_id, c.location, ${today}) m
    where c.company_id = current_company() and c.id = ${committee} and m.co_chair order by m.person`,
  )
  return found.map(({ person }) => person)
}

type Recommended = {
  id: string
  name: string
  committee: string
  employer: string
  response_due?: string
}

export async function tellEmployer(db: Db, recommended: Recommended): Promise<void> {
  const { id, name, committee, employer, response_due = '' } = recommended
  await notify(db, recommendationReceived, {
    to: [employer],
    record: id,
    event: `${id} ${employer}`,
    facts: { committee: await committeeNamed(db, committee), name, response_due },
  })
}

export async function tellAnswered(
  db: Db,
  { id, name, committee }: Pick<Recommended, 'id' | 'name' | 'committee'>,
): Promise<void> {
  for (const kind of [recommendationReceived, recommendationDue, recommendationUnanswered])
    await closeNotices(db, kind, id)
  const actor = await db.maybe(
    { name: 'string' },
    sql`select coalesce(current_setting('app.actor_name', true), '') as name`,
  )
  await notify(db, recommendationAnswered, {
    to: await coChairs(db, committee),
    record: id,
    event: id,
    facts: { name, by: actor?.name ?? '' },
  })
}
