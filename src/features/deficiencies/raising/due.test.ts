import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { dueOn } from './due.ts'

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
})
