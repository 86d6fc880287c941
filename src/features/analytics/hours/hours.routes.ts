import { bind } from '../../../access/server/gate.ts'
import { addDays, mondayOf } from '../../../kit/day.ts'
import { Problem } from '../../../kit/problems.ts'
import { companyToday } from '../../../register/server/today.ts'
import * as calls from './hours.contract.ts'
import {
  hoursAtGates,
  hoursElsewhere,
  projectsInWeeks,
  refusedHours,
  writeHours,
} from './hours.store.ts'

export const hoursCalls = [
  bind(calls.readHoursGrid, async ({ db }, { query: { until, whose } }) => {
    const today = await companyToday(db)
    const asked = mondayOf(until ?? today)
    const last = [asked, mondayOf(today)].sort()[0] ?? asked
    const weeks = Array.from({ length: calls.weeksShown }, (_, at) =>
      addDays(last, 7 * (at + 1 - calls.weeksShown)),
    )
    const first = weeks[0] ?? last
    const projects = await projectsInWeeks(db, { first, last, whose })
    const gates = await hoursAtGates(
      db,
      projects.map(({ id }) => id),
      { first, last, whose },
    )
    const elsewhere = {
      ...{ id: null, number: null, name: null, opens: first, closes: null },
      known: await hoursElsewhere(db, { first, last, whose }),
    }
    const places = [...projects, elsewhere].map(({ opens, closes, known, ...place }) => ({
      ...place,
      weeks: weeks.map((week) => ({
        hours: known.find((one) => one.week === week)?.hours ?? null,
        gate: gates.find((one) => one.project === place.id && one.week === week)?.hours ?? null,
        open: opens <= addDays(week, 6) && (closes === null || closes >= week),
      })),
    }))
    return { data: { weeks, today, places } }
  }),

  bind(calls.saveHours, async ({ db }, { body: { whose, changes } }) => {
    const today = await companyToday(db)
    const seen = new Set(changes.map(({ project, week }) => `${project} ${week}`))
    if (seen.size < changes.length || changes.some(({ week }) => week !== mondayOf(week)))
      throw new Problem('input/invalid', {
        errors: { '': ['Give each week once, by its Monday.'] },
      })
    if (changes.some(({ week }) => week > today))
      throw new Problem('input/invalid', { errors: { '': ['This date is in the future.'] } })
    const [refused] = await refusedHours(db, changes, whose)
    if (refused !== undefined)
      throw new Problem(refused.why === 'stale' ? 'row/stale' : 'row/missing')
    await writeHours(db, changes, whose)
  }),
]
