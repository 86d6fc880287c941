// Saves the draft as one goes: to the device at once, to the server at each pause. Changes that somebody
// else saved meanwhile are merged question by question.
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { answerOf } from '../../../../../kit/drafts/web/answer-of.ts'
import { runDraft } from '../../../../../kit/drafts/web/run-draft.ts'
import { call } from '../../../../../kit/http/client.web.ts'
import { readDraft, saveDraft } from '../../../builder.contract.ts'
import type { FormDefinition } from '../../../definition/question.ts'
import { takeIn } from '../../builder-state.ts'
import { type Clash, clashesIn, formDraftRules } from '../../draft-rules.ts'
import type { BuilderStore } from './builder-store.ts'
import { type DeviceFormDraft, putFormDraft } from './stored-draft.ts'

export const readSaved = async (form: string, signal?: AbortSignal) => {
  const { data } = await call(readDraft, { params: { id: form }, ...(signal && { signal }) })
  const { definition: content, revision, saved_at, title } = data
  return { content, revision, saved_at, title }
}

function openFormDraft(store: BuilderStore, account: string, form: string, draft: DeviceFormDraft) {
  return runDraft<FormDefinition, readonly Clash[]>(draft, {
    rules: formDraftRules,
    read: () => store.state().definition,
    show: (definition) => store.run((now) => takeIn(now, definition)),
    put: (next) => putFormDraft(account, form, next),
    save: (definition, revision, signal) =>
      answerOf(
        call(saveDraft, { params: { id: form }, body: { revision, definition }, signal }).then(
          ({ data }) => data,
        ),
      ),
    fetch: () => answerOf(readSaved(form)),
  })
}
type OpenFormDraft = ReturnType<typeof openFormDraft>

/** Resolves once nothing of it is under way: whether the server has what stands on the screen. */
async function saveAll(open: OpenFormDraft, store: BuilderStore): Promise<boolean> {
  open.happen({ type: 'send' })
  for (;;) {
    const { typed, unsent, sending, writing, status, draft } = open.state()
    if (!typed && !unsent && sending === undefined && writing === undefined)
      return store.state().definition === draft.content
    const stuck = status.at === 'offline' || status.at === 'refused' || draft.others !== undefined
    if (sending === undefined && writing === undefined) {
      if (stuck) return false
      open.happen({ type: 'send' })
    }
    await new Promise<void>((resolve) => {
      const stop = open.subscribe(() => {
        stop()
        resolve()
      })
    })
  }
}

export function useDraft(
  store: BuilderStore,
  account: string,
  form: string,
  first: DeviceFormDraft,
) {
  const [open, setOpen] = useState<OpenFormDraft>()
  const latest = useRef<OpenFormDraft>(undefined)
  useEffect(() => {
    const made = openFormDraft(store, account, form, first)
    latest.current = made
    setOpen(made)
    let last = store.state().definition
    const stop = store.subscribe(() => {
      const { definition } = store.state()
      if (definition === last) return
      last = definition
      // What came from the draft itself was not typed.
      if (definition !== made.state().draft.content) made.typed()
    })
    return () => {
      stop()
      made.leave()
    }
  }, [store, account, form, first])

  const subscribe = useCallback(
    (listener: () => void) => open?.subscribe(listener) ?? (() => undefined),
    [open],
  )
  const state = useSyncExternalStore(subscribe, () => open?.state())
  const others = state?.draft.others
  return {
    status: state?.status ?? ({ at: 'saved', when: first.saved_at } as const),
    sending: state?.sending !== undefined,
    clashes: useMemo(() => clashesIn(others), [others]),
    /** Resolves the conflict with the version on the screen. */
    settled: () => latest.current?.decide(store.state().definition, []),
    revision: () => latest.current?.state().draft.revision ?? first.revision,
    save: useCallback(
      async () => latest.current !== undefined && saveAll(latest.current, store),
      [store],
    ),
    /** Fetches what somebody else has saved since. */
    catchUp: useCallback(async () => {
      const saved = await readSaved(form)
      latest.current?.happen({ type: 'read', saved })
    }, [form]),
    /** After publishing, the next draft begins anew. */
    published: () => latest.current?.happen({ type: 'restarted' }),
  }
}
