// How bad a deficiency is, the mildest first.
export const severities = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  critical: 'Critical',
} as const
export type DeficiencySeverity = keyof typeof severities
