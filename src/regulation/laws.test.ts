// What must hold of all facts; a failure prints its seed and path.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { dayOf, numberOfDay, weekdayOf } from './calendar/days.ts'
import { businessDaysAfter } from './clocks/counting.ts'
import {
  addMonths,
  bodies,
  bodyParts,
  type CaseFacts,
  classify,
  criticalInjury,
  dayCounts,
  dueAt,
  duties,
  dutiesOver,
  firstAid,
  isHoliday,
  ita,
  rates,
  risk,
  ruleRows,
  section53,
  training,
  treatmentCodes,
  type WorkPeriod,
  workKinds,
  wsib,
} from './index.ts'
import { rowOf } from './rules.ts'
import { inZones, machineZones } from './testing/in-zones.ts'

const seed = 20_261_122
const law = (numRuns: number) => ({ seed, numRuns })

const first = numberOfDay('2015-01-01')
const someDay = fc.integer({ min: first, max: numberOfDay('2045-12-31') }).map(dayOf)
const someTime = fc
  .integer({ min: 0, max: 1439 })
  .map((m) => `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`)
const someAt = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(someDay, someTime).map(([day, time]) => `${day}T${time}`) },
  { weight: 1, arbitrary: someDay },
  // Around the changes of the clocks, where it is easiest to be wrong.
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom('2026-03-07', '2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07'),
        someTime,
      )
      .map(([day, time]) => `${day}T${time}`),
  },
)
const someZone = fc.constantFrom(
  ...machineZones,
  'Australia/Lord_Howe',
  'America/Havana',
  'Africa/Casablanca',
  'Asia/Kathmandu',
)
const clocks = ruleRows
  .filter(({ clock, certainty }) => clock !== null && certainty !== 'D')
  .map(({ code }) => code)
const someClock = fc.constantFrom(...clocks)
const instantOf = (iso: string) => Date.parse(iso)
const asTime = (at: string) => (at.includes('T') ? at : `${at}T00:00`)

inZones('a later trigger is never due earlier', () => {
  fc.assert(
    fc.property(someClock, someZone, someAt, someAt, (code, zone, one, other) => {
      const [early, late] = asTime(one) <= asTime(other) ? [one, other] : [other, one]
      const [a, b] = [early, late].map((at) => dueAt(code, { at, zone }))
      if (a === undefined || b === undefined) return false
      // Of two local times that the clocks repeat or skip, the instants may be the same.
      return instantOf(a.due) <= instantOf(b.due) && a.day <= b.day
    }),
    law(400),
  )
})

test('what is due is written as the clocks of the zone show it', () => {
  fc.assert(
    fc.property(someClock, someZone, someAt, (code, zone, at) => {
      const { due, day } = dueAt(code, { at, zone })
      const shown = new Intl.DateTimeFormat('sv-SE', {
        timeZone: zone,
        dateStyle: 'short',
        timeStyle: 'medium',
      })
      assert.equal(shown.format(instantOf(due)).replace(' ', 'T'), due.slice(0, 19))
      assert.equal(due.slice(0, 10), day)
    }),
    law(400),
  )
})

test('a clock of hours is elapsed time', () => {
  fc.assert(
    fc.property(someZone, someAt, (zone, at) => {
      const from = instantOf(dueAt('ON-51-NOTICE', { at, zone }).due)
      assert.equal(instantOf(dueAt('ON-51-REPORT', { at, zone }).due) - from, 48 * 3_600_000)
      assert.equal(instantOf(dueAt('US-1904-39-DEATH', { at, zone }).due) - from, 8 * 3_600_000)
    }),
    law(300),
  )
})

test('a clock of days ends with a day, so many days after that of the trigger', () => {
  const lengths = {
    'ON-52-1': 4,
    'ON-52-2': 4,
    'ON-53': 2,
    'ON-420-5': 14,
    'ON-JHSC-REPLY': 21,
    'US-1904-LOG': 7,
  }
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.entries(lengths)),
      someZone,
      someAt,
      ([code, days], zone, at) => {
        const { due, day } = dueAt(code, { at, zone })
        assert.equal(numberOfDay(day) - numberOfDay(at.slice(0, 10)), days)
        assert.match(due, /T23:59:59[+-]/)
      },
    ),
    law(300),
  )
})

test('business days end on a business day, never before as many calendar days', () => {
  const row = rowOf('ON-WSIB-7')
  fc.assert(
    fc.property(someDay, fc.integer({ min: 1, max: 30 }), (day, days) => {
      const start = numberOfDay(day)
      const { number } = businessDaysAfter(row, start, days)
      const isBusiness = (n: number) =>
        ![0, 6].includes(weekdayOf(n)) && isHoliday('CA-ON', dayOf(n)) === null
      const between = Array.from({ length: number - start }, (_, at) => start + 1 + at)
      assert.equal(between.filter(isBusiness).length, days)
      assert.ok(isBusiness(number) && number >= start + days)
    }),
    law(300),
  )
})

