import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ratesOf } from './rates-of.ts'

const shown = (counts: Parameters<typeof ratesOf>[0], complete = true) =>
  Object.fromEntries(
    ratesOf(counts, complete).map(({ name, value, interval }) => [
      name,
      {
        value: value?.toFixed(3) ?? null,
        interval: interval?.map((end) => end.toFixed(2)) ?? null,
      },
    ]),
  )

test('vector A: rates by 950,000 hours, with the interval of eleven cases', () => {
  const { trir, dart, ltir, ltifr } = shown({
    ...{ hours: 950_000, recordables: 11, awayOrRestricted: 6, lostTime: 4 },
  })
  assert.deepEqual(trir, { value: '2.316', interval: ['1.16', '4.14'] })
  assert.equal(dart?.value, '1.263')
  assert.equal(ltir?.value, '0.842')
  assert.equal(ltifr?.value, '4.211')
})

test('vector B: two lost times in 100,000 hours', () => {
  const { ltir, ltifr } = shown({ hours: 100_000, lostTime: 2 })
  assert.deepEqual([ltir?.value, ltifr?.value], ['4.000', '20.000'])
})

test('vector C, and hours that are missing: no rate at all, never zero', () => {
  const none = { value: null, interval: null }
  const counts = { recordables: 3, awayOrRestricted: 1, lostTime: 1 }
  for (const found of [shown({ ...counts, hours: 0 }), shown({ ...counts, hours: 1000 }, false)])
    assert.deepEqual(found, { trir: none, dart: none, ltir: none, ltifr: none })
})
