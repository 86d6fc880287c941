import { bind } from '../../../access/server/gate.ts'
import { addDays, mondayOf } from '../../../kit/day.ts'
import { add, countsFor, none, percentOf } from '../../expectations/definition/index.ts'
import { fillableOf, roleNamed, seenSubmissions } from '../../submissions/index.ts'
import { linesBetween } from '../plan/plan.store.ts'
import { refuse, workplaceOf } from '../workplace.store.ts'
import { kinds, type WorkplaceKind } from '../workplace.ts'
import { trackWorkplace } from './track-workplace.server.ts'
import * as calls from './tracker.contract.ts'

const longest = 100

/** The four weeks before this one, and this one. */
function spanOf(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  today: string,
) {
  const last = to ?? (from === undefined ? addDays(mondayOf(today), 6) : addDays(from, 34))
  const span = { from: from ?? addDays(last, -34), to: last }
  if (span.from > span.to) throw refuse('to', 'The end is before the start.')
  if (addDays(span.from, longest) <= span.to) throw refuse('to', `At most ${longest} days at once.`)
  return span
}

const read = (kind: WorkplaceKind) =>
  bind(calls.readTracker[kind], async (context, { params, query }) => {
    const { db, session, can } = context
    const workplace = await workplaceOf(db, { kind, id: params.id })
    const { id, name, status, open, today } = workplace
    const span = spanOf(query, today)
    const lines = await linesBetween(db, workplace, span.from, span.to)
    const forms = lines.map(({ form }) => form.id)
    const { rain, sent, rows } = await trackWorkplace(db, workplace, lines, {
      span,
      seen: seenSubmissions(context),
    })
    const fillable =
      open && can('submissions.create')
        ? await fillableOf(db, forms, roleNamed(session.roleId))
        : new Set()
    const numbered = new Map(sent.map((one) => [one.id, one]))
    const shown = (found: string | null) => {
      const one = numbered.get(found ?? '')
      return one === undefined ? null : { id: one.seen ? one.id : null, number: one.number }
    }
    const counts = rows.reduce((sum, row) => add(sum, row.counts), none)
    return {
      data: {
        workplace: { kind, id, name, status, open },
        today,
        ...span,
        rain: rain.filter(({ day }) => day <= span.to),
        lines: lines.map((line, at) => {
          const { days = [], counts: own = none, percent = null } = rows[at] ?? {}
          const received = line.stopped === null && fillable.has(line.form.id)
          return {
            ...line,
            cells: days.map(({ day, state, receipt, excuse }) => ({
              day,
              state,
              submission: shown(receipt),
              rain: excuse,
              fills: received && state === 'due' && countsFor(line, today, day),
            })),
            counts: own,
            percent,
          }
        }),
        counts,
        percent: percentOf(counts),
      },
    }
  })

export const trackerCalls = kinds.map(read)
