// Day counts, rates, training and risk.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  type Course,
  dayCounts,
  Refused,
  type Requirement,
  rates,
  risk,
  type TrainingRecord,
  training,
  type WorkPeriod,
} from './index.ts'
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

test('transfer and modified work are restricted, full work is nothing', () => {
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
  test('of vector A', () => {
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

  test('of vectors B, C and D', () => {
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

  test('of deaths for 100,000 workers, near misses, and another constant', () => {
    assert.equal(rates({ hours: 2_000_000, deaths: 1 }).fatality, 100)
    assert.equal(rates({ hours: 400_000, nearMisses: 6 }).nearMiss, 3)
    assert.equal(rates({ hours: 400_000, psif: 2 }, { constant: 1_000_000 }).psif, 5)
  })

  test('have the exact Poisson interval', () => {
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

  test('refuse what is no count', () => {
    for (const given of [
      { recordables: 1.5 },
      { recordables: -1 },
      { lostDays: -1 },
      { hours: -5 },
    ])
      assert.throws(() => rates({ hours: 1, ...given }), Refused)
  })
})

describe('training', () => {
  const months = (anchor: 'completion' | 'previous_expiry', earlyDays?: number) =>
    ({
      validity: {
        kind: 'months',
        months: 36,
        anchor,
        ...(earlyDays === undefined ? {} : { earlyDays }),
      },
    }) as const
  const until = (course: Pick<Course, 'validity'>, completedOn: string, previousExpiry?: string) =>
    training.expiresOn(course, { completedOn, previousExpiry: previousExpiry ?? null }).day

  test('holds for months, from completion or from the end before', () => {
    assert.equal(until(months('completion'), '2024-02-29'), '2027-02-28')
    assert.equal(until(months('completion'), '2026-12-01', '2027-02-28'), '2029-12-01')
    const kept = months('previous_expiry')
    assert.equal(until(kept, '2026-12-01', '2027-02-28'), '2030-02-28')
    assert.equal(until(kept, '2027-02-28', '2027-02-28'), '2030-02-28')
    assert.equal(until(kept, '2027-03-01', '2027-02-28'), '2030-03-01')
    assert.equal(until(kept, '2026-12-01'), '2029-12-01')
    const early = months('previous_expiry', 90)
    assert.equal(until(early, '2026-11-30', '2027-02-28'), '2030-02-28')
    assert.equal(until(early, '2026-11-29', '2027-02-28'), '2029-11-29')
  })

  test('holds for ever, to a day, or to the end of the next window', () => {
    assert.equal(until({ validity: { kind: 'none' } }, '2026-05-01'), null)
    assert.equal(
      until({ validity: { kind: 'fixed_day', day: '2026-12-31' } }, '2026-05-01'),
      '2026-12-31',
    )
    const spring = { validity: { kind: 'annual_window', opens: '03-01', closes: '05-31' } } as const
    assert.equal(until(spring, '2026-02-28'), '2026-05-31')
    assert.equal(until(spring, '2026-03-01'), '2027-05-31')
    assert.equal(until(spring, '2026-05-31'), '2027-05-31')
    assert.equal(until(spring, '2026-09-01'), '2027-05-31')
    const winter = { validity: { kind: 'annual_window', opens: '11-01', closes: '02-29' } } as const
    assert.equal(until(winter, '2026-10-31'), '2027-02-28')
    assert.equal(until(winter, '2026-11-01'), '2028-02-29')
    assert.equal(until(winter, '2027-01-15'), '2028-02-29')
  })

  const courses: Course[] = [
    { code: 'standard', validity: { kind: 'none' }, covers: ['emergency'] },
    { code: 'emergency', validity: { kind: 'none' }, covers: ['cpr'] },
    { code: 'cpr', validity: { kind: 'none' } },
  ]
  const record = (more: Partial<TrainingRecord> = {}): TrainingRecord => ({
    course: 'cpr',
    completedOn: '2024-01-01',
    expiresOn: '2026-12-31',
    verified: true,
    ...more,
  })
  const asks: Requirement = { course: 'cpr', level: 'mandatory', from: '2020-01-01' }
  const status = (
    today: string,
    records: TrainingRecord[],
    requirement: Requirement | null = asks,
  ) => {
    const found = training.status({ courses, records, requirement, today })
    return found.within === null ? found.status : `${found.status} ${found.within}`
  }

  test('is valid until its last day, and says so 90, 60 and 30 days before', () => {
    const table = {
      '2026-10-01': 'valid',
      '2026-10-02': 'expiring 90',
      '2026-10-03': 'expiring 90',
      '2026-10-31': 'expiring 90',
      '2026-11-01': 'expiring 60',
      '2026-11-30': 'expiring 60',
      '2026-12-01': 'expiring 30',
      '2026-12-02': 'expiring 30',
      '2026-12-30': 'expiring 30',
      '2026-12-31': 'expiring 30',
      '2027-01-01': 'expired',
    }
    for (const [today, expected] of Object.entries(table))
      assert.equal(status(today, [record()]), expected, today)
  })

  test('is satisfied by a course that covers it, however indirectly, and never the other way', () => {
    assert.equal(status('2026-01-01', [record({ course: 'standard' })]), 'valid')
    assert.equal(status('2026-01-01', [record()], { course: 'standard' }), 'missing')
    assert.deepEqual([...(training.satisfies(courses).get('cpr') ?? [])].sort(), [
      'cpr',
      'emergency',
      'standard',
    ])
    const circle = [
      ...courses.slice(0, 2),
      { ...courses[2], code: 'cpr', covers: ['standard'] },
    ] as Course[]
    assert.throws(
      () => training.satisfies(circle),
      (error) => error instanceof Refused && error.reason === 'circle',
    )
  })

  test('that is missing has its grace, and waits for who verifies it', () => {
    const hired = { ...asks, since: '2026-05-01', graceDays: 30 }
    assert.deepEqual(
      ['2026-05-30', '2026-05-31', '2026-06-01'].map((today) => status(today, [], hired)),
      ['grace', 'grace', 'missing'],
    )
    assert.equal(status('2026-06-10', [record({ verified: false })]), 'pending_verification')
    assert.equal(status('2027-06-10', [record({ verified: false })]), 'missing')
    assert.equal(status('2026-06-10', [record(), record({ verified: false })]), 'valid')
    assert.equal(status('2026-06-10', [record({ revoked: true })]), 'missing')
    assert.equal(status('2026-06-10', [record({ completedOn: '2026-06-11' })]), 'missing')
  })

  test('that nothing asks for is not required', () => {
    assert.equal(status('2026-06-10', [record()], null), 'not_required')
    assert.deepEqual(
      ['2026-06-30', '2026-07-01', '2026-07-02'].map((today) =>
        status(today, [], { ...asks, from: '2026-07-01' }),
      ),
      ['not_required', 'missing', 'missing'],
    )
    assert.equal(status('2026-06-10', [], { ...asks, level: 'recommended' }), 'not_required')
    assert.equal(status('2027-06-10', [record()], { ...asks, level: 'recommended' }), 'expired')
  })

  test('of many people is that of each', () => {
    const records = ['ann', 'ben', 'cat'].flatMap((person, at) => [
      { ...record({ expiresOn: `2026-0${at + 5}-15`, verified: at !== 1 }), person },
      { ...record({ course: 'emergency', expiresOn: '2026-06-20', revoked: at === 2 }), person },
    ])
    const people = ['ann', 'ben', 'cat', 'dan']
    const requirements = [
      { ...asks, people },
      { course: 'emergency', people },
      { course: 'cpr', from: '2027-01-01', people },
    ]
    const found = training.matrix({ courses, records, requirements, today: '2026-06-10' })
    for (const [at, requirement] of requirements.entries())
      for (const [n, person] of people.entries()) {
        const own = records.filter((one) => one.person === person)
        const { path, ...alone } = training.status({
          courses,
          records: own,
          requirement,
          today: '2026-06-10',
        })
        assert.ok(path.length > 0)
        assert.deepEqual(found[at]?.[n], alone)
      }
  })

  test('of members of committees ends after three years, or never', () => {
    const member = (
      partOneOn: string,
      partTwoOn: string | null,
      today: string,
      refreshedOn?: string,
    ) => {
      const found = training.certification({
        partOneOn,
        partTwoOn,
        today,
        refreshedOn: refreshedOn ?? null,
      })
      return [found.certified, found.partTwoBy, found.refresherDue]
    }
    assert.deepEqual(member('2015-01-01', '2016-02-29', '2030-01-01'), [true, null, null])
    assert.deepEqual(member('2016-02-01', '2016-03-01', '2019-03-01'), [true, null, '2019-03-01'])
    assert.deepEqual(member('2016-02-01', '2016-03-01', '2019-03-02'), [false, null, '2019-03-01'])
    assert.deepEqual(member('2025-05-10', null, '2025-06-01'), [false, '2026-05-10', null])
    assert.deepEqual(member('2025-05-10', '2026-05-10', '2026-06-01'), [true, null, '2029-05-10'])
    assert.deepEqual(member('2025-05-10', '2026-05-11', '2026-06-01'), [false, null, null])
    assert.deepEqual(member('2020-01-01', '2020-02-01', '2026-01-01', '2025-01-15'), [
      true,
      null,
      '2028-01-15',
    ])
  })
})

describe('risk', () => {
  test('is the product, in bands whose edges are four, nine and sixteen', () => {
    const band = (probability: number, severity: number) =>
      risk.rate({ probability, severity }).band
    assert.deepEqual(
      [band(2, 2), band(5, 1), band(3, 3), band(2, 5), band(4, 4), band(4, 5)],
      ['low', 'moderate', 'moderate', 'high', 'high', 'extreme'],
    )
    const scores = new Set(risk.matrix.cells.flat().map(({ score }) => score))
    assert.equal(scores.size, 14)
    assert.deepEqual(risk.faults(risk.matrix), [])
    assert.deepEqual(
      [
        risk.rate({ probability: 5, severity: 5 }).stopWork,
        risk.rate({ probability: 4, severity: 4 }).stopWork,
      ],
      [true, false],
    )
    assert.throws(() => risk.rate({ probability: 6, severity: 1 }), Refused)
  })

  test('of a fatality is never low, and grows with both', () => {
    const changed = (p: number, s: number, band: string) => ({
      version: 2,
      cells: risk.matrix.cells.map((row, at) =>
        row.map((cell, n) => (at === p && n === s ? { ...cell, band } : cell)),
      ),
    })
    const faults = (p: number, s: number, band: string) =>
      risk.faults(changed(p, s, band)).map(({ key }) => key)
    assert.ok(faults(0, 4, 'low').includes('risk_low_and_grave'))
    assert.ok(faults(4, 4, 'moderate').includes('risk_falls'))
    assert.deepEqual(faults(0, 0, 'purple'), ['risk_unknown_band'])
    assert.equal(risk.rate({ probability: 1, severity: 1 }, changed(0, 0, 'high')).band, 'high')
    assert.deepEqual(risk.controls, ['eliminate', 'substitute', 'engineer', 'administrate', 'ppe'])
  })
})
