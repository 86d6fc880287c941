// How the lists of questions are asked for: the same before they are wanted and then, so that a device finds its
// answer of before.
import type { SourceName } from '../../sources.contract.ts'

/** With what cannot be chosen, and why. */
export const withClosed = { closed: '1' } as const

export const sourceAsked = (name: SourceName) => ({ params: { name }, query: withClosed })
