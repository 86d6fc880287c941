// What this feature reads, each under its key.

export const trackerKey = (...of: readonly string[]) => ['tracker', ...of] as const
export const rainDaysKey = (...of: readonly string[]) => ['rain-days', ...of] as const
export const presentKey = ['present-choices'] as const
export const pageKey = (...of: readonly string[]) => ['workplace-page', ...of] as const
export const rosterKey = (...of: readonly string[]) => ['roster', ...of] as const
export const stopKey = (token: string) => ['stop-copies', token] as const
export const planChoicesKey = (kind: string) => ['plan-choices', kind] as const
export const planPreviewKey = (kind: string, asked: unknown) =>
  ['plan-preview', kind, asked] as const
export const todayKey = (...of: readonly (string | undefined)[]) =>
  ['expected-today', ...of] as const
export const complianceKey = (project: string | undefined) =>
  ['project-compliance', project] as const
