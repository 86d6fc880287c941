import type { Snapshot } from '../contract.ts'

type Listener = { readonly fn: (snapshot: Snapshot) => void }
type Audience = { told: Snapshot; readonly listeners: Set<Listener> }

export type Notices = {
  readonly subscribe: (slot: number, fn: Listener['fn']) => () => void
  readonly tell: (slots: readonly number[]) => void
}

/**
 * Tells subscribers what changed, once everything has settled. A subscriber may set answers or
 * unsubscribe while it is told: what then changes is told in the same round, after it.
 */
export const notices = (snapshotOf: (slot: number) => Snapshot): Notices => {
  const audiences = new Map<number, Audience>()
  const waiting = new Set<number>()
  let telling = false

  const tellAudience = (slot: number, failures: unknown[]): void => {
    const audience = audiences.get(slot)
    const snapshot = audience && snapshotOf(slot)
    if (!audience || !snapshot || snapshot === audience.told) return
    audience.told = snapshot
    for (const listener of [...audience.listeners]) {
      if (!audience.listeners.has(listener)) continue
      try {
        listener.fn(snapshot)
      } catch (failure) {
        failures.push(failure)
      }
    }
  }

  return {
    subscribe: (slot, fn) => {
      const audience = audiences.get(slot) ?? { told: snapshotOf(slot), listeners: new Set() }
      const listener = { fn }
      audience.listeners.add(listener)
      audiences.set(slot, audience)
      return () => {
        const left = audience.listeners.delete(listener)
        if (left && audience.listeners.size === 0) audiences.delete(slot)
      }
    },
    tell: (slots) => {
      if (audiences.size === 0) return
      for (const slot of slots) if (audiences.has(slot)) waiting.add(slot)
      if (telling) return
      telling = true
      const failures: unknown[] = []
      // a set takes in what is added while it is walked; a slot told again has to come again
      for (const slot of waiting) {
        waiting.delete(slot)
        tellAudience(slot, failures)
      }
      telling = false
      if (failures.length > 0) throw failures[0]
    },
  }
}
