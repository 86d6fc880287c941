import { bind } from '../../../access/server/gate.ts'
import { addDays } from '../../../kit/day.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import { companyToday } from '../../../register/server/today.ts'
import { accountOf } from '../deliveries/deliveries.routes.ts'
import { topics } from '../deliveries/texts.ts'
import { expectedTalks } from './expected-talks.store.ts'
import * as calls from './schedules.contract.ts'

const read = bind(calls.readExpectedTalks, async ({ db }, { query }) => {
  const today = await companyToday(db)
  const found = await expectedTalks(db, {
    ...query,
    from: addDays(today, -56),
    to: addDays(today, 28),
  })
  return {
    data: found.map(({ schedule, percent, days }) => ({
      schedule: schedule.id,
      name: schedule.place_name,
      percent,
      days: days
        .map(({ day, state, receipt }) => ({
          day,
          state: state === 'due' && day > today ? ('coming' as const) : state,
          delivery: receipt,
        }))
        .reverse(),
    })),
  }
})

const excuse = bind(calls.excuseExpectedTalk, async (context, { params: { id, day }, body }) => {
  const { db } = context
  const [expected] = await expectedTalks(db, { from: day, to: day, schedule: id })
  const [due] = expected?.days ?? []
  if (expected === undefined || due === undefined) throw new Problem('row/missing')
  if (due.state !== 'due' && due.state !== 'missed') throw new Problem('talk/over')
  const { kind, place, presenter } = expected.schedule
  await db.run(sql`
    insert into toolbox_talk_deliveries (company_id, ${sql.id(kind)}, held_on, title, presenter, excuse)
    values (current_company(), ${place}, ${day}, ${topics[body.lang]}, ${presenter ?? accountOf(context)}, ${body.reason})`)
})

export const scheduleCalls = [read, excuse]
