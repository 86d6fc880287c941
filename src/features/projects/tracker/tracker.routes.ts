import { bind } from '../../../access/server/gate.ts'
import { addDays, mondayOf } from '../days.ts'
import { holdsOf, linesBetween } from '../plan/plan.store.ts'
import { projectOf, refuse } from '../project.store.ts'
import { rainBetween } from '../rain-days/rain-days.store.ts'
import * as calls from './tracker.contract.ts'
import { sentAbout } from './tracker.store.ts'
import { add, none, percentOf, track } from './tracker.ts'

const longest = 100

/** The four weeks before this one, and this one. */
function spanOf(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  today: string,
) {
  const last = to ?? (from === undefined ? addDays(mondayOf(today), 6) : addDays(from, 34))
  const span = { from: from ?? addDays(last, -34), to: last }
  if (span.from > span.to) throw refuse('to', 'It ends before it begins.')
  if (addDays(span.from, longest) <= span.to) throw refuse('to', `At most ${longest} days at once.`)
  return span
}

const read = bind(calls.readTracker, async (context, { params, query }) => {
  const { db } = context
  const { id, name, status, open, today, now, opens_on, closes_on } = await projectOf(db, params.id)
  const span = spanOf(query, today)
  const lines = await linesBetween(db, id, span.from, span.to)
  const rain = await rainBetween(db, id, span.from, addDays(span.to, 62))
  const sent = await sentAbout(context, id, [...new Set(lines.map(({ form }) => form.id))], span)
  const rows = track(
    lines.map((line) => ({ ...line, form: line.form.id })),
    {
      site: { opens_on, closes_on, holds: await holdsOf(db, id) },
      rain: rain.filter(({ affects_forms }) => affects_forms),
      received: sent,
      now,
    },
    span,
  )
  const numbered = new Map(sent.map((one) => [one.id, one]))
  const shown = (found: string | null) => {
    const one = numbered.get(found ?? '')
    return one === undefined ? null : { id: one.seen ? one.id : null, number: one.number }
  }
  const counts = rows.reduce((sum, row) => add(sum, row.counts), none)
  return {
    data: {
      project: { id, name, status, open },
      today,
      ...span,
      rain: rain.filter(({ day }) => day <= span.to),
      lines: lines.map((line, at) => {
        const { cells = [], counts: own = none, percent = null } = rows[at] ?? {}
        return {
          ...line,
          cells: cells.map((cell) => ({ ...cell, submission: shown(cell.submission) })),
          counts: own,
          percent,
        }
      }),
      counts,
      percent: percentOf(counts),
    },
  }
})

export const trackerCalls = [read]
