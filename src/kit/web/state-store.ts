// State that lives outside the components: pure steps make the next of the present one. What calls back
// late, after an upload or a pause, finds it as it is by then.
import { useSyncExternalStore } from 'react'

export type StateStore<State> = {
  state(): State
  /** Makes the next state of the present one. */
  run(step: (state: State) => State): void
  subscribe(listener: () => void): () => void
}

export function makeStateStore<State>(first: State): StateStore<State> {
  let state = first
  const listeners = new Set<() => void>()
  return {
    state: () => state,
    run(step) {
      const next = step(state)
      if (next === state) return
      state = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

type Read<State> = Pick<StateStore<State>, 'state' | 'subscribe'>

export const useStateOf = <State>({ subscribe, state }: Read<State>): State =>
  useSyncExternalStore(subscribe, state, state)
