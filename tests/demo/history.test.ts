// The history of the demo company contradicts neither itself nor the calendar, whenever it is filled in.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { chemicalsDemo } from '../../src/features/equipment/chemicals/chemicals.demo.ts'
import {
  drawSheet,
  sectionsOf,
} from '../../src/features/equipment/chemicals/demo/sheets/draw-sheet.server.ts'
import { withSheet } from '../../src/features/equipment/chemicals/demo/sheets/sheets-for-demo.store.ts'
import { expectationsOf } from '../../src/features/expectations/definition/index.ts'
import { askingDemo } from '../../src/features/forms/forms.demo.ts'
import {
  demoSites,
  isWorkingDay,
  ownPeople,
  restOn,
  weatherUntil,
  workersOn,
} from '../../src/features/people/index.ts'
import { usersDemo } from '../../src/features/people/users/users.demo.ts'
import { projectsDemo } from '../../src/features/projects/projects.demo.ts'
import { draftsOf } from '../../src/features/submissions/demo/server/demo-drafts.store.ts'
import { demoPictures } from '../../src/features/submissions/demo/server/demo-photos.store.ts'
import {
  type DemoSubmission,
  historyOf,
} from '../../src/features/submissions/demo/server/history.ts'
import { stageNow } from '../../src/features/submissions/demo/server/one-of-each.ts'
import { stageAfter } from '../../src/features/submissions/demo/server/steps.store.ts'
import {
  lapsedOperatorDemo,
  operatorsDemo,
} from '../../src/features/training/records/operators-for-demo.ts'
import { addDays, daysFrom, daysFromNow, weekdayOf } from '../../src/kit/day.ts'
import type { DemoSize } from '../../src/manifest/feature.server.ts'

/** Fridays and Mondays, a day of rest, both seasons, before and after the stories of the year. */
const moments = [
  '2026-11-23T16:30',
  '2027-03-19T06:10',
  '2027-07-01T12:00',
  '2027-12-31T23:50',
  '2028-02-29T00:05',
]
const sizes = ['small', 'whole'] as const

function each(say: (one: DemoSubmission, now: string) => void) {
  for (const now of moments)
    for (const size of sizes) for (const one of historyOf(size, now)) say(one, now)
}

const told = ({ form, by, sent }: DemoSubmission) => `${form} of ${by}, ${sent}`

