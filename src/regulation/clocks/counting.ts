// Business days, and what the Legislation Act says of a limit that ends on a holiday.
import { dayOf, isWeekend, weekdayOf } from '../calendar/days.ts'
import { holidayOn } from '../calendar/holidays.ts'
import type { ResultStep } from '../contract.ts'
import { step } from '../contract.ts'
import { type RuleRow, ruleOf } from '../rules.ts'

/** The day so many business days after another; the day of the trigger does not count. */
export function businessDaysAfter(
  row: RuleRow,
  trigger: number,
  days: number,
): { number: number; steps: ResultStep[] } {
  const calendar = row.jurisdiction === 'US' ? 'US' : 'CA-ON'
  const steps = [step('business_days', row.citation, { days })]
  let number = trigger
  let left = days
  while (left > 0) {
    number += 1
    if (isWeekend(number)) continue
    const holiday = holidayOn(calendar, number)
    if (holiday === undefined) left -= 1
    else
      steps.push(step('holiday', ruleOf('ON-HOLIDAYS').citation, { day: dayOf(number), holiday }))
  }
  steps.push(step('nine_holidays', ruleOf('ON-HOLIDAYS').citation))
  return { number, steps }
}

/** In Ontario a limit that ends on a Sunday or holiday may run on: the earlier day stays the safe one. */
export function runsOn(row: RuleRow, end: number): ResultStep[] {
  if (row.jurisdiction !== 'CA-ON') return []
  const { params, citation } = ruleOf('ON-LIMITS')
  const isFree = (number: number) =>
    params.weekdays.includes(weekdayOf(number)) || holidayOn('limits', number) !== undefined
  let next = end
  while (isFree(next)) next += 1
  return next === end ? [] : [step('may_run_on', citation, { day: dayOf(end), until: dayOf(next) })]
}
