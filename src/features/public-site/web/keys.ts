// What this feature reads, each under its key.

export const settingsKey = ['settings'] as const
export const demoSlotsKey = ['demo-slots'] as const
/** Those of a state, or all. */
export const requestsKey = (...of: [state: string, page: number] | []) =>
  ['requests', ...of] as const
