// Whether WSIB must have a Form 7, from which day, and by when.
import { dayOf, isDay, numberOfDay } from '../calendar/days.ts'
import { businessDaysAfter, runsOn } from '../clocks/counting.ts'
import { type Day, type ResultStep, step, type UsedRule } from '../contract.ts'
import { earlier, ruleOf, used } from '../rules.ts'

export type ClaimFacts = {
  accidentOn: Day
  /** When the employer learned what obliges it. */
  learnedOn: Day
  healthCare?: boolean
  absent?: boolean
  lessPay?: boolean
  /** Both days belong to it; without `to` it goes on. */
  modifiedAtRegularPay?: { from: Day; to?: Day | null } | null
  /** The first shift on or after the day that obliges, where the worker was off on it. */
  nextShiftOn?: Day | null
  firstAidOnly?: boolean
}
export type Claim = {
  reportable: boolean
  obligationOn: Day | null
  due: Day | null
  /** No time or pay was lost: the short form is enough. */
  short: boolean
  path: ResultStep[]
  rule: UsedRule
}

type Obligation = { on: number; steps: ResultStep[] }

/** The day on which modified work at regular pay has lasted longer than it may without a report. */
function byModifiedWork(facts: ClaimFacts): Obligation | ResultStep | undefined {
  const period = facts.modifiedAtRegularPay
  if (period == null) return undefined
  const { params, citation } = ruleOf('ON-WSIB-MODIFIED', facts.accidentOn)
  const days = params.more_than_days
  const first = Math.max(numberOfDay(period.from), numberOfDay(facts.accidentOn) + 1)
  const over = first + days
  if (period.to != null && numberOfDay(period.to) < over)
    return step('modified_short', citation, { days })
  const shift = facts.nextShiftOn == null ? over : numberOfDay(facts.nextShiftOn)
  const steps = [
    step('modified_from', citation, { day: dayOf(first) }),
    step('modified_over', citation, { days, day: dayOf(over) }),
    ...(shift > over ? [step('modified_next_shift', citation, { day: dayOf(shift) })] : []),
  ]
  return { on: Math.max(over, shift), steps }
}

function obligationOf(facts: ClaimFacts): {
  obligation: Obligation | undefined
  steps: ResultStep[]
} {
  const { citation } = ruleOf('ON-WSIB-7', facts.accidentOn)
  const { healthCare = false, absent = false, lessPay = false } = facts
  const heads = Object.entries({ health_care: healthCare, absent, less_pay: lessPay }).flatMap(
    ([head, holds]) => (holds ? [step(`claim_${head}`, citation)] : []),
  )
  const learned = Math.max(numberOfDay(facts.learnedOn), numberOfDay(facts.accidentOn))
  if (heads.length > 0) return { obligation: { on: learned, steps: heads }, steps: [] }
  const modified = byModifiedWork(facts)
  if (modified !== undefined && 'on' in modified) return { obligation: modified, steps: [] }
  const none = facts.firstAidOnly === true ? 'claim_first_aid' : 'claim_none'
  return { obligation: undefined, steps: [modified ?? step(none, citation)] }
}

export function wsib(facts: ClaimFacts): Claim {
  const row = ruleOf('ON-WSIB-7', isDay(facts.accidentOn) ? facts.accidentOn : undefined)
  const { obligation, steps } = obligationOf(facts)
  const before = earlier(row, facts.accidentOn)
  const rule = used(row)
  if (obligation === undefined) {
    const path = [...before, ...steps]
    return { reportable: false, obligationOn: null, due: null, short: false, path, rule }
  }
  const learned = numberOfDay(facts.learnedOn)
  const end = businessDaysAfter(row, Math.max(obligation.on, learned), row.params.days)
  const lost = facts.absent === true || facts.lessPay === true
  return {
    reportable: true,
    obligationOn: dayOf(obligation.on),
    due: dayOf(end.number),
    short: !lost,
    path: [...before, ...obligation.steps, ...end.steps, ...runsOn(row, end.number)],
    rule,
  }
}
