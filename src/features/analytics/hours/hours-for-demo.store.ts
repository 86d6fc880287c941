// Two years of hours at the demo company. On one project nobody entered the first weeks: what is worked out by them is
// not shown until somebody does.
import { addDays, daysFromNow, mondayOf } from '../../../kit/day.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { DemoSize } from '../../../manifest/feature.server.ts'
import { chance, demoSites, isOpen, isWorkingDay, ownPeople } from '../../people/index.ts'
import type { Workers } from './worked-hours.register.ts'

type DemoHours = { number: string | null; week: string; whose: Workers; hours: number }

const weeksOf: Readonly<Record<DemoSize, number>> = { small: 12, whole: 107 }
/** So many days after the project has begun. */
const missing = { number: '25-027', days: 28 }
const inYards = 22
const hoursADay = 8

function inWeek(week: string, today: string): DemoHours[] {
  const days = [0, 1, 2, 3, 4].map((day) => addDays(week, day)).filter(isWorkingDay)
  const worked = (people: number, on: readonly string[], name: string) =>
    Math.round(people * on.length * hoursADay * (0.92 + 0.12 * chance('hours', name, week)))
  const ofSites = demoSites.flatMap((site): DemoHours[] => {
    const { number, others, from } = site
    const open = days.filter((day) => isOpen(site, today, day))
    const isMissing =
      number === missing.number && addDays(week, 6) <= addDays(today, from + missing.days)
    // A week of rest, and one after the work has ended, has no hours: that is known, and not missing.
    const hasBegun = addDays(week, 6) >= addDays(today, from)
    if (!hasBegun || isMissing) return []
    return [
      { number, week, whose: 'own', hours: worked(ownPeople(site).length, open, number) },
      { number, week, whose: 'contractors', hours: worked(others, open, `${number} others`) },
    ]
  })
  return [...ofSites, { number: null, week, whose: 'own', hours: worked(inYards, days, 'yards') }]
}

function demoHours(size: DemoSize, today: string): DemoHours[] {
  const thisWeek = mondayOf(today)
  return Array.from({ length: weeksOf[size] }, (_, at) => addDays(thisWeek, -7 * (at + 1))).flatMap(
    (week) => inWeek(week, today),
  )
}

/** For the company that the transaction is set to; its projects must be there. */
export const hoursForDemo = (db: Db, size: DemoSize) =>
  db.run(sql`
    insert into worked_hours (company_id, name, project, week, whose, hours)
    select current_company(), concat_ws(' · ', p.number, g.week), p.id, g.week, g.whose, g.hours
    from jsonb_to_recordset(${JSON.stringify(demoHours(size, daysFromNow(0)))}::jsonb)
      g(number text, week date, whose text, hours numeric)
    left join projects p on p.company_id = current_company() and p.number = g.number
    where g.number is null or p.id is not null`)
