import { rates } from '../../../regulation/index.ts'
import { calculator } from './calculator.ts'
import { numberOrNone } from './fields.ts'

const figures = [
  'trir',
  'dart',
  'ltir',
  'ltifr',
  'trifr',
  'fatality',
  'nearMiss',
  'psif',
  'severity',
  'severityWithRestricted',
  'averageSeverity',
] as const
const decimals = 2

export const rateFigures = calculator({
  name: 'rates',
  title: 'calc_rates',
  lead: 'calc_rates_lead',
  fields: {
    hours: numberOrNone('ask_hours', 412_000),
    recordables: numberOrNone('ask_recordables', 6),
    awayOrRestricted: numberOrNone('ask_dart', 4),
    lostTime: numberOrNone('ask_lost_time', 3),
    lostDays: numberOrNone('ask_lost_days', 41),
    restrictedDays: numberOrNone('ask_restricted_days', 63),
    deaths: numberOrNone('ask_deaths', 0),
    nearMisses: numberOrNone('ask_near_misses', 29),
    psif: numberOrNone('ask_psif', 2),
    constant: numberOrNone('ask_constant', '', { hint: 'ask_constant_hint' }),
  },
  work({ constant, ...counts }, { says }) {
    const found = rates(counts, constant === null ? {} : { constant })
    const shown = (value: number | null) => (value === null ? '–' : says.number(value, decimals))
    const intervals: Readonly<Record<string, readonly [number, number] | null>> = found.intervals
    return {
      says: found.trir === null ? says.word('out_no_rates') : `TRIR ${shown(found.trir)}`,
      tone: 'neutral',
      facts: figures.map((name) => {
        const interval = intervals[name] ?? null
        const range = interval === null ? '' : ` (${interval.map((end) => shown(end)).join(' – ')})`
        return [says.word(`rate_${name}`), `${shown(found[name])}${range}`]
      }),
      path: found.path,
      rules: found.rules,
    }
  },
})
