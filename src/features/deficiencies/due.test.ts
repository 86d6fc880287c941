import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { dueOn, workingDaysAfter } from './due.ts'

describe('when a deficiency is due', () => {
  test('by its severity, in working days; what is critical the same day, a Sunday too', () => {
    // 2026-11-20 is a Friday.
    assert.equal(dueOn('2026-11-20', 'critical'), '2026-11-20')
    assert.equal(dueOn('2026-11-22', 'critical'), '2026-11-22')
    assert.equal(dueOn('2026-11-20', 'high'), '2026-11-23')
    assert.equal(dueOn('2026-11-20', 'medium'), '2026-12-01')
    assert.equal(dueOn('2026-11-20', 'low'), '2026-12-10')
  })

  test('an item of a form may say otherwise', () => {
    assert.equal(dueOn('2026-11-20', 'low', 2), '2026-11-24')
    assert.equal(dueOn('2026-11-20', 'medium', 0), '2026-11-20')
    assert.equal(dueOn('2026-11-20', 'critical', 1), '2026-11-21')
  })

  test('no count of working days ends on a weekend, and five are a week', () => {
    for (let day = 1; day <= 28; day += 1) {
      const from = `2026-02-${String(day).padStart(2, '0')}`
      const weekday = new Date(workingDaysAfter(from, 1)).getUTCDay()
      assert.ok(weekday >= 1 && weekday <= 5, from)
      const inAWeek = new Date(Date.parse(from) + 7 * 86_400_000).getUTCDay()
      if (inAWeek >= 1 && inAWeek <= 5)
        assert.equal(Date.parse(workingDaysAfter(from, 5)) - Date.parse(from), 7 * 86_400_000)
    }
  })
})
