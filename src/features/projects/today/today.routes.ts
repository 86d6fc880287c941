import { bind, type Context } from '../../../access/server/gate.ts'
import { addDays } from '../../../kit/day.ts'
import { add, none, percentOf } from '../../expectations/definition/index.ts'
import { fillableOf, roleNamed, seenSubmissions } from '../../submissions/index.ts'
import { kinds, registerOf, type WorkplaceKind } from '../workplace.ts'
import { myPlaces } from './my-places.store.ts'
import * as calls from './today.contract.ts'
import { type TrackedPlace, trackAll } from './track-all.server.ts'

/** Where nothing is the caller’s own, they look at all of it: who follows how forms come in. */
const tracks = ({ can }: Pick<Context, 'can'>, kind: WorkplaceKind) =>
  can(`${registerOf[kind]}.submission-tracker`)

async function placesToday(
  context: Context,
  kind: WorkplaceKind,
  present: string | undefined,
): Promise<{ tracked: TrackedPlace[]; mine: boolean }> {
  const { db, session, can } = context
  if (!can(`${registerOf[kind]}.view`)) return { tracked: [], mine: true }
  const me = session.accountId ?? ''
  const { places, mine } = await myPlaces(db, kind, { me, present, all: tracks(context, kind) })
  const today = places[0]?.today ?? ''
  const asked = { span: { from: today, to: today }, seen: seenSubmissions(context) }
  return { tracked: await trackAll(db, kind, places, asked), mine }
}

const today = bind(calls.readToday, async (context, { query }) => {
  const { db, session, can } = context
  const found = []
  for (const kind of kinds) found.push(await placesToday(context, kind, query[kind]))
  // A person with a project of their own is shown no team of others, and the other way round. A team that never
  // expects a form, such as the office, hides no project.
  const own = found.filter(
    ({ mine, tracked }) => mine && tracked.some(({ lines }) => lines.length > 0),
  )
  const shown = own.length > 0 ? own : found
  const tracked = shown
    .flatMap((one) => one.tracked)
    .filter(({ lines }) => lines.some(({ days }) => days.length > 0))
  const forms = tracked.flatMap(({ lines }) => lines.map(({ line }) => line.form.id))
  const fillable = can('submissions.create')
    ? await fillableOf(db, forms, roleNamed(session.roleId))
    : new Set<string>()
  const places = tracked.map(({ place, lines, sent }): calls.PlaceToday => {
    const rows = lines.flatMap(({ line, days }) =>
      days.map(({ state, receipt }): calls.FormToday => {
        const one = sent.get(receipt ?? '')
        return {
          form: line.form,
          state,
          due_time: line.due_time,
          submission:
            one === undefined ? null : { id: one.seen ? one.id : null, number: one.number },
          fills: state === 'due' && fillable.has(line.form.id),
        }
      }),
    )
    const expected = rows.filter(({ state }) => state !== 'excused')
    const received = expected.filter(({ state }) => state === 'received' || state === 'late')
    return {
      kind: place.kind,
      id: place.id,
      name: place.name,
      forms: rows.sort((a, b) => (a.due_time < b.due_time ? -1 : 1)),
      expected: expected.length,
      received: received.length,
    }
  })
  return { data: { mine: own.length > 0, places } }
})

/** As many weeks as the tracker shows, up to yesterday: what may come today still counts for nobody. */
const back = 28

const compliance = bind(calls.readCompliance, async (context, { query }) => {
  const { db, session } = context
  const me = session.accountId ?? ''
  const { places, mine } = await myPlaces(db, 'project', { me, present: query.project, all: true })
  const until = addDays(places[0]?.today ?? '2000-01-01', -1)
  const tracked = await trackAll(db, 'project', places, {
    span: { from: addDays(until, 1 - back), to: until },
    seen: null,
  })
  const counted = tracked.map(({ place, lines }) => {
    const counts = { ...none }
    for (const { days } of lines) for (const { state } of days) counts[state] += 1
    return { place, counts, percent: percentOf(counts) }
  })
  const projects = counted
    .flatMap(({ place, counts, percent }): calls.ProjectCompliance[] =>
      percent === null
        ? []
        : [
            {
              id: place.id,
              name: place.name,
              percent,
              received: counts.received + counts.late,
              missed: counts.missed,
            },
          ],
    )
    .sort((a, b) => a.percent - b.percent || b.missed - a.missed)
  const all = counted.reduce((sum, { counts }) => add(sum, counts), none)
  return { data: { mine, percent: percentOf(all), projects } }
})

export const todayCalls = [today, compliance]
