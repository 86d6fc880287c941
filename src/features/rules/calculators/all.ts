// Every function of the regulation room that a person may ask, in the order in which they are needed.
import { committees } from './bodies.ts'
import type { Calculator } from './calculator.ts'
import { caseFile } from './case-file.ts'
import { certified } from './certification.ts'
import { claim } from './claim.ts'
import { coverage } from './coverage.ts'
import { critical } from './critical.ts'
import { dayCounting } from './day-counts.ts'
import { due } from './due.ts'
import { dutyPeriods } from './duties.ts'
import { aid } from './first-aid.ts'
import { form7Gaps } from './form7.ts'
import { holiday } from './holiday.ts'
import { ownMatrix } from './matrix.ts'
import { months } from './months.ts'
import { phone } from './phone.ts'
import { rateFigures } from './rates.ts'
import { recordable } from './recordable.ts'
import { riskScore } from './risk.ts'
import { project } from './section53.ts'
import { summaryFile } from './summary-file.ts'
import { team } from './team.ts'
import { trained } from './training.ts'

export const calculatorGroups = [
  { title: 'group_clocks', calculators: [due, months, holiday] },
  { title: 'group_ontario', calculators: [critical, project, claim, form7Gaps] },
  {
    title: 'group_people',
    calculators: [committees, dutyPeriods, aid, trained, team, coverage, certified],
  },
  { title: 'group_osha', calculators: [recordable, dayCounting, phone, summaryFile, caseFile] },
  { title: 'group_figures', calculators: [rateFigures, riskScore, ownMatrix] },
] as const satisfies readonly { title: string; calculators: readonly Calculator[] }[]

export const calculators: readonly Calculator[] = calculatorGroups.flatMap<Calculator>(
  ({ calculators: list }) => list,
)

/** The one of that name; an address may say anything, and opens the first. */
export const calculatorOf = (name: string): Calculator =>
  calculators.find((one) => one.name === name) ?? due
