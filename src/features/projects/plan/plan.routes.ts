import { bind } from '../../../access/server/gate.ts'
import { addDays } from '../../../kit/day.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { Problem } from '../../../kit/problems.ts'
import { expectationsOf, hasEnded, type Term, wasDue } from '../../expectations/definition/index.ts'
import { scheduleOf } from '../tracker/schedule-of.ts'
import {
  closedWorkplaces,
  lockWorkplaces,
  openWorkplace,
  openWorkplaces,
  refuse,
  type WorkplaceFacts,
  workplaceOf,
} from '../workplace.store.ts'
import { kinds, type WorkplaceKind, type WorkplaceRef } from '../workplace.ts'
import * as calls from './plan.contract.ts'
import * as store from './plan.store.ts'

const chooseOne = 'Choose from the list.'

const read = (kind: WorkplaceKind) =>
  bind(calls.readPlan[kind], async ({ db }, { params: { id } }) => {
    await workplaceOf(db, { kind, id })
    return { data: await store.planOf(db, { kind, id }) }
  })

const choices = (kind: WorkplaceKind) =>
  bind(calls.planChoices[kind], async ({ db }) => {
    const forms = await store.formsToExpect(db, kind)
    const open = await openWorkplaces(db, kind)
    return { data: { forms, places: [...open, ...(await closedWorkplaces(db, kind))] } }
  })

/** Only what its frequency asks for is kept. */
const settled = <Given extends store.Planned>(given: Given): Given => ({
  ...given,
  weekdays: given.frequency === 'monthly' ? [] : [...new Set(given.weekdays)].sort((a, b) => a - b),
  month_day: given.frequency === 'monthly' ? given.month_day : null,
})

const asksNot: Readonly<Record<WorkplaceKind, string>> = {
  project:
    'This form does not ask for the project, so submissions would not count. Add a question for the project and publish it.',
  team: 'This form is not about teams, so submissions would not count. Change this in its settings.',
}

async function checkForm(db: Db, kind: WorkplaceKind, form: string): Promise<void> {
  const found = await store.formState(db, kind, form)
  if (found === undefined) throw refuse('form', chooseOne)
  if (found.archived) throw refuse('form', 'This form is archived. Restore it first.')
  if (!found.published) throw refuse('form', 'This form is not published yet. Publish it first.')
  if (!found.asks) throw refuse('form', asksNot[kind])
}

async function checkAsked(db: Db, account: string | null): Promise<void> {
  if (account !== null && !(await store.isStaff(db, account))) throw refuse('asked', chooseOne)
}

type Asked = store.Planned & { form: string; places: string[]; starts_on?: string | undefined }

/** Which of the places can expect the form from when on, and why the others cannot. */
async function sorted(db: Db, kind: WorkplaceKind, asked: Asked) {
  const ids = [...new Set(asked.places)]
  const places = await lockWorkplaces(db, kind, ids)
  const today = places[0]?.today
  if (today === undefined || places.length < ids.length) throw refuse('places', chooseOne)
  const starts_on = asked.starts_on ?? today
  if (starts_on < today)
    throw refuse('starts_on', 'Today at the earliest: past days do not change.')
  await checkForm(db, kind, asked.form)
  await checkAsked(db, asked.asked)
  const expects = new Set(
    (await store.expecting(db, asked.form, ids, starts_on)).map(({ id }) => id),
  )
  return {
    starts_on,
    closed: places.filter(({ open }) => !open),
    expects: places.filter(({ id, open }) => open && expects.has(id)),
    good: places.filter(({ id, open }) => open && !expects.has(id)),
  }
}

const names = (places: readonly WorkplaceFacts[]) => places.map(({ id, name }) => ({ id, name }))

const expect = (kind: WorkplaceKind) =>
  bind(calls.expectForm[kind], async ({ db }, { body: { take, ...body } }) => {
    const { starts_on, closed, expects, good } = await sorted(db, kind, body)
    if (take === 'all' && closed.length > 0)
      throw refuse(
        'places',
        'One of these is completed or archived and cannot have forms scheduled.',
      )
    if (good.length === 0) throw refuse('places', 'It is already scheduled there.')
    const ids = good.map(({ id }) => id)
    const lines = await store.addLines(db, kind, ids, { ...settled(body), starts_on })
    const skipped = names([...expects, ...closed])
    return { data: { added: good.length, skipped, lines } }
  })

const weeks = 28