describe('the history of the demo', () => {
  test('nobody works at the week’s end or on a day of rest', () => {
    each((one) => assert.ok(isWorkingDay(one.day), told(one)))
    each((one) =>
      assert.ok(
        one.steps.every(({ at }) => isWorkingDay(at.slice(0, 10))),
        told(one),
      ),
    )
    assert.equal(restOn('2026-12-25'), 'Winter shutdown')
    assert.equal(isWorkingDay('2026-09-07'), false)
  })

  test('it is filled in before it is sent, sent before it is signed, signed before it is reviewed; nothing is to come', () => {
    each((one, now) => {
      const after = one.steps.map(({ at }) => at)
      const order = [one.started, one.sent, ...after, now]
      assert.deepEqual(order, order.toSorted(), told(one))
      assert.ok(one.started < one.sent, told(one))
    })
  })

  test('different people sign, go along and review', () => {
    each((one) => {
      assert.notEqual(one.with, one.by, told(one))
      for (const revision of [1, 2]) {
        const signed = one.steps.filter(
          (step) => step.kind === 'signed' && step.revision === revision,
        )
        assert.equal(new Set(signed.map(({ by }) => by)).size, signed.length, told(one))
      }
      const judged = one.steps.filter(({ kind }) => kind === 'approved' || kind === 'returned')
      assert.ok(
        judged.every(({ by }) => by !== one.by),
        told(one),
      )
    })
  })

  test('nobody fills in two at one time', () => {
    for (const now of moments)
      for (const size of sizes) {
        const until = new Map<string, string>()
        for (const one of historyOf(size, now).toSorted((a, b) =>
          a.started < b.started ? -1 : 1,
        )) {
          assert.ok((until.get(one.by) ?? '') <= one.started, told(one))
          until.set(one.by, one.sent)
        }
      }
  })

  test('everybody who takes part is hired, at work there, and counted', () => {
    const hired = new Map(
      usersDemo.rows.map((row) => [`${row.first_name} ${row.last_name}`, String(row.hired_on)]),
    )
    each((one) => {
      assert.ok((hired.get(one.by) ?? '') <= one.day, told(one))
      const crew = new Set([one.by, one.with, ...one.signers.map(({ name }) => name)])
      assert.ok(crew.size <= one.workers && one.workers === workersOn(one.site, one.day), told(one))
      const project = projectsDemo.rows.find(({ number }) => number === one.site.number)
      assert.equal(project?.name, one.site.project)
      assert.ok(one.workers <= (project?.peak_workers ?? 0), told(one))
    })
  })

  test('who did work that asks for a ticket has it', () => {
    const asks: Record<string, string> = {
      'ewp-pre-use': 'Elevating work platform operator',
      ...Object.fromEntries(askingDemo),
    }
    each((one) => {
      const course = asks[one.form]
      assert.ok(course === undefined || operatorsDemo[course]?.includes(one.by), told(one))
    })
    const { name, course } = lapsedOperatorDemo
    assert.ok(!operatorsDemo[course]?.includes(name))
  })

  test('each stage has one at least, on whatever day it is filled in', () => {
    const stages = ['closed', 'partly_signed', 'returned', 'reviewed', 'signed', 'unsigned', 'void']
    const isFilled = (size: DemoSize, now: string) => {
      const seen = new Set<string>(historyOf(size, now).map((one) => stageNow(one, one.steps)))
      assert.deepEqual([...seen].sort(), stages, `${size}, ${now}`)
    }
    const hours = ['T00:30', 'T06:30', 'T12:00', 'T23:30']
    // Every third day of a year, at four hours in turn.
    for (let day = 0; day < 365; day += 3)
      isFilled('small', `${addDays('2026-11-22', day)}${hours[day % 4]}`)
    for (const day of ['2026-11-29', '2026-11-30', '2026-12-31', '2027-01-05', '2027-07-05'])
      isFilled('whole', `${day}T12:00`)
  })

  test('the weather fits the season', () => {
    for (const now of moments) {
      const weather = weatherUntil(now.slice(0, 10))
      for (const day of daysFrom(addDays(now.slice(0, 10), -364), now.slice(0, 10))) {
        const { sky, high } = weather(day)
        const summer = day.slice(5) > '05-01' && day.slice(5) < '10-15'
        if (sky === 'snow') assert.ok(!summer && high <= 1, day)
        if (sky === 'heat') assert.ok(summer && high >= 31, day)
        if (sky === 'cold') assert.ok(!summer && high < 0, day)
        assert.ok(high > -25 && high < 38, `${day}: ${high}`)
      }
    }
  })

  test('the tracker shows between 85 and 97 of a hundred, for the year and for the last weeks', () => {
    for (const now of moments) {
      const today = now.slice(0, 10)
      const weather = weatherUntil(today)
      const all = historyOf('whole', now)
      for (const site of demoSites) {
        const shareOf = (from: string) => share(site, all, weather, { now, from })
        const year = shareOf(addDays(today, -364))
        assert.ok(year >= 85 && year <= 97, `${site.project} at ${now}: ${year} %`)
        if (site.until !== undefined) continue
        const month = shareOf(addDays(today, -28))
        assert.ok(month >= 85 && month <= 97, `${site.project}, last weeks at ${now}: ${month} %`)
      }
    }
  })

  test('every picture is of something that failed, and every failure of a site has words', () => {
    const shown = new Set<string>()
    for (const { failed } of historyOf('whole', moments[0] ?? ''))
      for (const { photo, says, mended } of failed) {
        if (photo !== undefined) shown.add(photo)
        assert.ok(says.length > 15 && mended.length > 5)
      }
    assert.deepEqual([...shown].sort(), [...demoPictures().keys()].sort())
  })

  test('what failed is put right after it was seen, and nothing in the future', () => {
    each((one, now) => {
      for (const { startedOn, mendedOn, verifiedOn } of one.failed) {
        const days = [one.day, startedOn, mendedOn, verifiedOn].flatMap((day) => day ?? [])
        assert.deepEqual(days, days.toSorted(), told(one))
        assert.ok(
          days.every((day) => day <= now.slice(0, 10) && isWorkingDay(day)),
          told(one),
        )
      }
    })
  })

  test('what is begun is of somebody who works there, on a working day before now', () => {
    for (const now of moments) {
      const drafts = draftsOf(historyOf('whole', now), now)
      assert.ok(drafts.length >= 3, now)
      for (const { like } of drafts) {
        const { by, site, day, started, sent } = like
        assert.ok(isWorkingDay(day) && started < sent && sent <= now, told(like))
        assert.ok(by === 'Maya Okafor' || ownPeople(site).includes(by), told(like))
      }
    }
  })
})

