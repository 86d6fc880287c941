import { bind } from '../../../access/server/gate.ts'
import { mapped } from '../../../kit/own.ts'
import { Problem } from '../../../kit/problems.ts'
import { type Counts, none, percentOf } from '../../expectations/definition/index.ts'
import { seenSubmissions } from '../../submissions/index.ts'
import { attendanceOf, expectedTalks } from '../../toolbox-talks/index.ts'
import { askedOf, type FigureReader } from '../figures/asked.server.ts'
import type { AskedFigures } from '../figures/asked.ts'
import { listOn } from '../figures/list-on.ts'
import { questionsFor } from '../reasons/reasons.routes.ts'
import { countReasons } from '../reasons/reasons.store.ts'
import * as calls from './toolbox.contract.ts'
import * as store from './toolbox.store.ts'

/** Fewer than these say nothing of the rest. */
const fewest = 5
const mostListed = 500
const mostGaps = 50

type TalkOfSchedule = {
  id: string
  day: string
  state: 'received' | 'late' | 'missed' | 'excused'
  schedule: string
  place: { id: string; name: string; team: boolean }
  delivery: string | null
}

/** What is still due is left out: nobody has missed it. */
async function talksDue(
  { db }: Pick<FigureReader, 'db'>,
  { from, to, projects, who: { team, of } }: store.AskedTalks,
): Promise<TalkOfSchedule[]> {
  // Schedules are of own projects and teams: nobody expects a talk of a contractor.
  if (of?.are) return []
  const one = team ?? (projects?.length === 1 ? projects[0] : undefined)
  const found = await expectedTalks(db, { from, to, place: one })
  return found.flatMap(({ schedule: { id, place, place_name, kind }, days }) =>
    days.flatMap(({ day, state, receipt }) =>
      state === 'due' || projects?.includes(place) === false || (team ?? place) !== place
        ? []
        : [
            {
              id: `${id} ${day}`,
              ...{ day, state },
              schedule: id,
              place: { id: place, name: place_name, team: kind === 'team' },
              delivery: receipt,
            },
          ],
    ),
  )
}

function tally(talks: readonly TalkOfSchedule[]): Counts {
  const counts = { ...none }
  for (const { state } of talks) counts[state] += 1
  return counts
}

const numbersIn = (counts: Counts) =>
  mapped(calls.talkStatesIn, (states) => states.reduce((sum, state) => sum + counts[state], 0))

const shareIn = (counts: Counts) => (numbersIn(counts).due < fewest ? null : percentOf(counts))

type Listed = store.AskedTalks & {
  place?: { id: string; team: boolean }
  talk?: string | null
}

/** The lists that have just what is counted. */
function waysOf({ can }: Pick<FigureReader, 'can'>, words: Readonly<Record<string, string>>) {
  const opens = can('toolbox-talks.view')
  const here = (more: Readonly<Record<string, string>>) =>
    `/dashboard/analytics/toolbox?${new URLSearchParams({ ...words, ...more })}`
  const ofTalks = ({ place, talk }: Partial<Listed>) => ({
    ...(place && { place: place.id }),
    ...(talk !== undefined && { talk: talk ?? 'none' }),
  })
  return {
    people: (value: number, of: Partial<Listed>) => ({
      value,
      to: opens && can('reports.names') ? here({ ...ofTalks(of), show: 'people' }) : null,
    }),
    held(of: Listed): string | null {
      const { from, to, projects, who, place, talk } = of
      if (!opens) return null
      // The list of talks does not know whose people were there.
      if (who.of !== undefined) return here({ ...ofTalks(of), show: 'held' })
      const there = place === undefined ? projects : place.team ? undefined : [place.id]
      return listOn('/dashboard/toolbox-talks/deliveries', there, [
        ['held_on', `${from}..${to}`],
        ...['delivered', 'complete'].map((state) => ['state', state] as const),
        ...(place?.team
          ? [['team', place.id] as const]
          : who.team === undefined
            ? []
            : [['team', who.team] as const]),
        ...(talk === undefined ? [] : [['talk', talk ?? 'none'] as const]),
      ])
    },
    due: (counts: Counts, place?: { id: string }) =>
      mapped(numbersIn(counts), (value, show) => ({
        value,
        to: opens ? here({ ...(place && { place: place.id }), show }) : null,
      })),
  }
}

