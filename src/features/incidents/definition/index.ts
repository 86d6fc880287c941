// What other features may use of incidents in their definitions, on both sides.

export type { IncidentStatus } from '../record/incidents.register.ts'
export { kinds } from '../record/kinds.ts'
export { type IncidentSeverity, severities, severityTones } from '../severities.ts'
