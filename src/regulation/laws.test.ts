// What must hold of all facts; a failure prints its seed and path.
import assert from 'node:assert/strict'
import fc from 'fast-check'
import { dayOf, numberOfDay } from './calendar/days.ts'
import {
  bodies,
  bodyParts,
  type CaseFacts,
  classify,
  criticalInjury,
  dayCounts,
  duties,
  dutiesOver,
  firstAid,
  section53,
  treatmentCodes,
  type WorkPeriod,
  workKinds,
  wsib,
} from './index.ts'
import { inZones } from './testing/in-zones.ts'

const seed = 20_261_122
const law = (numRuns: number) => ({ seed, numRuns })

const first = numberOfDay('2015-01-01')
const someDay = fc.integer({ min: first, max: numberOfDay('2045-12-31') }).map(dayOf)

const somePeriod: fc.Arbitrary<WorkPeriod> = fc.record({
  from: fc.integer({ min: first, max: first + 400 }).map(dayOf),
  to: fc.option(fc.integer({ min: first, max: first + 400 }).map(dayOf), { nil: null }),
  kind: fc.constantFrom(...workKinds),
})

inZones('days are counted as one counts them on a calendar', () => {
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

inZones('a classification is whole or not at all, and its path ends in its reason', () => {
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

inZones('another treatment never makes a case less recordable', () => {
  fc.assert(
    fc.property(someCase, fc.constantFrom(...treatmentCodes), (facts, more) => {
      const before = classify(facts)
      const after = classify({ ...facts, treatments: [...(facts.treatments ?? []), more] })
      assert.ok(after.recordable || !before.recordable)
    }),
    law(200),
  )
})

inZones('another injury never makes an injury less critical', () => {
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

inZones('section 53: what happened besides never takes the notice away', () => {
  const codes = ['fall_3m', 'fall_arrested', 'excavation_wall', 'crane_or_load_control']
  fc.assert(
    fc.property(fc.subarray(codes), fc.constantFrom(...codes), (happened, more) => {
      assert.ok(section53({ happened: [...happened, more] }).applies)
      assert.equal(section53({ happened }).applies, happened.length > 0)
    }),
    law(50),
  )
})

inZones('WSIB is never due before what obliges it, nor earlier for learning later', () => {
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

inZones('more workers never owe less, but a representative for a committee', () => {
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

inZones('duties over time are those of each day', () => {
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

inZones('more workers on a shift never need less first aid', () => {
  const rank = (workers: number) => {
    const { attendant, extras, room } = firstAid(workers)
    return [null, 'emergency', 'standard'].indexOf(attendant) + extras.length + Number(room)
  }
  fc.assert(
    fc.property(fc.nat(250), fc.nat(50), (few, more) => rank(few) <= rank(few + more)),
    law(200),
  )
})
