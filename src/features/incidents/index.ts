// What other features may use of incidents.
export { makeReport } from './reporting/make-report.server.ts'