test('days and their numbers go to and fro, as Date has them', () => {
  fc.assert(
    fc.property(fc.integer({ min: -500_000, max: 2_900_000 }), (number) => {
      const day = dayOf(number)
      assert.equal(numberOfDay(day), number)
      const date = new Date(number * 86_400_000)
      assert.equal(day, date.toISOString().slice(0, 10))
      assert.equal(weekdayOf(number), date.getUTCDay())
    }),
    law(500),
  )
})

test('months: later days never come earlier, and twelve are a year', () => {
  fc.assert(
    fc.property(someDay, someDay, fc.integer({ min: -60, max: 120 }), (one, other, months) => {
      const [early = '', late = ''] = [one, other].sort()
      assert.ok(addMonths(early, months) <= addMonths(late, months))
      const year = Number(one.slice(0, 4))
      const next = addMonths(one, 12)
      assert.equal(Number(next.slice(0, 4)), year + 1)
      assert.equal(next.slice(5), one.endsWith('02-29') ? '02-28' : one.slice(5))
    }),
    law(300),
  )
})

const somePeriod: fc.Arbitrary<WorkPeriod> = fc.record({
  from: fc.integer({ min: first, max: first + 400 }).map(dayOf),
  to: fc.option(fc.integer({ min: first, max: first + 400 }).map(dayOf)),
  kind: fc.constantFrom(...workKinds),
})

test('days are counted as one counts them on a calendar', () => {
  fc.assert(
    fc.property(
      fc.array(somePeriod, { maxLength: 6 }),
      fc.nat(300),
      fc.nat(250),
      (periods, at, cap) => {
        const occurred = dayOf(first + at)
        const until = dayOf(first + 350)
        const found = dayCounts(periods, { occurred, until, cap })
        const expected = { away: 0, restricted: 0, uncappedAway: 0, uncappedRestricted: 0 }
        for (let number = first + at + 1; number <= first + 500; number += 1) {
          const day = dayOf(number)
          const here = periods.filter(({ from, to }) => from <= day && day <= (to ?? until))
          const away = here.some(({ kind }) => kind === 'off')
          if (!away && !here.some(({ kind }) => kind !== 'off' && kind !== 'full')) continue
          const counted = expected.away + expected.restricted < cap
          expected[away ? 'uncappedAway' : 'uncappedRestricted'] += 1
          if (counted) expected[away ? 'away' : 'restricted'] += 1
        }
        const { rule, path, ...counts } = found
        assert.deepEqual(counts, expected)
        assert.ok(rule.code !== '' && path.length > 0)
      },
    ),
    law(120),
  )
})

const someCase: fc.Arbitrary<CaseFacts> = fc.record({
  injuryOrIllness: fc.boolean(),
  workRelated: fc.boolean(),
  newCase: fc.boolean(),
  death: fc.boolean(),
  daysAway: fc.nat(3),
  daysRestricted: fc.nat(3),
  treatments: fc.subarray(treatmentCodes, { maxLength: 4 }),
  unconscious: fc.boolean(),
  diagnosis: fc.constantFrom(null, 'fracture', 'cancer'),
  needlestick: fc.boolean(),
  medicalRemoval: fc.boolean(),
  tuberculosis: fc.boolean(),
})

test('a classification is whole or not at all, and its path ends in its reason', () => {
  fc.assert(
    fc.property(someCase, (facts) => {
      const { recordable, column, type, privacy, path } = classify(facts)
      assert.equal(column !== null, recordable)
      assert.equal(type !== null, recordable)
      assert.ok(recordable || !privacy)
      const gates = facts.injuryOrIllness && facts.workRelated && facts.newCase
      assert.ok(gates || !recordable)
      if (recordable)
        assert.equal(path.findLast(({ question }) => question !== 'privacy')?.answer, true)
      if (gates && facts.death === true) assert.equal(column, 'G')
      if (gates && facts.medicalRemoval === true) assert.notEqual(column, 'J')
    }),
    law(400),
  )
})

test('another treatment never makes a case less recordable', () => {
  fc.assert(
    fc.property(someCase, fc.constantFrom(...treatmentCodes), (facts, more) => {
      const before = classify(facts)
      const after = classify({ ...facts, treatments: [...(facts.treatments ?? []), more] })
      assert.ok(after.recordable || !before.recordable)
    }),
    law(200),
  )
})

