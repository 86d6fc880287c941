// What other features may use of the calculators: what they ask, and what the regulation room says of the answers.
export { type Calculator, initialOf } from '../calculators/calculator.ts'
export { claim, claimOf } from '../calculators/claim.ts'
export { critical, criticalOf } from '../calculators/critical.ts'
export type { Texts } from '../calculators/fields.ts'
export { phone, phoneOf } from '../calculators/phone.ts'
export { caseOf, recordable } from '../calculators/recordable.ts'
export { project, projectOf } from '../calculators/section53.ts'
