// What must hold of all rates, files, training and risk; a failure prints its seed and path.
import assert from 'node:assert/strict'
import fc from 'fast-check'
import { dayOf, numberOfDay } from './calendar/days.ts'
import { ita, rates, risk, training } from './index.ts'
import { inZones } from './testing/in-zones.ts'

const seed = 20_261_122
const law = (numRuns: number) => ({ seed, numRuns })

const someDay = fc
  .integer({ min: numberOfDay('2015-01-01'), max: numberOfDay('2045-12-31') })
  .map(dayOf)

const someCount = fc.nat(60)
inZones('rates scale inversely with hours, lie in their interval and grow with the count', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000_000 }),
      fc.integer({ min: 2, max: 9 }),
      someCount,
      someCount,
      (hours, times, cases, days) => {
        const given = {
          recordables: cases,
          awayOrRestricted: cases,
          lostTime: cases,
          lostDays: days,
          deaths: cases,
          nearMisses: cases,
          psif: cases,
        }
        const [one, other] = [rates({ hours, ...given }), rates({ hours: hours * times, ...given })]
        for (const name of [
          'trir',
          'dart',
          'ltir',
          'ltifr',
          'trifr',
          'severity',
          'fatality',
          'nearMiss',
          'psif',
        ] as const) {
          const [a, b] = [one[name] ?? Number.NaN, other[name] ?? Number.NaN]
          assert.ok(Math.abs(a - b * times) <= 1e-9 * Math.max(1, a))
          const interval = name === 'severity' ? undefined : one.intervals[name]
          if (interval) assert.ok(interval[0] <= a && a <= interval[1])
        }
        assert.equal(one.averageSeverity, other.averageSeverity)
        const more = rates({ hours, ...given, recordables: cases + 1 })
        assert.ok((more.trir ?? 0) > (one.trir ?? 0))
        assert.ok((more.intervals.trir?.[0] ?? 0) > (one.intervals.trir?.[0] ?? 0) - 1e-12)
      },
    ),
    law(150),
  )
})

const word = fc.string({
  unit: fc.constantFrom(...'abc ,"\n\r&’–é\t;'),
  minLength: 1,
  maxLength: 12,
})
const someItaCase = fc.record({
  establishment_name: word,
  year_of_filing: fc.constant(2025),
  case_number: fc.uuid(),
  incident_outcome: fc.constantFrom(1, 2, 3, 4),
  type_of_incident: fc.constantFrom(1, 2, 3, 4, 5, 6),
  dafw_num_away: fc.nat(180),
  djtr_num_tr: fc.nat(180),
  nar_what_happened: word,
})

inZones('the summary of its cases reconciles', () => {
  fc.assert(
    fc.property(fc.array(someItaCase, { maxLength: 12 }), (rows) => {
      const sums = ita.totals(rows)
      const { problems } = ita.summary([{ ...sums, year_filing_for: 2025 }])
      assert.equal(
        problems.some(({ code }) => code === 'ita_reconcile'),
        false,
      )
    }),
    law(100),
  )
})

inZones('what was written is read back, and writes the same again', () => {
  fc.assert(
    fc.property(fc.array(someItaCase, { minLength: 1, maxLength: 6 }), (rows) => {
      const { csv } = ita.cases(rows)
      const back = ita.read(csv)
      assert.deepEqual([back.kind, back.problems, back.rows.length], ['cases', [], rows.length])
      assert.equal(ita.cases(back.rows).csv, csv)
    }),
    law(100),
  )
})

inZones('training renewed later never ends earlier, and ends after it began', () => {
  const validity = fc.oneof(
    fc.record({
      kind: fc.constant('months' as const),
      months: fc.integer({ min: 1, max: 60 }),
      anchor: fc.constant('completion' as const),
    }),
    fc.constant({ kind: 'annual_window' as const, opens: '03-01', closes: '05-31' }),
    fc.constant({ kind: 'annual_window' as const, opens: '11-01', closes: '02-29' }),
  )
  fc.assert(
    fc.property(validity, someDay, someDay, (one, a, b) => {
      const [early = '', late = ''] = [a, b].sort()
      const end = (completedOn: string) =>
        training.expiresOn({ validity: one }, { completedOn }).day ?? ''
      assert.ok(end(early) <= end(late) && end(early) > early)
    }),
    law(200),
  )
})

inZones('risk grows with each of its two sides', () => {
  const level = fc.integer({ min: 1, max: 5 })
  fc.assert(
    fc.property(level, level, level, level, (p, s, p2, s2) => {
      const of = (probability: number, severity: number) =>
        risk.rate({ probability, severity }).score
      assert.ok(of(Math.max(p, p2), Math.max(s, s2)) >= of(p, s))
    }),
    law(100),
  )
})
