import { bind, type Context } from '../../../access/server/gate.ts'
import { mondayOf } from '../../../kit/day.ts'
import { mapped } from '../../../kit/own.ts'
import { type Counts, none, percentOf } from '../../expectations/definition/index.ts'
import { kinds, registerOf } from '../../projects/index.ts'
import { seenSubmissions } from '../../submissions/index.ts'
import { askedOf, type FigureReader } from '../figures/asked.server.ts'
import type { AskedFigures } from '../figures/asked.ts'
import * as calls from './compliance.contract.ts'
import { submissionsShown } from './compliance.store.ts'
import { type ExpectedForm, expectedForms } from './expected-forms.server.ts'

/** Fewer than these say nothing of the rest. */
const fewest = 5
const mostListed = 500

const tracked = ({ can }: Pick<Context, 'can'>) =>
  kinds.filter((kind) => can(`${registerOf[kind]}.submission-tracker`))

function tally(forms: readonly ExpectedForm[]): Counts {
  const counts = { ...none }
  for (const { state } of forms) counts[state] += 1
  return counts
}

const numbersIn = (counts: Counts) =>
  mapped(calls.statesIn, (states) => states.reduce((sum, state) => sum + counts[state], 0))

type Words = Readonly<Record<string, string>>

/** Each number, and the list that has just what it counts. */
const countsOf = (counts: Counts, listed: Words | undefined) =>
  mapped(numbersIn(counts), (value, name) => ({
    value,
    to:
      listed === undefined
        ? null
        : `/dashboard/analytics/compliance?${new URLSearchParams({ ...listed, show: name })}`,
  }))

function sharesOf(counts: Counts) {
  if (numbersIn(counts).expected < fewest) return { came: null, inTime: null }
  const { late, missed } = counts
  return {
    came: percentOf(counts),
    inTime: percentOf({ ...counts, late: 0, missed: late + missed }),
  }
}

/** By what it is called; the lowest share first, and what is too rare to have one last. */
const named = (forms: readonly ExpectedForm[], by: 'form' | 'place', listed: Words | undefined) =>
  [...Map.groupBy(forms, (one) => one[by].id)]
    .map(([id, own]) => ({ id, name: own[0]?.[by].name ?? '', counts: tally(own) }))
    .sort(
      (a, b) =>
        (sharesOf(a.counts).came ?? 101) - (sharesOf(b.counts).came ?? 101) ||
        b.counts.missed - a.counts.missed,
    )
    .map((one) => ({
      ...one,
      counts: countsOf(one.counts, listed && { ...listed, [by]: one.id }),
    }))

export async function complianceFigures(context: FigureReader, query: AskedFigures) {
  const { db } = context
  const { period, before, projects, who, words } = await askedOf(db, query)
  const both = await expectedForms(db, { from: before.from, to: period.to, projects, who })
  const now = both.filter(({ day }) => day >= period.from)
  const [counts, countsBefore] = [tally(now), tally(both.filter(({ day }) => day < period.from))]
  const [shares, sharesBefore] = [sharesOf(counts), sharesOf(countsBefore)]
  const listed = tracked(context).length < kinds.length ? undefined : words
  return {
    period,
    before,
    counts: countsOf(counts, listed),
    countsBefore: numbersIn(countsBefore),
    came: { value: shares.came, before: sharesBefore.came },
    inTime: { value: shares.inTime, before: sharesBefore.inTime },
    weeks: [...Map.groupBy(now, ({ day }) => mondayOf(day))]
      .map(([week, own]) => ({
        week,
        counts: countsOf(tally(own), listed && { ...listed, week }),
      }))
      .sort((a, b) => (a.week < b.week ? -1 : 1)),
    forms: named(now, 'form', listed),
    places: named(now, 'place', listed),
  }
}

const figures = bind(calls.readComplianceFigures, async (context, { query }) => ({
  data: await complianceFigures(context, query),
}))

const list = bind(calls.readExpectedForms, async (context, { query }) => {
  const { db } = context
  const { show, form, place, week } = query
  const { period, projects, who } = await askedOf(db, query)
  const found = await expectedForms(db, { ...period, projects, who, kinds: tracked(context) })
  const states = new Set<string>(calls.statesIn[show])
  const forms = found.filter(
    (one) =>
      states.has(one.state) &&
      (form === undefined || one.form.id === form) &&
      (place === undefined || one.place.id === place) &&
      (week === undefined || mondayOf(one.day) === mondayOf(week)),
  )
  const listed = forms.sort((a, b) => b.day.localeCompare(a.day)).slice(0, mostListed)
  const receipts = listed.flatMap(({ receipt }) => receipt ?? [])
  const shown = await submissionsShown(db, receipts, seenSubmissions(context))
  const submissionOf = new Map(
    shown.map(({ id, number, seen }) => [id, { id: seen ? id : null, number }]),
  )
  return {
    data: {
      period,
      total: forms.length,
      forms: listed.map(({ id, day, state, form, place, receipt }) => ({
        ...{ id, day, state },
        form: form.name,
        place: place.name,
        tracker: `${place.tracker}?at=${day}`,
        submission: submissionOf.get(receipt ?? '') ?? null,
      })),
    },
  }
})

export const complianceCalls = [figures, list]