/** Why incidents happened by the forms that the caller sees, and how many talks spoke of that. */
async function gapsIn(context: FigureReader, asked: store.AskedTalks) {
  const reasons = await countReasons(context.db, {
    ...asked,
    seen: seenSubmissions(context),
    questions: await questionsFor(context),
  })
  const given = reasons.filter(({ own }) => own > 0)
  const spoken = await store.talksAbout(
    context.db,
    asked,
    given.map(({ id }) => id),
  )
  const heldOf = new Map(spoken.map(({ reason, held }) => [reason, held]))
  return given
    .map(({ id, name, own }) => ({ id, name, forms: own, held: heldOf.get(id) ?? 0 }))
    .sort((a, b) => Number(a.held > 0) - Number(b.held > 0) || b.forms - a.forms)
    .slice(0, mostGaps)
}

/** Crews are of own people: who of them was away is known of no contractor's. */
const attendanceFor = async ({ db }: FigureReader, { who, ...asked }: store.AskedTalks) =>
  who.of === undefined ? (await attendanceOf(db, { ...asked, team: who.team })).share : null

export async function toolboxFigures(context: FigureReader, query: AskedFigures) {
  const { db } = context
  const { period, before, projects, who, words } = await askedOf(db, query)
  const asked = { ...period, projects, who }
  const was = { ...before, projects, who }
  const ways = waysOf(context, words)
  const talks = await talksDue(context, asked)
  const counts = tally(talks)
  const countsBefore = tally(await talksDue(context, was))
  const now = await store.countGiven(db, asked)
  const then = await store.countGiven(db, was)
  const heldThere = new Map((await store.givenByPlace(db, asked)).map((one) => [one.id, one]))
  const dueThere = Map.groupBy(talks, ({ place }) => place.id)
  const places = [...new Set([...dueThere.keys(), ...heldThere.keys()])].flatMap((id) => {
    const place = dueThere.get(id)?.[0]?.place ?? heldThere.get(id)
    if (place === undefined) return []
    const { held = 0, people = 0 } = heldThere.get(id) ?? {}
    return [{ place, counts: tally(dueThere.get(id) ?? []), held, people }]
  })
  return {
    period,
    before,
    counts: ways.due(counts),
    held: { value: now.held, to: ways.held(asked) },
    people: ways.people(now.people, {}),
    share: shareIn(counts),
    attendance: await attendanceFor(context, asked),
    attendance_was: await attendanceFor(context, was),
    gaps: await gapsIn(context, asked),
    was: { counts: numbersIn(countsBefore), ...then, share: shareIn(countsBefore) },
    places: places
      .sort(
        (a, b) =>
          (shareIn(a.counts) ?? 101) - (shareIn(b.counts) ?? 101) ||
          b.counts.missed - a.counts.missed ||
          b.held - a.held,
      )
      .map(({ place, counts, held, people }) => ({
        ...{ id: place.id, name: place.name, people: ways.people(people, { place }) },
        counts: ways.due(counts, place),
        held: { value: held, to: ways.held({ ...asked, place }) },
      })),
    topics: (await store.givenByTopic(db, asked)).map(({ id, name, held, people }) => ({
      ...{ id, name, people: ways.people(people, { talk: id }) },
      held: { value: held, to: ways.held({ ...asked, talk: id }) },
    })),
  }
}

const figures = bind(calls.readToolboxFigures, async (context, { query }) => ({
  data: await toolboxFigures(context, query),
}))

const list = bind(calls.readTalksOfFigure, async (context, { query }) => {
  const { show, place, talk } = query
  const { period, projects, who } = await askedOf(context.db, query)
  if (show === 'held') {
    const asked = { ...period, projects, who }
    const found = await store.talksGiven(context.db, asked, { place, talk })
    return {
      data: {
        period,
        total: found[0]?.total ?? 0,
        talks: found.map(({ id, day, place }) => ({
          ...{ id, day, place: place ?? '—', state: 'given' as const },
          ...{ schedule: null, delivery: id },
        })),
      },
    }
  }
  const states = new Set<string>(calls.talkStatesIn[show])
  const talks = (await talksDue(context, { ...period, projects, who }))
    .filter((one) => states.has(one.state) && (place === undefined || one.place.id === place))
    .sort((a, b) => b.day.localeCompare(a.day))
  return {
    data: {
      period,
      total: talks.length,
      talks: talks.slice(0, mostListed).map(({ place, state, ...talk }) => ({
        ...talk,
        place: place.name,
        state: state === 'received' || state === 'late' ? ('given' as const) : state,
      })),
    },
  }
})

const people = bind(calls.readPeopleReached, async ({ db, can }, { query }) => {
  if (!can('reports.names')) throw new Problem('grant/missing')
  const { period, projects, who } = await askedOf(db, query)
  const found = await store.peopleReached(db, { ...period, projects, who }, query)
  return {
    data: {
      period,
      total: found[0]?.total ?? 0,
      people: found.map(({ total: _, ...person }) => person),
    },
  }
})

export const toolboxCalls = [figures, list, people]
