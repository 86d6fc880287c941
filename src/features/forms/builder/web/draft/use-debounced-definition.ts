import { useEffect, useState } from 'react'
import type { FormDefinition } from '../../../definition/question.ts'
import type { BuilderStore } from './builder-store.ts'

const pause = 400

/** The definition once nobody has typed for a moment: what takes long follows it, not the keystroke. */
export function useDebouncedDefinition(store: BuilderStore): FormDefinition {
  const [settled, setSettled] = useState(() => store.state().definition)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const stop = store.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(() => setSettled(store.state().definition), pause)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [store])
  return settled
}
