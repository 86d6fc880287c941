// What the demo company did in the year before the last one contradicts neither its people nor the calendar.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isWorkingDay, ownPeople } from '../../src/features/people/index.ts'
import { usersDemo } from '../../src/features/people/users/users.demo.ts'
import {
  type DemoSubmission,
  earlierHistory,
} from '../../src/features/submissions/demo/server/history.ts'
import { addDays } from '../../src/kit/day.ts'

const moments = ['2026-11-23T16:30', '2027-03-19T06:10', '2027-12-31T23:50', '2028-02-29T00:05']
const told = ({ form, by, sent }: DemoSubmission) => `${form} of ${by}, ${sent}`

test('the year before was inspected each week but for a bad month, by who was hired, on days of work', () => {
  const hired = new Map(
    usersDemo.rows.map((row) => [`${row.first_name} ${row.last_name}`, String(row.hired_on)]),
  )
  for (const now of moments) {
    const today = now.slice(0, 10)
    const earlier = earlierHistory(now)
    for (const one of earlier) {
      assert.ok(one.day < addDays(today, -364) && isWorkingDay(one.day), told(one))
      assert.ok(one.started < one.sent && one.sent <= now, told(one))
      for (const name of ownPeople(one.site))
        assert.ok((hired.get(name) ?? '') <= one.day, `${name}, ${told(one)}`)
      const judged = one.steps.filter(({ kind }) => kind === 'approved' || kind === 'returned')
      assert.ok(
        judged.every(({ by }) => by !== one.by),
        told(one),
      )
    }
    const [inspections, reports] = ['site-inspection-weekly', 'incident-report'].map((form) =>
      earlier.filter((one) => one.form === form),
    )
    assert.ok((inspections?.length ?? 0) > 30 && (reports?.length ?? 0) > 25, now)
    assert.ok(earlier[0] !== undefined && earlier[0].day < addDays(today, -700), now)
  }
})
