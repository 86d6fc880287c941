// What stands in a form and is not saved yet, stored on the device; and what was left there before,
// offered when the form opens. Each form that is open has a draft of its own: two tabs at one record
// do not write over each other.
import { useEffect, useMemo } from 'react'
import { newId } from '../../ids.ts'
import { same } from '../../same.ts'
import { makeStateStore, useStateOf } from '../../web/state-store.ts'
import type { Draft } from '../draft.ts'
import { type FormDraftEvent, type FormDraftState, reduceFormDraft } from '../form-draft.ts'
import { runDraft } from './run-draft.ts'
import { isSealed } from './seal.ts'
import { eraseRow, putDraft, rowsOf } from './stored.ts'

/** Whose it is, and of which form. */
type FormPlace = { readonly account: string; readonly place: string }
type Row<Content> = Draft<Content, never> &
  FormPlace & { readonly id: string; readonly kind: 'record' }

async function leftAt<Content>(where: FormPlace, own: string): Promise<Row<Content> | undefined> {
  const rows = await rowsOf<Row<Content>>('drafts', where.account)
  return rows
    .filter(({ kind, place, id }) => kind === 'record' && place === where.place && id !== own)
    .sort((a, b) => b.saved_at.localeCompare(a.saved_at))[0]
}

/** It is saved by hand, and by nobody else: nothing is merged or sent. */
function run<Content>(read: () => Content, put: (draft: Draft<Content, never>) => Put<Content>) {
  const first = { content: read(), revision: 0, unsaved: false, saved_at: '', stamp: '' }
  const never = () => Promise.reject(new Error('A form is not saved by its draft.'))
  return runDraft<Content, never>(first, {
    rules: { merge: (_, mine) => ({ content: mine }), same, writeAfter: 250, tryAfter: 0 },
    read,
    show: () => undefined,
    put,
    save: never,
    fetch: never,
  })
}
type Put<Content> = ReturnType<typeof putDraft<Row<Content>>>

function makeFormDraft<Content>(where: FormPlace, read: () => Content) {
  const id = newId()
  const store = makeStateStore<FormDraftState<Content>>({ stored: false })
  function happen(event: FormDraftEvent<Content>): void {
    const [next, gone] = reduceFormDraft(id, store.state(), event)
    store.run(() => next)
    for (const one of gone)
      eraseRow('drafts', one).catch((error: unknown) =>
        console.error('A draft could not be taken from this device.', error),
      )
  }
  async function put(next: Draft<Content, never>) {
    const written = await putDraft<Row<Content>>({ ...next, ...where, id, kind: 'record' })
    if (written.type === 'written') happen({ type: 'stored' })
    return written
  }
  const draft = run(read, put)
  return {
    ...store,
    /** Answers what closes it. */
    open() {
      const leave = draft.open()
      let closed = false
      leftAt<Content>(where, id).then(
        (left) => !closed && left && happen({ type: 'found', left }),
        (error: unknown) => console.warn('What was typed before could not be read.', error),
      )
      return () => {
        closed = true
        leave()
      }
    },
    changed(isUnsaved: boolean): void {
      if (isSealed()) return
      if (isUnsaved) draft.typed()
      else happen({ type: 'unchanged' })
    },
    taken: () => happen({ type: 'taken' }),
    discard: () => happen({ type: 'discarded' }),
    forget() {
      draft.end()
      happen({ type: 'forgotten' })
    },
  }
}

/** `read`, always the same: what stands in the form. */
export function useFormDraft<Content>(
  { account, place }: FormPlace,
  read: () => Content,
  isUnsaved: boolean,
) {
  const draft = useMemo(() => makeFormDraft({ account, place }, read), [account, place, read])
  useEffect(() => draft.open(), [draft])
  const present = JSON.stringify(read())
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each content.
  useEffect(() => void draft.changed(isUnsaved), [present, isUnsaved, draft])
  return { ...draft, offered: useStateOf(draft).offered }
}
