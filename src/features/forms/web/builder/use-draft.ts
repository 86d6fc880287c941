// Saves the draft as one goes: to the device at once, to the server at each pause. What somebody
// else saved meanwhile is taken in question by question.
import { useCallback, useEffect, useRef, useState } from 'react'
import { call, NoAnswer, Refused } from '../../../../kit/http/client.web.ts'
import { takeIn } from '../../builder/builder-state.ts'
import { type Clash, merge } from '../../builder/merge.ts'
import { readDraft, saveDraft } from '../../builder.contract.ts'
import type { FormDefinition } from '../../definition/question.ts'
import type { BuilderStore } from './builder-store.ts'

export type DraftState =
  | { at: 'saved'; when: string }
  | { at: 'saving' }
  | { at: 'unsaved' }
  | { at: 'offline' }
  | { at: 'refused'; why: string }

const pause = 700
const again = 5000
const keyOf = (form: string) => `plumbline-form-draft-${form}`

type Kept = { revision: number; definition: FormDefinition }

/** What this device holds that the server has not seen. */
export function unsentDraft(form: string, revision: number): FormDefinition | undefined {
  const text = localStorage.getItem(keyOf(form))
  if (text === null) return undefined
  try {
    const kept = JSON.parse(text) as Kept
    return kept.revision === revision ? kept.definition : undefined
  } catch {
    // Cut off half-way by a full disk: there is nothing in it to be saved.
    localStorage.removeItem(keyOf(form))
    return undefined
  }
}

export function useDraft(
  store: BuilderStore,
  form: string,
  first: { revision: number; saved_at: string; definition: FormDefinition },
) {
  const [state, setState] = useState<DraftState>({ at: 'saved', when: first.saved_at })
  const [clashes, setClashes] = useState<readonly Clash[]>([])
  /** The draft that both sides know. */
  const agreed = useRef<Kept>({ revision: first.revision, definition: first.definition })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const underway = useRef(false)

  const keep = useCallback(() => {
    const { definition } = store.state()
    const kept: Kept = { revision: agreed.current.revision, definition }
    try {
      localStorage.setItem(keyOf(form), JSON.stringify(kept))
    } catch (error) {
      // A full disk: the server still has every pause.
      console.error('The draft could not be kept on this device.', error)
    }
  }, [store, form])

  const takeTheirs = useCallback(
    (theirs: Kept) => {
      const result = merge(agreed.current.definition, store.state().definition, theirs.definition)
      agreed.current = theirs
      store.run((now) => takeIn(now, result.merged))
      setClashes(result.clashes)
    },
    [store],
  )

  const save = useCallback(async (): Promise<void> => {
    const { definition } = store.state()
    if (underway.current || definition === agreed.current.definition) return
    underway.current = true
    setState({ at: 'saving' })
    try {
      const { data } = await call(saveDraft, {
        params: { id: form },
        body: { revision: agreed.current.revision, definition },
      })
      agreed.current = { revision: data.revision, definition }
      localStorage.removeItem(keyOf(form))
      setState({ at: 'saved', when: data.saved_at })
    } catch (error) {
      if (error instanceof Refused && error.code === 'row/stale') {
        takeTheirs(error.extra.draft as Kept)
        setState({ at: 'unsaved' })
      } else if (error instanceof NoAnswer) {
        setState({ at: 'offline' })
        timer.current = setTimeout(() => void save(), again)
      } else {
        setState({ at: 'refused', why: error instanceof Error ? error.message : String(error) })
      }
    } finally {
      underway.current = false
    }
    if (store.state().definition !== definition)
      timer.current = setTimeout(() => void save(), pause)
  }, [store, form, takeTheirs])

  useEffect(() => {
    let last = store.state().definition
    const stop = store.subscribe(() => {
      const { definition } = store.state()
      if (definition === last) return
      last = definition
      keep()
      setState((now) => (now.at === 'saving' || now.at === 'offline' ? now : { at: 'unsaved' }))
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void save(), pause)
    })
    // A draft that this device kept goes out when it is opened again.
    void save()
    return () => {
      stop()
      clearTimeout(timer.current)
      void save()
    }
  }, [store, keep, save])

  /** Fetches what somebody else has saved since. */
  const catchUp = useCallback(async () => {
    if (underway.current) return
    const { data } = await call(readDraft, { params: { id: form } })
    if (data.revision === agreed.current.revision) return
    takeTheirs({ revision: data.revision, definition: data.definition })
  }, [form, takeTheirs])

  /** After publishing, the next draft begins anew. */
  const published = useCallback(() => {
    agreed.current = { revision: 0, definition: store.state().definition }
    localStorage.removeItem(keyOf(form))
    setState({ at: 'saved', when: new Date().toISOString() })
  }, [store, form])

  return {
    state,
    clashes,
    settle: () => setClashes([]),
    revision: () => agreed.current.revision,
    save,
    catchUp,
    published,
  }
}