describe('the data sheets of the demo', () => {
  const products = chemicalsDemo.rows.filter(({ name }) => withSheet.includes(name))

  test('half of the products have one, in both languages, younger than three years', () => {
    assert.equal(products.length, withSheet.length)
    assert.ok(products.length * 2 >= chemicalsDemo.rows.length)
    for (const { name, sds_language, sds_revised_on } of products)
      assert.ok(sds_language === 'both' && daysFromNow(-1095) < sds_revised_on, name)
  })

  test('each has sixteen sections that say something, every sentence in French too', () => {
    for (const product of products)
      for (const lang of ['en', 'fr'] as const) {
        const sections = sectionsOf(product, { lang, revisedOn: product.sds_revised_on })
        assert.equal(sections.length, 16)
        for (const { heading, lines } of sections)
          assert.ok(lines.length > 0 && lines.every((line) => line.trim() !== ''), heading)
        assert.equal(new Set(sections.map(({ heading }) => heading)).size, 16)
      }
  })

  test('one is drawn again as it was', async () => {
    const [product] = products
    assert.ok(product)
    const drawn = await drawSheet(product, product.sds_revised_on)
    assert.ok(drawn.equals(await drawSheet(product, product.sds_revised_on)))
    assert.equal(drawn.subarray(0, 5).toString(), '%PDF-')
  })
})

function share(
  site: (typeof demoSites)[number],
  all: readonly DemoSubmission[],
  weather: ReturnType<typeof weatherUntil>,
  { now, from }: { now: string; from: string },
): number {
  const today = now.slice(0, 10)
  const opens_on = addDays(today, Math.max(site.from, -364))
  const closes_on = site.until === undefined ? null : addDays(today, site.until)
  const line = {
    id: '',
    starts_on: opens_on,
    ends_on: null,
    on_excused_days: false,
    month_day: null,
  }
  const lines = [
    {
      ...line,
      what: 'flha',
      frequency: 'daily' as const,
      weekdays: [1, 2, 3, 4, 5],
      due_time: '15:00',
    },
    {
      ...line,
      what: 'site-inspection-weekly',
      frequency: 'weekly' as const,
      weekdays: [5],
      due_time: '16:00',
    },
  ]
  const excuses = daysFrom(from, today)
    .filter((day) => weekdayOf(day) < 6)
    .flatMap((day) => {
      if (restOn(day) !== undefined) return [{ id: day, day, part: 'full' as const }]
      const { stops } = weather(day)
      return stops === undefined || !site.outdoors ? [] : [{ id: day, day, part: stops }]
    })
  const receipts = all
    .filter((one) => one.site === site && stageAfter(one.steps, 9) !== 'void')
    .map((one) => ({ id: told(one), what: one.form, at: one.sent }))
  const rows = expectationsOf(
    lines,
    { term: { opens_on, closes_on, pauses: [] }, excuses, receipts, now },
    { from: from < opens_on ? opens_on : from, to: today },
  )
  const sum = (state: 'received' | 'late' | 'missed') =>
    rows.reduce((count, row) => count + row.counts[state], 0)
  const came = sum('received') + sum('late')
  return Math.floor((100 * came) / (came + sum('missed')))
}
