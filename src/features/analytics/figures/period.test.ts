import assert from 'node:assert/strict'
import { test } from 'node:test'
import { periodBefore, usualPeriod } from './period.ts'

test('the usual period is the last twelve whole months, also on the first and the last day of one', () => {
  const year = { from: '2025-03-01', to: '2026-02-28' }
  assert.deepEqual(usualPeriod('2026-03-01'), year)
  assert.deepEqual(usualPeriod('2026-03-31'), year)
})

test('whole months are compared with whole months, other days with as many days', () => {
  assert.deepEqual(periodBefore({ from: '2025-03-01', to: '2026-02-28' }), {
    from: '2024-03-01',
    to: '2025-02-28',
  })
  assert.deepEqual(periodBefore({ from: '2026-03-01', to: '2026-03-31' }), {
    from: '2026-02-01',
    to: '2026-02-28',
  })
  assert.deepEqual(periodBefore({ from: '2026-03-02', to: '2026-03-08' }), {
    from: '2026-02-23',
    to: '2026-03-01',
  })
})
