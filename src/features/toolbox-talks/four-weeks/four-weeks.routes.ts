import { bind } from '../../../access/server/gate.ts'
import { addDays } from '../../../kit/day.ts'
import { companyToday } from '../../../register/server/today.ts'
import { expectedTalks } from '../schedules/expected-talks.store.ts'
import { attendanceOf } from './attendance.store.ts'
import { readTalkWeeks } from './four-weeks.contract.ts'

const days = 28
const mostLacking = 4

export const talkWeekCalls = [
  bind(readTalkWeeks, async ({ db }) => {
    const to = await companyToday(db)
    const from = addDays(to, -days)
    const expected = await expectedTalks(db, { from, to })
    const all = expected.flatMap((one) => one.days.map(({ state }) => state))
    const count = (...states: readonly string[]) =>
      all.filter((state) => states.includes(state)).length
    const { held, share } = await attendanceOf(db, { from, to })
    return {
      data: {
        held,
        due: count('received', 'late', 'missed'),
        given: count('received', 'late'),
        attendance: share,
        lacks: expected
          .map(({ schedule: { id, place_name }, days: each }) => ({
            schedule: id,
            name: place_name,
            missed: each.filter(({ state }) => state === 'missed').length,
          }))
          .filter(({ missed }) => missed > 0)
          .sort((a, b) => b.missed - a.missed || a.name.localeCompare(b.name))
          .slice(0, mostLacking),
      },
    }
  }),
]
