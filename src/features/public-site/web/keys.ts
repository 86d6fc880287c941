// What this feature reads, each under its key.

export const settingsKey = ['settings'] as const
