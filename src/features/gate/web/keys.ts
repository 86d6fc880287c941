export const gatesKey = ['gates'] as const
export const gateKey = (gate: string) => ['gate', gate] as const
export const gateHoursKey = (project: string, week: string) =>
  ['gate-hours', project, week] as const
export const gateSettingsKey = (project: string) => ['gate-settings', project] as const
