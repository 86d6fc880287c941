// What this feature reads.
export const myWorkKey = ['my-work'] as const
