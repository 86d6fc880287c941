// Training and risk.
import assert from 'node:assert/strict'
import { describe } from 'node:test'
import {
  type Course,
  RegulationError,
  type Requirement,
  risk,
  type TrainingRecord,
  training,
} from './index.ts'
import { inZones } from './testing/in-zones.ts'

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

  inZones('holds for months, from completion or from the end before', () => {
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

  inZones('holds for ever, to a day, or to the end of the next window', () => {
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

  inZones('is valid until its last day, and says so 90, 60 and 30 days before', () => {
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

  inZones(
    'is satisfied by a course that covers it, however indirectly, and never the other way',
    () => {
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
        (error) => error instanceof RegulationError && error.reason === 'circle',
      )
    },
  )

  inZones('that is missing has its grace, and waits for who verifies it', () => {
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

  inZones('that nothing asks for is not required', () => {
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

  inZones('of many people is that of each', () => {
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

  inZones('of members of committees ends after three years, or never', () => {
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
  inZones('is the product, in bands whose edges are four, nine and sixteen', () => {
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
    assert.throws(() => risk.rate({ probability: 6, severity: 1 }), RegulationError)
  })

  inZones('of a fatality is never low, and grows with both', () => {
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
