// Who is told as the days pass: that an answer is due, from the day after that it did not come; that a committee must meet;
// that a month passed without an inspection.
import { addDays, daysBetween, firstOfMonth } from '../../../kit/day.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { notify } from '../../notices/index.ts'
import { inspectedMonths, meetBy } from '../duties/clock.ts'
import { factsOf } from '../duties/committee-duties.store.ts'
import {
  committeeMeets,
  inspectionMissed,
  recommendationDue,
  recommendationUnanswered,
} from './notice-kinds.ts'
import { coChairs } from './tell.store.ts'

/** Days before an answer is due, the last first. */
const remindBefore = [0, 7]
/** Days before a committee must meet. */
const meetBefore = 14

const hsManager = 1
const management = 6

const rolesOf = async (db: Db, roles: readonly number[]): Promise<string[]> =>
  (
    await db.many(
      { id: 'string' },
      sql`
      select id from account where company_id = current_company() and kind = 'staff'
        and role_id = any(${[...roles]}::integer[]) and deactivated_at is null order by id`,
    )
  ).map(({ id }) => id)

async function remindOfRecommendations(db: Db, day: string): Promise<void> {
  const open = await db.many(
    {
      ...{ id: 'string', name: 'string', committee: 'string', of: 'string', employer: 'string' },
      ...{ who: 'string', supervisor: 'string?', response_due: 'string' },
    },
    sql`
    select r.id, r.name, c.name as committee, c.id as of, r.employer, p.name as who, p.supervisor,
      r.response_due
    from jhsc_recommendations r
    join jhsc_committees c on c.company_id = r.company_id and c.id = r.committee and c.archived_at is null
    join person p on p.company_id = r.company_id and p.id = r.employer
    where r.company_id = current_company() and r.archived_at is null and r.answered_on is null
      and r.response_due <= ${day}::date + ${Math.max(...remindBefore)}::integer
    order by r.response_due, r.id`,
  )
  for (const { id, name, committee, of, employer, who, supervisor, response_due } of open) {
    const left = daysBetween(day, response_due)
    const step = remindBefore.find((days) => left <= days)
    if (left >= 0) {
      const event = `${id} ${response_due} ${step}`
      const facts = { name, response_due }
      await notify(db, recommendationDue, { to: [employer], record: id, event, facts })
      continue
    }
    const others = [
      ...(supervisor === null ? [] : [supervisor]),
      ...(await rolesOf(db, [hsManager, management])),
      ...(await coChairs(db, of)),
    ]
    await notify(db, recommendationUnanswered, {
      to: [...new Set(others)].filter((one) => one !== employer),
      record: id,
      event: `${id} ${response_due} unanswered`,
      facts: { committee, name, response_due, who },
    })
  }
}

async function remindOfCommittees(db: Db, day: string): Promise<void> {
  for (const { id, name, since, met_on, inspected_on } of await factsOf(db, day)) {
    const chairs = await coChairs(db, id)
    const due = meetBy({ since, metOn: met_on })
    const left = daysBetween(day, due)
    if (left <= meetBefore) {
      const isLate = left < 0
      await notify(db, committeeMeets, {
        to: isLate ? [...chairs, ...(await rolesOf(db, [hsManager]))] : chairs,
        record: id,
        event: `${id} ${due} ${isLate ? 'late' : 'soon'}`,
        facts: { committee: name, meet_by: due },
      })
    }
    // The month in which it began is not held against it.
    const [last] = inspectedMonths({ since, inspectedOn: inspected_on, today: day }).slice(-2, -1)
    if (last === undefined || last.inspected || `${last.month}-01` < since) continue
    const month_end = addDays(firstOfMonth(day), -1)
    await notify(db, inspectionMissed, {
      to: [...new Set([...chairs, ...(await rolesOf(db, [hsManager]))])],
      record: id,
      event: `${id} ${month_end}`,
      facts: { committee: name, month_end, last: inspected_on.at(-1) ?? null },
    })
  }
}

export async function remindOfCommitteeDuties(db: Db, day: string): Promise<void> {
  await remindOfRecommendations(db, day)
  await remindOfCommittees(db, day)
}
