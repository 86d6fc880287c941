// How a version comes about: who writes sends it for approval, it is approved or returned, and published.

export const states = ['in_review', 'returned', 'approved', 'published', 'superseded'] as const
export type VersionState = (typeof states)[number]

/** A step, from which state, to which. */
export const decisions = {
  return: { from: ['in_review', 'approved'], to: 'returned' },
  approve: { from: ['in_review'], to: 'approved' },
  publish: { from: ['approved'], to: 'published' },
  /** It is right as it is. */
  review: { from: ['published'], to: 'published' },
} as const satisfies Record<string, { from: readonly VersionState[]; to: VersionState }>
export type Decision = keyof typeof decisions

export const leadsOn = (decision: Decision, state: VersionState): boolean =>
  decisions[decision].from.some((from) => from === state)
