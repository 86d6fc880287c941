// Day counts and rates.
import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { dayCounts, RegulationError, rates, type WorkPeriod } from './index.ts'
import { inZones } from './testing/in-zones.ts'

inZones('days are counted from the day after, to the cap', () => {
  const count = (occurred: string, until: string, ...periods: WorkPeriod[]) => {
    const counts = dayCounts(periods, { occurred, until })
    return [counts.away, counts.restricted, counts.uncappedAway, counts.uncappedRestricted]
  }
  const off = (from: string, to?: string): WorkPeriod => ({ from, to: to ?? null, kind: 'off' })
  const light = (from: string, to?: string): WorkPeriod => ({
    from,
    to: to ?? null,
    kind: 'restricted',
  })
  // Injury on a Friday, back to work on Monday a week later.
  assert.deepEqual(count('2026-06-05', '2026-07-01', off('2026-06-06', '2026-06-14')), [9, 0, 9, 0])
  assert.deepEqual(count('2026-06-05', '2026-07-01', off('2026-06-05', '2026-06-14')), [9, 0, 9, 0])
  assert.deepEqual(count('2026-06-05', '2026-07-01', off('2026-06-05', '2026-06-05')), [0, 0, 0, 0])
  // A hundred days away, then 120 restricted.
  const [away, then] = [off('2026-01-02', '2026-04-11'), light('2026-04-12', '2026-08-09')]
  assert.deepEqual(count('2026-01-01', '2026-12-31', away, then), [100, 80, 100, 120])
  assert.deepEqual(count('2026-01-01', '2026-12-31', then, away), [100, 80, 100, 120])
  for (const [to, days] of [
    ['2026-06-29', 179],
    ['2026-06-30', 180],
    ['2026-07-01', 180],
  ] as const)
    assert.equal(count('2026-01-01', '2026-12-31', off('2026-01-02', to))[0], days)
  // A day that is both is away.
  assert.deepEqual(
    count(
      '2026-06-05',
      '2026-07-01',
      light('2026-06-06', '2026-06-10'),
      off('2026-06-08', '2026-06-12'),
    ),
    [5, 2, 5, 2],
  )
  // Two periods of one kind that overlap count once; an open one goes on until.
  assert.deepEqual(
    count('2026-06-05', '2026-06-10', off('2026-06-06'), off('2026-06-07')),
    [5, 0, 5, 0],
  )
  assert.deepEqual(count('2026-06-05', '2026-06-05', off('2026-06-06')), [0, 0, 0, 0])
  // Over the change of the clocks and of the year, and 29 February.
  assert.deepEqual(
    count('2026-10-30', '2027-12-31', off('2026-10-31', '2027-01-02')),
    [64, 0, 64, 0],
  )
  assert.deepEqual(count('2028-02-27', '2028-12-31', off('2028-02-28', '2028-03-01')), [3, 0, 3, 0])
})

inZones('transfer and modified work are restricted, full work is nothing', () => {
  const periods: WorkPeriod[] = [
    { from: '2026-06-02', to: '2026-06-03', kind: 'transfer' },
    { from: '2026-06-04', to: '2026-06-05', kind: 'modified' },
    { from: '2026-06-06', to: '2026-06-20', kind: 'full' },
  ]
  const counts = dayCounts(periods, { occurred: '2026-06-01', until: '2026-06-30', cap: 3 })
  assert.deepEqual([counts.away, counts.restricted, counts.uncappedRestricted], [0, 3, 4])
  assert.equal(counts.rule.code, 'US-1904-7-DAYS')
  assert.ok(counts.path.some(({ key }) => key === 'days_capped'))
})

const near = (value: number | null | undefined, expected: number, digits = 3) =>
  assert.equal(value?.toFixed(digits), expected.toFixed(digits))

describe('rates', () => {
  const a = rates({
    hours: 950_000,
    recordables: 11,
    awayOrRestricted: 6,
    lostTime: 4,
    lostDays: 86,
    restrictedDays: 140,
  })
  inZones('of vector A', () => {
    near(a.trir, 2.316)
    near(a.dart, 1.263)
    near(a.ltir, 0.842)
    near(a.ltifr, 4.211)
    near(a.trifr, 11.579)
    near(a.severity, 18.105)
    near(a.severityWithRestricted, 47.579)
    near(a.averageSeverity, 21.5)
    near(a.intervals.trir?.[0], 1.16, 2)
    near(a.intervals.trir?.[1], 4.14, 2)
    assert.deepEqual([a.fatality, a.nearMiss, a.psif, a.intervals.psif], [null, null, null, null])
  })

  inZones('of vectors B, C and D', () => {
    const b = rates({ hours: 100_000, lostTime: 2 })
    assert.deepEqual([b.ltir, b.ltifr], [4, 20])
    for (const hours of [0, null]) {
      const c = rates({ hours, recordables: 3, lostTime: 5, lostDays: 12 })
      assert.deepEqual([c.trir, c.intervals.trir, c.ltifr, c.severity], [null, null, null, null])
      assert.equal(c.averageSeverity, 2.4)
      assert.ok(c.path.some(({ key }) => key === 'no_hours'))
    }
    assert.equal(rates({ recordables: 3 }).trir, null)
    assert.equal(rates({ hours: 1, lostTime: 0, lostDays: 0 }).averageSeverity, null)
  })

  inZones('of deaths for 100,000 workers, near misses, and another constant', () => {
    assert.equal(rates({ hours: 2_000_000, deaths: 1 }).fatality, 100)
    assert.equal(rates({ hours: 400_000, nearMisses: 6 }).nearMiss, 3)
    assert.equal(rates({ hours: 400_000, psif: 2 }, { constant: 1_000_000 }).psif, 5)
  })

  inZones('have the exact Poisson interval', () => {
    const interval = (count: number) =>
      rates({ hours: 200_000, recordables: count }).intervals.trir ?? []
    const table: [number, number, number][] = [
      [0, 0, 3.689],
      [1, 0.025, 5.572],
      [5, 1.623, 11.668],
      [10, 4.795, 18.39],
      [11, 5.491, 19.682],
      [100, 81.364, 121.627],
    ]
    for (const [count, low, high] of table) {
      near(interval(count)[0], low)
      near(interval(count)[1], high)
    }
  })

  inZones('refuse what is no count', () => {
    for (const given of [
      { recordables: 1.5 },
      { recordables: -1 },
      { lostDays: -1 },
      { hours: -5 },
    ])
      assert.throws(() => rates({ hours: 1, ...given }), RegulationError)
  })
})
