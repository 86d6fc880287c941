// The unsaved content of a form, stored on the device; and what was left there before, offered when the
// form opens. Each form that is open has a draft of its own: two tabs at one record do not write over each
// other.
import { useEffect, useRef, useState } from 'react'
import { newId } from '../../ids.ts'
import { same } from '../../same.ts'
import type { Draft, DraftRules } from '../draft.ts'
import { type OpenDraft, runDraft } from './run-draft.ts'
import { eraseRow, putDraft, rowsOf } from './stored.ts'

/** Whose it is, and of which form. */
export type FormPlace = { readonly account: string; readonly place: string }
type Row<Content> = Draft<Content, never> &
  FormPlace & { readonly id: string; readonly kind: 'record' }
export type Offered<Content> = Pick<Row<Content>, 'content' | 'saved_at'> & { readonly id?: string }

/** It is saved by hand, and by nobody else: nothing is merged or sent. */
const rulesOf = <Content>(): DraftRules<Content, never> => ({
  merge: (_, mine) => ({ content: mine }),
  same,
  writeAfter: 250,
  tryAfter: 0,
})

async function leftAt<Content>(where: FormPlace, own: string): Promise<Row<Content> | undefined> {
  const rows = await rowsOf<Row<Content>>('drafts', where.account)
  return rows
    .filter(({ kind, place, id }) => kind === 'record' && place === where.place && id !== own)
    .sort((a, b) => b.saved_at.localeCompare(a.saved_at))[0]
}

function openFormDraft<Content>(
  where: FormPlace,
  id: string,
  read: () => Content,
  put: () => void,
) {
  const first = { content: read(), revision: 0, unsaved: false, saved_at: '', stamp: '' }
  const never = () => Promise.reject(new Error('A form is not saved by its draft.'))
  return runDraft<Content, never>(first, {
    rules: rulesOf<Content>(),
    read,
    show: () => undefined,
    async put(draft) {
      const row: Row<Content> = { ...draft, ...where, id, kind: 'record' }
      const written = await putDraft(row, (found) => found as Row<Content>)
      if (written.type === 'written') put()
      return written
    },
    save: never,
    fetch: never,
  })
}

const erase = (id: string | undefined): void => {
  if (id !== undefined)
    eraseRow('drafts', id).catch((error: unknown) =>
      console.error('A draft could not be taken from this device.', error),
    )
}

/** `before`: what a version before stored elsewhere, taken once. */
export function useFormDraft<Content>(
  { account, place }: FormPlace,
  content: Content,
  isUnsaved: boolean,
  before: () => Offered<Content> | undefined,
) {
  const [id] = useState(() => newId())
  const [offered, setOffered] = useState<Offered<Content> | undefined>(before)
  const latest = useRef(content)
  latest.current = content
  const open = useRef<OpenDraft<Content, never>>(undefined)
  const wrote = useRef(false)
  /** What stands in the form now: once that is stored, it need not lie here twice. */
  const restored = useRef<string>(undefined)

  useEffect(() => {
    const made = openFormDraft<Content>(
      { account, place },
      id,
      () => latest.current,
      () => {
        wrote.current = true
        erase(restored.current)
        restored.current = undefined
      },
    )
    open.current = made
    let gone = false
    leftAt<Content>({ account, place }, id).then(
      (left) => !gone && left && setOffered(left),
      (error: unknown) => console.warn('What was typed before could not be read.', error),
    )
    return () => {
      gone = true
      made.leave()
    }
  }, [account, place, id])

  const present = JSON.stringify(content)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each content.
  useEffect(() => {
    if (isUnsaved) open.current?.typed()
    else if (wrote.current) {
      // Typed and taken back: there is nothing left to keep. An earlier draft stays offered.
      wrote.current = false
      erase(id)
    }
  }, [present, isUnsaved, id])

  return {
    offered,
    /** It stands in the form now. */
    taken() {
      restored.current = offered?.id
      setOffered(undefined)
    },
    /** Saved or thrown away. The offered draft may belong to another tab in which somebody is still typing. */
    forget() {
      open.current?.end()
      erase(id)
      erase(restored.current)
    },
    /** The earlier draft is discarded; what is typed from here on is kept. */
    discard() {
      erase(offered?.id)
      setOffered(undefined)
    },
  }
}
