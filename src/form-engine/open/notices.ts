import type { FieldNode } from '../compile/form.ts'
import type { Snapshot } from '../contract.ts'

type Listener = { readonly fn: (snapshot: Snapshot) => void }
type Audience = { told: Snapshot; readonly listeners: Set<Listener> }

/**
 * Tells subscribers what changed, once everything has settled. A subscriber may set answers or
 * unsubscribe while it is told: what then changes is told in the same round, after it.
 */
export const notices = (snapshotOf: (place: FieldNode) => Snapshot) => {
  const audiences = new Map<FieldNode, Audience>()
  const waiting = new Set<FieldNode>()
  let telling = false

  const tellOne = (place: FieldNode): unknown[] => {
    const audience = audiences.get(place)
    const snapshot = snapshotOf(place)
    if (!audience || snapshot === audience.told) return []
    audience.told = snapshot
    return [...audience.listeners].flatMap((listener) => {
      try {
        // one that was told before may have unsubscribed it
        if (audience.listeners.has(listener)) listener.fn(snapshot)
        return []
      } catch (failure) {
        return [failure]
      }
    })
  }

  return {
    subscribe: (place: FieldNode, fn: Listener['fn']): (() => void) => {
      const audience = audiences.get(place) ?? { told: snapshotOf(place), listeners: new Set() }
      const listener = { fn }
      audience.listeners.add(listener)
      audiences.set(place, audience)
      return () => {
        const left = audience.listeners.delete(listener)
        if (left && audience.listeners.size === 0) audiences.delete(place)
      }
    },
    tell: (places: readonly FieldNode[]): void => {
      if (audiences.size === 0) return
      for (const place of places) if (audiences.has(place)) waiting.add(place)
      if (telling) return
      telling = true
      const failures: unknown[] = []
      // a set takes in what is added while it is walked; a place told again has to come again
      for (const place of waiting) {
        waiting.delete(place)
        failures.push(...tellOne(place))
      }
      telling = false
      if (failures.length > 0) throw failures[0]
    },
  }
}
