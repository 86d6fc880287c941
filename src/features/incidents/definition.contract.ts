// What contracts of other features say of incidents.
export { reportCore } from './reporting/reporting.contract.ts'