const preview = (kind: WorkplaceKind) =>
  bind(calls.previewPlan[kind], async ({ db }, { body }) => {
    const { starts_on, closed, expects, good } = await sorted(db, kind, body)
    const until = addDays(starts_on, weeks - 1)
    const holds = Map.groupBy(
      await store.holdsOfAll(
        db,
        good.map(({ id }) => id),
      ),
      ({ workplace }) => workplace,
    )
    const schedule = {
      ...settled(body),
      id: '',
      what: body.form,
      starts_on,
      ends_on: null,
      on_excused_days: body.on_rain_days,
    }
    const timesAt = ({ id, opens_on, closes_on, now }: WorkplaceFacts) => {
      const term = { opens_on, closes_on, pauses: holds.get(id) ?? [] }
      const facts = { term, excuses: [], receipts: [], now }
      const [expected] = expectationsOf([schedule], facts, { from: starts_on, to: until })
      return expected?.days.length ?? 0
    }
    return {
      data: {
        good: good.map((place) => ({ id: place.id, name: place.name, times: timesAt(place) })),
        bad: [
          ...names(closed).map((place) => ({ ...place, why: 'closed' as const })),
          ...names(expects).map((place) => ({ ...place, why: 'expects' as const })),
        ],
        until,
      },
    }
  })

const withdraw = (kind: WorkplaceKind) =>
  bind(calls.withdrawPlan[kind], async ({ db }, { body }) => {
    const lines = [...new Set(body.lines)]
    const withdrawn = await store.withdrawLines(db, kind, lines)
    if (withdrawn < lines.length)
      throw refuse('lines', 'It has already started there: end it in the tracker.')
    return { data: { withdrawn } }
  })

/** A line of a workplace whose plan may be changed, as the person who changes it saw it. */
async function lineAsSeen(db: Db, place: WorkplaceRef, id: string, version: number) {
  const workplace = await openWorkplace(db, place)
  const found = await store.lineOf(db, place, id)
  if (found === undefined) throw new Problem('row/missing')
  if (found.version !== version) throw new Problem('row/stale', { extra: { line: found } })
  if (hasEnded(found, workplace.today)) throw refuse('', 'It has ended. Schedule the form again.')
  return { workplace, line: found }
}

const termOf = async (db: Db, workplace: WorkplaceFacts): Promise<Term> => ({
  opens_on: workplace.opens_on,
  closes_on: workplace.closes_on,
  pauses: await store.holdsOf(db, workplace),
})

const sameRhythm = (line: calls.PlanLine, given: store.Planned) =>
  line.frequency === given.frequency &&
  line.weekdays.join() === given.weekdays.join() &&
  line.month_day === given.month_day &&
  line.due_time === given.due_time &&
  line.on_rain_days === given.on_rain_days

async function lineNow(db: Db, place: WorkplaceRef, id: string) {
  const line = await store.lineOf(db, place, id)
  if (line === undefined) throw new Problem('row/missing')
  return { data: line }
}

const change = (kind: WorkplaceKind) =>
  bind(calls.changeLine[kind], async ({ db }, { params, body }) => {
    const place = { kind, id: params.id }
    const { workplace, line } = await lineAsSeen(db, place, params.line, body.version)
    await checkAsked(db, body.asked)
    const given = settled(body)
    const past = wasDue(scheduleOf(line), await termOf(db, workplace), workplace.today)
    if (!past || sameRhythm(line, given)) {
      await store.changeLine(db, line.id, given)
      return lineNow(db, place, line.id)
    }
    await store.endLine(db, line.id, addDays(workplace.today, -1))
    const begun = {
      ...given,
      form: line.form.id,
      starts_on: workplace.today,
      ends_on: line.ends_on,
    }
    const [id = ''] = await store.addLines(db, kind, [workplace.id], begun)
    return lineNow(db, place, id)
  })

const end = (kind: WorkplaceKind) =>
  bind(calls.endLine[kind], async ({ db }, { params, body }) => {
    const place = { kind, id: params.id }
    const { workplace, line } = await lineAsSeen(db, place, params.line, body.version)
    if (body.last < addDays(workplace.today, -1))
      throw refuse('last', 'Yesterday at the earliest: past days do not change.')
    await store.endLine(db, line.id, body.last)
    const ended = await store.lineOf(db, place, line.id)
    // One that has not begun is none any more.
    return { data: ended ?? { ...line, ends_on: addDays(line.starts_on, -1) } }
  })

export const planCalls = kinds.flatMap((kind) => [
  read(kind),
  choices(kind),
  expect(kind),
  preview(kind),
  withdraw(kind),
  change(kind),
  end(kind),
])
