import { bind } from '../../../../access/server/gate.ts'
import { Problem } from '../../../../kit/problems.ts'
import { openOnly } from '../../content/open-only.ts'
import { scoredFor } from '../../submissions.server.ts'
import { linesOver } from '../items.ts'
import { formReport, formsSubmitted } from '../reports.contract.ts'
import * as store from './reports.store.ts'

/** A span of more than half a year is read by the month. */
const longest = 183

const report = bind(formReport, async ({ db, can }, { params, query }) => {
  const scored = scoredFor({ can })
  const form = await store.formOf(db, params.id)
  if (form === undefined) throw new Problem('row/missing')
  const { lang, ...span } = query
  const versions = await store.versionsOf(db, params.id)
  const definitions = versions.map(({ definition }) => definition)
  const asked = can('confidential.view') ? definitions : openOnly(definitions)
  const totals = await store.totalsOf(db, params.id, span, scored)
  const used = await store.versionsUsed(db, params.id, span)
  const lines = new Map((await store.lineTotals(db, params.id, span)).map((one) => [one.line, one]))
  const chosen = new Map(
    (await store.optionTotals(db, params.id, span)).map(({ line, option_id, count }) => [
      `${line} ${option_id}`,
      count,
    ]),
  )
  const step = (await store.daysCovered(db, params.id, span)) > longest ? 'month' : 'week'
  const latest = new Set(linesOver(asked.slice(0, 1), lang).map(({ key }) => key))
  return {
    data: {
      ...totals,
      title: form.title,
      versions: used.map(({ n }) => n),
      items: linesOver(asked, lang)
        // A removed question counts only where it was answered.
        .filter(({ key }) => latest.has(key) || lines.has(key))
        .map((line) => {
          const found = lines.get(line.key)
          const { least, most, average, sum } = found ?? {}
          return {
            ...line,
            answered: found?.answered ?? 0,
            fails: found?.fails ?? 0,
            options: line.options.map((option) => ({
              ...option,
              count: chosen.get(`${line.key} ${option.id}`) ?? 0,
            })),
            numbers:
              least == null || most == null || average == null || sum == null
                ? null
                : { least, most, average, sum },
          }
        }),
      trend: { step, points: await store.trendOf(db, params.id, span, { step, scored }) },
      streaks: await store.streaksOf(db, params.id, span),
      ...(await store.countedBySubject(db, params.id, span, scored)),
    },
  } as const
})

const submitted = bind(formsSubmitted, async ({ db, can }, { query }) => {
  const { by, ...span } = query
  const rows = await store.submittedBy(db, by, span, scoredFor({ can }))
  return { data: { total: rows.reduce((sum, row) => sum + row.submissions, 0), rows } }
})

export const reportCalls = [report, submitted]
