// The rows of the rules, and which of them holds on a day.
import type { Day, ResultStep, UsedRule } from './contract.ts'
import { RegulationError, step } from './contract.ts'
import type { ClockRule, ParamsOf } from './params.ts'
import ontario from './rules/ca-on.json' with { type: 'json' }
import house from './rules/house.json' with { type: 'json' }
import unitedStates from './rules/us-federal.json' with { type: 'json' }

export type Certainty = 'A' | 'B' | 'C' | 'D'

export type RuleRow<Params = object> = {
  code: string
  title: string
  jurisdiction: 'CA-ON' | 'US' | 'HOUSE'
  from: Day
  to: Day | null
  clock: ClockRule['clock'] | null
  params: Params
  recipients: string[]
  citation: string
  certainty: Certainty
  reviewed_on: Day
}

/** The files as TypeScript reads them know no literals; the test of the rules looks through them. */
export const ruleRows = [...ontario, ...unitedStates, ...house] as unknown as readonly RuleRow[]

const byCode = new Map<string, RuleRow[]>()
for (const row of ruleRows.toSorted((a, b) => (a.from < b.from ? -1 : 1)))
  byCode.set(row.code, [...(byCode.get(row.code) ?? []), row])

const isUncertain = ({ certainty }: RuleRow) => certainty === 'D'

/** Whether a rule may be asked: what is uncertain only where somebody has switched it on. */
export const isOn = (row: RuleRow, switchedOn: readonly string[] = []): boolean =>
  !isUncertain(row) || switchedOn.includes(row.code)

/** The rules that hold on a day and are on. */
export const rulesInForce = (day: Day, switchedOn: readonly string[] = []): RuleRow[] =>
  ruleRows.filter((row) => row.from <= day && !isOver(row, day) && isOn(row, switchedOn))

const isOver = ({ to }: RuleRow, day: Day) => to !== null && day > to

/** The row of a code on a day; the earliest for a day before all rows, the latest without a day. */
export function rowOf(code: string, day?: Day, switchedOn: readonly string[] = []): RuleRow {
  const rows = byCode.get(code)
  const latest = rows?.at(-1)
  if (rows === undefined || latest === undefined)
    throw new RegulationError('unknown_rule', `There is no rule ${code}`)
  const row = day === undefined ? latest : (rows.findLast(({ from }) => from <= day) ?? rows[0])
  if (row === undefined || !isOn(row, switchedOn))
    throw new RegulationError('switched_off', `${code} is uncertain and switched off`)
  if (day !== undefined && isOver(row, day))
    throw new RegulationError('not_in_force', `${code} was in force until ${row.to}`)
  return row
}

export type Rule<Code extends keyof ParamsOf> = RuleRow<ParamsOf[Code]>

export const ruleOf = <Code extends keyof ParamsOf>(code: Code, day?: Day): Rule<Code> =>
  rowOf(code, day) as Rule<Code>

/** The row of a code if one holds on that day and is on: before its first there is none, nor after its last. */
export function ruleHolding<Code extends keyof ParamsOf>(
  code: Code,
  day: Day,
): Rule<Code> | undefined {
  const row = byCode.get(code)?.findLast(({ from }) => from <= day)
  const holds = row !== undefined && !isOver(row, day) && isOn(row)
  return holds ? (row as Rule<Code>) : undefined
}

export const used = ({ code, from }: RuleRow): UsedRule => ({ code, from })

/** Says so where the row was looked up for later days only. */
export const earlier = (row: RuleRow, day: Day): ResultStep[] =>
  day < row.from ? [step('before_rule', row.citation, { day, from: row.from })] : []
