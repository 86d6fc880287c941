// Certified members of a committee in Ontario.
import { addMonths } from '../calendar/days.ts'
import type { Day, ResultStep, UsedRule } from '../contract.ts'
import { step } from '../contract.ts'
import { ruleOf, used } from '../rules.ts'

export type CertificationFacts = {
  partOneOn: Day
  partTwoOn?: Day | null
  refreshedOn?: Day | null
  today: Day
}
export type Certification = {
  certified: boolean
  /** The last day for Part Two, while it is open. */
  partTwoBy: Day | null
  /** The last day before the refresher; null where it never ends, or nobody is certified yet. */
  refresherDue: Day | null
  path: ResultStep[]
  rule: UsedRule
}

export function certification(facts: CertificationFacts): Certification {
  const row = ruleOf('ON-JHSC-CERT')
  const { part_two_within_months, refresher_months, no_expiry_before } = row.params
  const { partOneOn, partTwoOn = null, refreshedOn = null, today } = facts
  const rule = used(row)
  const partTwoBy = addMonths(partOneOn, part_two_within_months)
  if (partTwoOn === null) {
    const path = [step('part_two_by', row.citation, { day: partTwoBy })]
    return { certified: false, partTwoBy, refresherDue: null, path, rule }
  }
  if (partTwoOn < no_expiry_before) {
    const path = [step('certified_for_life', row.citation, { before: no_expiry_before })]
    return { certified: true, partTwoBy: null, refresherDue: null, path, rule }
  }
  if (partTwoOn > partTwoBy) {
    const path = [step('part_two_late', row.citation, { day: partTwoBy })]
    return { certified: false, partTwoBy: null, refresherDue: null, path, rule }
  }
  const refresherDue = addMonths(refreshedOn ?? partTwoOn, refresher_months)
  const path = [step('refresher_due', row.citation, { day: refresherDue })]
  return { certified: today <= refresherDue, partTwoBy: null, refresherDue, path, rule }
}
