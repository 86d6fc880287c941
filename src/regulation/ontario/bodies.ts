// Who must have a representative, a committee and its members, and what goes with a number of workers.
import { type Day, known, type ResultStep, step, type UsedRule, wholeNumber } from '../contract.ts'
import { type Rule, type RuleRow, ruleHolding, ruleOf, used } from '../rules.ts'

export type Workplace = {
  kind: 'workplace' | 'project'
  /** How long a project is expected to last; unknown counts as long enough. */
  months?: number | null
  designatedSubstance?: boolean
}
export type BodiesFacts = Workplace & {
  /** Regularly employed. */
  workers: number
  /** The rules of that day; without it, the present ones. */
  day?: Day
}
export type Bodies = {
  hsr: boolean
  jhsc: boolean
  /** The least number of members of the committee; of them so many are certified. */
  members: number
  certified: number
  tradesCommittee: boolean
  aed: boolean
  policyWritten: boolean
  citations: string[]
  path: ResultStep[]
  rules: UsedRule[]
}

export const duties = [
  'hsr',
  'jhsc',
  'members',
  'certified',
  'tradesCommittee',
  'aed',
  'policyWritten',
] as const
export type Duty = (typeof duties)[number]

/** The rule that each duty comes from. */
export const ruleOfDuty = {
  hsr: 'ON-8',
  jhsc: 'ON-9-COMMITTEE',
  members: 'ON-9-MEMBERS',
  certified: 'ON-9-CERTIFIED',
  tradesCommittee: 'ON-10',
  aed: 'ON-157-AED',
  policyWritten: 'ON-25-POLICY',
} as const satisfies Record<Duty, string>

type OfSize = Rule<'ON-9-COMMITTEE'> | Rule<'ON-10'> | Rule<'ON-157-AED'>

/** A project so large and so long; exactly the months of the rule are long enough. */
const isLargeProject = ({ workers, kind, months }: BodiesFacts, { params }: OfSize): boolean =>
  kind === 'project' &&
  workers >= params.from &&
  (months == null || months >= params.project_months)

export type Owed = { duty: Duty; count: number; row: RuleRow }

/** What is owed, each with how many and the row that it comes from. */
export function owed(facts: BodiesFacts): Owed[] {
  const { workers, day } = facts
  const kind = known(['workplace', 'project'], facts.kind)
  wholeNumber('workers', workers)
  const committee = ruleOf('ON-9-COMMITTEE', day)
  const substance = ruleOf('ON-9-SUBSTANCE', day)
  const size = ruleOf('ON-9-MEMBERS', day).params
  const aedRule = day === undefined ? ruleOf('ON-157-AED') : ruleHolding('ON-157-AED', day)
  const bySize =
    kind === 'workplace' ? workers >= committee.params.from : isLargeProject(facts, committee)
  const bySubstance =
    facts.designatedSubstance === true && workers > 0 && substance.params.kinds.includes(kind)
  const jhsc = bySize || bySubstance
  const sides = ['worker', 'management'].length
  const counts: Record<Duty, number> = {
    hsr: !jhsc && workers > ruleOf('ON-8', day).params.more_than ? 1 : 0,
    jhsc: jhsc ? 1 : 0,
    members: jhsc ? (workers >= size.large_from ? size.large : size.small) : 0,
    certified: jhsc ? ruleOf('ON-9-CERTIFIED', day).params.each_side * sides : 0,
    tradesCommittee: isLargeProject(facts, ruleOf('ON-10', day)) ? 1 : 0,
    aed: aedRule !== undefined && isLargeProject(facts, aedRule) ? 1 : 0,
    policyWritten: workers > ruleOf('ON-25-POLICY', day).params.more_than ? 1 : 0,
  }
  const rowFor = (duty: Duty): RuleRow =>
    duty === 'jhsc' && !bySize ? substance : ruleOf(ruleOfDuty[duty], day)
  return duties
    .filter((duty) => counts[duty] > 0)
    .map((duty) => ({ duty, count: counts[duty], row: rowFor(duty) }))
}

export function bodies(facts: BodiesFacts): Bodies {
  const list = owed(facts)
  const count = (duty: Duty) => list.find((one) => one.duty === duty)?.count ?? 0
  return {
    hsr: count('hsr') > 0,
    jhsc: count('jhsc') > 0,
    members: count('members'),
    certified: count('certified'),
    tradesCommittee: count('tradesCommittee') > 0,
    aed: count('aed') > 0,
    policyWritten: count('policyWritten') > 0,
    citations: [...new Set(list.map(({ row }) => row.citation))],
    path: [
      step('regularly_employed', ruleOf('ON-9-COMMITTEE').citation, { workers: facts.workers }),
      ...list.map((one) => step(`owed_${one.duty}`, one.row.citation, { count: one.count })),
    ],
    rules: list.map(({ row }) => used(row)),
  }
}
