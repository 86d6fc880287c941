// What this feature reads, each under its key.
export const hoursGridKey = (...of: readonly unknown[]) => ['hours-grid', ...of] as const
export const analyticsKey = (...of: readonly unknown[]) => ['analytics', ...of] as const
