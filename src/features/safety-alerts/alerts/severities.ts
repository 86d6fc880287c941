// How grave an alert is.
export const severities = {
  info: 'Information',
  caution: 'Caution',
  urgent: 'Urgent',
  stop_work: 'Stop work',
} as const
export type AlertSeverity = keyof typeof severities

export const severityTones = {
  info: 'notice',
  caution: 'warning',
  urgent: 'danger',
  stop_work: 'danger',
} as const satisfies Record<AlertSeverity, string>

/** It asks for a grant, passes quiet hours, and is rare. */
export const isUrgent = (severity: string): boolean =>
  severity === 'urgent' || severity === 'stop_work'

/** Urgent alerts of a company on one day: more would not be read. */
export const mostUrgent = 3
