// What must hold of all clocks and days; a failure prints its seed and path.
import assert from 'node:assert/strict'
import fc from 'fast-check'
import { dayOf, numberOfDay, weekdayOf } from './calendar/days.ts'
import { businessDaysAfter } from './clocks/counting.ts'
import { addMonths, dueAt, isHoliday, ruleRows } from './index.ts'
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

inZones('what is due is written as the clocks of the zone show it', () => {
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

inZones('a clock of hours is elapsed time', () => {
  fc.assert(
    fc.property(someZone, someAt, (zone, at) => {
      const from = instantOf(dueAt('ON-51-NOTICE', { at, zone }).due)
      assert.equal(instantOf(dueAt('ON-51-REPORT', { at, zone }).due) - from, 48 * 3_600_000)
      assert.equal(instantOf(dueAt('US-1904-39-DEATH', { at, zone }).due) - from, 8 * 3_600_000)
    }),
    law(300),
  )
})

inZones('a clock of days ends with a day, so many days after that of the trigger', () => {
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

inZones('business days end on a business day, never before as many calendar days', () => {
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

inZones('days and their numbers go to and fro, as Date has them', () => {
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

inZones('months: later days never come earlier, and twelve are a year', () => {
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