test('another injury never makes an injury less critical', () => {
  const rank = { false: 0, ask: 1, true: 2 } as const
  const some = fc.array(fc.constantFrom(...bodyParts), { maxLength: 4 })
  fc.assert(
    fc.property(
      some,
      some,
      fc.constantFrom(...bodyParts),
      fc.boolean(),
      (fractures, amputations, more, unconscious) => {
        const of = (parts: typeof fractures) =>
          rank[`${criticalInjury({ fractures: parts, amputations, unconscious }).critical}`]
        assert.ok(of([...fractures, more]) >= of(fractures))
      },
    ),
    law(200),
  )
})

test('section 53: what happened besides never takes the notice away', () => {
  const codes = ['fall_3m', 'fall_arrested', 'excavation_wall', 'crane_or_load_control']
  fc.assert(
    fc.property(fc.subarray(codes), fc.constantFrom(...codes), (happened, more) => {
      assert.ok(section53({ happened: [...happened, more] }).applies)
      assert.equal(section53({ happened }).applies, happened.length > 0)
    }),
    law(50),
  )
})

test('WSIB is never due before what obliges it, nor earlier for learning later', () => {
  fc.assert(
    fc.property(
      someDay,
      fc.nat(20),
      fc.nat(20),
      fc.nat(5),
      fc.boolean(),
      (accidentOn, learned, later, start, healthCare) => {
        const after = (days: number) => dayOf(numberOfDay(accidentOn) + days)
        const of = (days: number) =>
          wsib({
            accidentOn,
            learnedOn: after(days),
            healthCare,
            modifiedAtRegularPay: { from: after(start) },
          })
        const [one, other] = [of(learned), of(learned + later)]
        assert.ok(
          one.reportable && one.due !== null && one.obligationOn !== null && other.due !== null,
        )
        assert.ok(one.due > one.obligationOn && one.due > after(learned) && one.due <= other.due)
      },
    ),
    law(200),
  )
})

test('more workers never owe less, but a representative for a committee', () => {
  const kinds = fc.constantFrom('workplace', 'project')
  fc.assert(
    fc.property(
      fc.nat(120),
      fc.nat(30),
      kinds,
      fc.nat(6),
      fc.boolean(),
      (workers, more, kind, months, designatedSubstance) => {
        const of = (count: number) => bodies({ workers: count, kind, months, designatedSubstance })
        const [few, many] = [of(workers), of(workers + more)]
        for (const duty of duties)
          if (duty !== 'hsr') assert.ok(Number(many[duty]) >= Number(few[duty]), duty)
        assert.ok(!few.hsr || many.hsr || many.jhsc)
        assert.ok(!(few.hsr && few.jhsc))
        assert.equal(few.certified > 0, few.jhsc)
      },
    ),
    law(300),
  )
})

test('duties over time are those of each day', () => {
  const counts = fc
    .uniqueArray(
      fc.record({
        day: fc.integer({ min: first + 3990, max: first + 4050 }).map(dayOf),
        workers: fc.nat(60),
      }),
      {
        selector: ({ day }) => day,
        maxLength: 8,
      },
    )
    .map((list) => list.sort((a, b) => (a.day < b.day ? -1 : 1)))
  fc.assert(
    fc.property(counts, fc.constantFrom('workplace', 'project'), (headCounts, kind) => {
      const periods = dutiesOver(headCounts, { kind, months: 6 })
      for (let number = first + 3985; number < first + 4060; number += 1) {
        const day = dayOf(number)
        const workers = headCounts.findLast((one) => one.day <= day)?.workers ?? 0
        const now = bodies({ workers, kind, months: 6, day })
        for (const duty of duties) {
          const held = periods.filter(
            (one) => one.duty === duty && one.from <= day && day <= (one.to ?? day),
          )
          assert.deepEqual(
            held.map(({ count }) => count),
            Number(now[duty]) > 0 ? [Number(now[duty])] : [],
          )
        }
      }
    }),
    law(25),
  )
})

test('more workers on a shift never need less first aid', () => {
  const rank = (workers: number) => {
    const { attendant, extras, room } = firstAid(workers)
    return [null, 'emergency', 'standard'].indexOf(attendant) + extras.length + Number(room)
  }
  fc.assert(
    fc.property(fc.nat(250), fc.nat(50), (few, more) => rank(few) <= rank(few + more)),
    law(200),
  )
})

const someCount = fc.nat(60)
test('rates scale inversely with hours, lie in their interval and grow with the count', () => {
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

test('the summary of its cases reconciles', () => {
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

test('what was written is read back, and writes the same again', () => {
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

test('training renewed later never ends earlier, and ends after it began', () => {
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

test('risk grows with each of its two sides', () => {
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
