// One form on the screen: its state, what is wrong with it, and how it is saved.
import { useCallback, useMemo, useState } from 'react'
import { currentSession } from '../../../access/web/session.ts'
import { NoAnswer, Refused } from '../../../kit/http/client.web.ts'
import { newId } from '../../../kit/ids.ts'
import type { FieldErrors } from '../../../kit/problems.ts'
import { useAct } from '../../../kit/web/act/use-act.ts'
import type { Text } from '../../../kit/web/language/catalogue.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { makeStateStore, type StateStore, useStateOf } from '../../../kit/web/state-store.ts'
import type { AnyRow, Register } from '../../define.ts'
import { hiddenIn } from '../../shown-when.ts'
import { merge } from './conflict/merge.ts'
import {
  changedIn,
  contentOf,
  type FormContent,
  type FormState,
  leaveField,
  openForm,
  refuse,
  resolve,
  restore,
  setValue,
  takeRow,
} from './form-state.ts'
import { problemsIn } from './save/checks.ts'
import { Stale, sendChange, sendNew } from './save/send.ts'
import type { FormValues } from './save/values.ts'

export type RegisterFormState = ReturnType<typeof useRegisterForm>

/** What a save came to. A row that others changed too says which fields were taken from them. */
export type SavedRow = { row: AnyRow; taken: readonly string[] }

type Given = {
  register: Register
  row: AnyRow | undefined
  within: string | undefined
  /** `another`: the person goes on with a new row. */
  onSaved: (saved: SavedRow, another: boolean) => void
}

/** Nothing where the person has to choose first. */
async function saveForm(
  store: StateStore<FormState>,
  taken: readonly string[] = [],
): Promise<SavedRow | undefined> {
  store.run((state) => ({ ...state, errors: {} }))
  const { register, row, start, values, newId } = store.state()
  try {
    const sent =
      row === undefined ? sendNew(register, newId, values) : sendChange(register, row, values)
    return { row: await sent, taken }
  } catch (error) {
    if (!(error instanceof Stale)) throw error
    const merged = merge(register, start, error.row, values)
    if (merged.clashes.length === 0) {
      store.run((state) => resolve(state, merged))
      return saveForm(store, merged.taken)
    }
    store.run((state) => ({ ...state, conflict: merged }))
    return undefined
  }
}

function errorsOf(error: unknown, text: Text): FieldErrors {
  if (error instanceof NoAnswer) return { '': [text('no_connection')] }
  if (!(error instanceof Refused)) return { '': [text('form_failed')] }
  const { errors = {} } = error
  return Object.keys(errors).length === 0 ? { '': [error.message] } : errors
}

export function useRegisterForm({ register, row: given, within, onSaved }: Given) {
  const { text, say } = useLanguage()
  const [store] = useState(() =>
    makeStateStore(
      openForm({ register, row: given, within, newId: newId(), work: currentSession() }),
    ),
  )
  const state = useStateOf(store)
  const { values, conflict } = state
  const check = useCallback((now: FormState) => problemsIn(now, say), [say])
  const { act, busy } = useAct(
    ({ taken }: { taken?: readonly string[]; another: boolean }) => saveForm(store, taken),
    {
      onDone: (saved, { another }) => saved && onSaved(saved, another),
      onRefused: (error) => store.run((now) => refuse(now, errorsOf(error, text))),
      oneAtATime: true,
    },
  )
  const hidden = useMemo(() => hiddenIn(register, values), [register, values])
  return {
    ...state,
    hidden,
    changed: changedIn(state),
    /** What of it is stored on the device until it is saved. */
    readDraft: useCallback(() => contentOf(store.state()), [store]),
    saving: busy,
    set: useCallback(
      (name: string, value: unknown) => store.run((now) => setValue(now, name, value, check)),
      [store, check],
    ),
    leave: (name: string) => store.run((now) => leaveField(now, name, check)),
    save(another = false) {
      if (conflict !== undefined) return
      const found = check(store.state())
      if (Object.keys(found).length === 0) act({ another })
      else store.run((now) => refuse(now, found))
    },
    take: (row: AnyRow) => store.run((now) => takeRow(now, row)),
    /** Saves what was chosen where both had changed a field. */
    settle(chosen: FormValues) {
      if (conflict === undefined) return
      store.run((now) => resolve(now, conflict, chosen))
      act({ taken: conflict.taken, another: false })
    },
    restore: (content: FormContent) => store.run((now) => restore(now, content)),
    forgetConflict: () => store.run((now) => ({ ...now, conflict: undefined })),
  }
}
