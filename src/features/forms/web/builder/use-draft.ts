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
/** What the kept draft was begun from: needed where others have saved since. */
const baseOf = (form: string) => `plumbline-form-draft-base-${form}`

type Kept = { revision: number; definition: FormDefinition }

function storedAs<Value>(key: string): Value | undefined {
  const text = localStorage.getItem(key)
  if (text === null) return undefined
  try {
    return JSON.parse(text) as Value
  } catch {
    // Cut off half-way by a full disk: there is nothing in it to be saved.
    localStorage.removeItem(key)
    return undefined
  }
}

/** The draft with what this device holds that the server has not seen. */
export function unsentDraft(form: string, draft: Kept): ReturnType<typeof merge> {
  const kept = storedAs<Kept>(keyOf(form))
  if (kept === undefined) return { merged: draft.definition, clashes: [] }
  if (kept.revision === draft.revision) return { merged: kept.definition, clashes: [] }
  const base = storedAs<Kept>(baseOf(form))
  // Others have saved since: their work and this device's are laid over what both began from.
  if (base?.revision !== kept.revision) return { merged: draft.definition, clashes: [] }
  return merge(base.definition, kept.definition, draft.definition)
}

export function useDraft(
  store: BuilderStore,
  form: string,
  first: { revision: number; saved_at: string; definition: FormDefinition },
  unsettled: readonly Clash[],
) {
  const [state, setState] = useState<DraftState>({ at: 'saved', when: first.saved_at })
  const [clashes, setClashes] = useState(unsettled)
  /** The draft that both sides know. */
  const agreed = useRef<Kept>({ revision: first.revision, definition: first.definition })
  /** Nothing is saved or kept while it is not said which of two changes stays. */
  const clashing = useRef(unsettled.length > 0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const underway = useRef<Promise<void>>(undefined)
  const based = useRef<Kept>(undefined)

  const forget = useCallback(() => {
    localStorage.removeItem(keyOf(form))
    localStorage.removeItem(baseOf(form))
    based.current = undefined
  }, [form])

  const keep = useCallback(() => {
    if (clashing.current) return
    const { definition } = store.state()
    const kept: Kept = { revision: agreed.current.revision, definition }
    try {
      if (based.current !== agreed.current)
        localStorage.setItem(baseOf(form), JSON.stringify(agreed.current))
      based.current = agreed.current
      localStorage.setItem(keyOf(form), JSON.stringify(kept))
    } catch (error) {
      // A full disk: the server still has every pause.
      console.error('The draft could not be kept on this device.', error)
    }
  }, [store, form])

  const takeTheirs = useCallback(
    (theirs: Kept) => {
      const result = merge(agreed.current.definition, store.state().definition, theirs.definition)
      clashing.current = clashing.current || result.clashes.length > 0
      agreed.current = theirs
      store.run((now) => takeIn(now, result.merged))
      const fresh = new Set(result.clashes.map(({ key }) => key))
      setClashes((now) => [...now.filter(({ key }) => !fresh.has(key)), ...result.clashes])
    },
    [store],
  )

  const send = useCallback(async (): Promise<void> => {
    const { definition } = store.state()
    setState({ at: 'saving' })
    try {
      const { data } = await call(saveDraft, {
        params: { id: form },
        body: { revision: agreed.current.revision, definition },
      })
      agreed.current = { revision: data.revision, definition }
      if (store.state().definition === definition) forget()
      else keep()
      setState({ at: 'saved', when: data.saved_at })
    } catch (error) {
      if (error instanceof Refused && error.code === 'row/stale') {
        takeTheirs(error.extra.draft as Kept)
        setState({ at: 'unsaved' })
      } else if (error instanceof NoAnswer) {
        setState({ at: 'offline' })
        clearTimeout(timer.current)
        timer.current = setTimeout(() => void saveNow.current(), again)
        return
      } else {
        setState({ at: 'refused', why: error instanceof Error ? error.message : String(error) })
        return
      }
    }
    if (store.state().definition !== agreed.current.definition) {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void saveNow.current(), pause)
    }
  }, [store, form, takeTheirs, forget, keep])

  /** Whether the server has what stands on the screen, once what is under way has come to its end. */
  const save = useCallback(async (): Promise<boolean> => {
    while (underway.current !== undefined) await underway.current
    if (!clashing.current && store.state().definition !== agreed.current.definition) {
      underway.current = send()
      await underway.current
      underway.current = undefined
    }
    return store.state().definition === agreed.current.definition
  }, [store, send])
  const saveNow = useRef(save)
  saveNow.current = save

  useEffect(() => {
    let last = store.state().definition
    const stop = store.subscribe(() => {
      const { definition } = store.state()
      if (definition === last) return
      last = definition
      keep()
      setState((now) => (now.at === 'saved' || now.at === 'refused' ? { at: 'unsaved' } : now))
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
    const before = agreed.current
    const { data } = await call(readDraft, { params: { id: form } })
    // What was saved from here meanwhile is newer than what was read.
    if (underway.current !== undefined || agreed.current !== before) return
    if (data.revision === before.revision) return
    takeTheirs({ revision: data.revision, definition: data.definition })
  }, [form, takeTheirs])

  /** After publishing, the next draft begins anew. */
  const published = useCallback(() => {
    agreed.current = { revision: 0, definition: store.state().definition }
    forget()
    setState({ at: 'saved', when: new Date().toISOString() })
  }, [store, forget])

  const settle = useCallback(() => {
    clashing.current = false
    setClashes([])
    keep()
    void save()
  }, [keep, save])

  return {
    state,
    clashes,
    settle,
    revision: () => agreed.current.revision,
    save,
    catchUp,
    published,
  }
}
