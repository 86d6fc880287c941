// Whom a step of a chain tells.
import type { Reach } from '../rules/server/receivers.store.ts'
import type { ChainStep } from './chain.ts'

/** Steps that tell the people of a place, and those that tell who is above the person it waits for, depend on the
 *  thing that waits. */
export const dependsOnThing = ({ to }: Pick<ChainStep, 'to'>): boolean =>
  !['managers', 'management', 'named'].includes(to)

export function reachOf(
  { to, people }: ChainStep,
  waitsFor: readonly { supervisor: string | null }[],
): Reach {
  const nobody = { at_place: [], roles: [], templates: [], people: [] }
  if (to === 'managers') return { ...nobody, roles: ['1'] }
  if (to === 'management') return { ...nobody, roles: ['6'] }
  if (to === 'named') return { ...nobody, people: people ?? [] }
  if (to === 'own_supervisor')
    return { ...nobody, people: waitsFor.flatMap(({ supervisor }) => supervisor ?? []) }
  return { ...nobody, at_place: [to] }
}
