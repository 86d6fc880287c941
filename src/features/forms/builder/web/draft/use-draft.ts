// Saves the draft as one goes: to the device at once, to the server at each pause. What somebody else
// saved meanwhile is taken in question by question.
import { useCallback, useEffect, useMemo } from 'react'
import { answerOf } from '../../../../../kit/drafts/web/answer-of.ts'
import { runDraft } from '../../../../../kit/drafts/web/run-draft.ts'
import { call } from '../../../../../kit/http/client.web.ts'
import { useStateOf } from '../../../../../kit/web/state-store.ts'
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
  const open = runDraft<FormDefinition, readonly Clash[]>(draft, {
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
  return {
    ...open,
    open() {
      const leave = open.open()
      let last = store.state().definition
      const stop = store.subscribe(() => {
        const { definition } = store.state()
        if (definition === last) return
        last = definition
        // What came from the draft itself was not typed.
        if (definition !== open.state().draft.content) open.typed()
      })
      return () => {
        stop()
        leave()
      }
    },
  }
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
    await open.changed()
  }
}

export function useDraft(
  store: BuilderStore,
  account: string,
  form: string,
  first: DeviceFormDraft,
) {
  const open = useMemo(
    () => openFormDraft(store, account, form, first),
    [store, account, form, first],
  )
  useEffect(() => open.open(), [open])
  const { status, sending, draft } = useStateOf(open)
  const { others } = draft
  return {
    status,
    sending: sending !== undefined,
    clashes: useMemo(() => clashesIn(others), [others]),
    /** What stands on the screen is what was chosen. */
    settled: () => open.decide(store.state().definition, []),
    revision: () => open.state().draft.revision,
    save: useCallback(() => saveAll(open, store), [open, store]),
    /** Fetches what somebody else has saved since. */
    catchUp: useCallback(async () => {
      const saved = await readSaved(form)
      open.happen({ type: 'read', saved })
    }, [form, open]),
    /** After publishing, the next draft begins anew. */
    published: () => open.happen({ type: 'restarted' }),
  }
}
