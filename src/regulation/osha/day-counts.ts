// Days away and restricted, by 29 CFR 1904.7(b)(3).
import { numberOfDay } from '../calendar/days.ts'
import type { Day, ResultStep, UsedRule } from '../contract.ts'
import { known, RegulationError, step } from '../contract.ts'
import { ruleOf, used } from '../rules.ts'

export const workKinds = ['off', 'restricted', 'transfer', 'modified', 'full'] as const
export type WorkKind = (typeof workKinds)[number]
/** Both days belong to the period; without `to` it goes on. */
export type WorkPeriod = { from: Day; to?: Day | null; kind: WorkKind }
export type DayCounts = {
  away: number
  restricted: number
  uncappedAway: number
  uncappedRestricted: number
  rule: UsedRule
  path: ResultStep[]
}

type Span = { from: number; to: number; away: boolean }

function spansOf(periods: readonly WorkPeriod[], first: number, until: number): Span[] {
  return periods
    .filter(({ kind }) => known(workKinds, kind) !== 'full')
    .map(({ from, to, kind }) => ({
      from: Math.max(numberOfDay(from), first),
      to: to == null ? until : numberOfDay(to),
      away: kind === 'off',
    }))
    .filter(({ from, to }) => from <= to)
}

/** Cuts the calendar where a period begins or ends; a piece is away where any period of it is. */
function* piecesOf(spans: readonly Span[]): Generator<{ days: number; away: boolean }> {
  const cuts = [...new Set(spans.flatMap(({ from, to }) => [from, to + 1]))].sort((a, b) => a - b)
  for (const [at, from] of cuts.entries()) {
    const here = spans.filter((span) => span.from <= from && from <= span.to)
    const next = cuts[at + 1]
    if (next === undefined || here.length === 0) continue
    yield { days: next - from, away: here.some(({ away }) => away) }
  }
}

export function dayCounts(
  periods: readonly WorkPeriod[],
  { occurred, until, cap }: { occurred: Day; until: Day; cap?: number | null },
): DayCounts {
  const rule = ruleOf('US-1904-7-DAYS', occurred)
  const most = cap ?? rule.params.cap
  if (!(most >= 0)) throw new RegulationError('no_number', `The cap must be 0 or more, not ${most}`)
  const counts = { away: 0, restricted: 0, uncappedAway: 0, uncappedRestricted: 0 }
  let left = most
  for (const { days, away } of piecesOf(
    spansOf(periods, numberOfDay(occurred) + 1, numberOfDay(until)),
  )) {
    const counted = Math.min(days, left)
    left -= counted
    counts[away ? 'away' : 'restricted'] += counted
    counts[away ? 'uncappedAway' : 'uncappedRestricted'] += days
  }
  const { uncappedAway, uncappedRestricted } = counts
  const over = uncappedAway + uncappedRestricted > most
  const path = [
    step('days_from_next', rule.citation, { occurred }),
    step('days_counted', rule.citation, counts),
    ...(over ? [step('days_capped', rule.citation, { cap: most })] : []),
  ]
  return { ...counts, rule: used(rule), path }
}
