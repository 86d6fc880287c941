// How badly somebody was hurt, the mildest first.
export const severities = {
  none: 'No injury',
  first_aid: 'First aid',
  medical_aid: 'Medical aid',
  modified: 'Modified work',
  lost_time: 'Lost time',
  critical: 'Critical injury',
  fatal: 'Fatality',
} as const
export type IncidentSeverity = keyof typeof severities

export const severityTones = {
  none: 'calm',
  first_aid: 'notice',
  medical_aid: 'notice',
  modified: 'warning',
  lost_time: 'warning',
  critical: 'danger',
  fatal: 'danger',
} as const

/** A physician, or worse: two people see that all is done. */
export const isSerious = (severity: string | null): boolean =>
  severity !== null && !['none', 'first_aid'].includes(severity)
