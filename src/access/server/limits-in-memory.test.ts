import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Problem } from '../../kit/problems.ts'
import { limitsInMemory } from './limits-in-memory.ts'

test('so many tries in so many seconds are counted for each address alone, and forgotten with the day', () => {
  let now = Date.parse('2026-03-09T23:00:00.000Z')
  const count = limitsInMemory(() => now)
  const limit = { most: 2, seconds: 7200 }
  const attempt = (address: string) => () => count('report', address, limit)
  attempt('10.0.0.1')()
  attempt('10.0.0.1')()
  assert.throws(
    attempt('10.0.0.1'),
    (error) => error instanceof Problem && error.extra.retry_after === 7200,
  )
  attempt('10.0.0.2')()
  now += 61 * 60_000
  attempt('10.0.0.1')()
})
