// What this feature reads, each under its key.

export const trackerKey = (...of: readonly string[]) => ['project-tracker', ...of] as const
export const rainDaysKey = (...project: readonly string[]) =>
  ['project-rain-days', ...project] as const
export const planChoicesKey = ['plan-choices'] as const
