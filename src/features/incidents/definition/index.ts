// What other features may use of incidents in their definitions, on both sides.
export { type IncidentSeverity, severities, severityTones } from '../severities.ts'
