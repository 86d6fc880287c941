// Which steps of a chain are due, decided without a database.
import type { Waiting } from '../../../manifest/waiting.ts'

/** Steps that a chain has at most. */
export const mostSteps = 8

export type ChainStep = {
  id: string
  after: number
  to: string
  /** Whom it tells by name, where `to` says so. */
  people: readonly string[] | null
}

/** One thing that waits, from the day since which it does: put off or opened again, it waits anew. */
export const thingOf = ({ record, which = '', since }: Waiting): string =>
  `${record} ${which} ${since}`

/** The steps whose days have passed, the first first. */
export const stepsDue = (steps: readonly ChainStep[], days: number): ChainStep[] =>
  steps.filter(({ after }) => after <= days).toSorted((one, other) => one.after - other.after)
