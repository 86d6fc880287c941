// The state of one form: its values, its errors, and how it is saved.
import { useMemo, useRef, useState } from 'react'
import { NoAnswer, Refused } from '../../../kit/http/client.web.ts'
import type { FieldErrors } from '../../../kit/problems.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { type AnyRow, fieldOf, type Register } from '../../define.ts'
import { hiddenIn } from '../../shown-when.ts'
import { type Merge, merge } from './conflict/merge.ts'
import type { FormContent } from './draft-before.ts'
import { errorOf, problemsIn, withErrorsOf } from './save/checks.ts'
import { newId } from './save/new-id.ts'
import { Stale, sendChange, sendNew } from './save/send.ts'
import { differing, type FormValues, startOf } from './save/values.ts'

type Given = { register: Register; row: AnyRow | undefined; within: string | undefined }
export type RegisterFormState = ReturnType<typeof useRegisterForm>

/** What a save came to. A row that others changed too says which fields were taken from them. */
export type SavedRow = { row: AnyRow; taken: readonly string[] }

export function useRegisterForm({ register, row: given, within }: Given) {
  const { text, say } = useLanguage()
  const [row, setRow] = useState(given)
  const [start, setStart] = useState(() => startOf(register, given, within))
  const [values, setValues] = useState(start)
  const [id, setId] = useState(newId)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failed, setFailed] = useState(0)
  const [saving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<Merge>()
  // Inputs call back later than they were drawn: after an upload, after a pause.
  const latest = useRef({ values, errors, row })
  latest.current = { values, errors, row }

  const check = (now: FormValues) =>
    problemsIn({ register, row: latest.current.row, values: now }, say)
  const recheck = (name: string, now: FormValues) =>
    setErrors((before) => withErrorsOf(before, check(now), name))

  function set(name: string, value: unknown) {
    const next = { ...latest.current.values, [name]: value }
    latest.current.values = next
    setValues(next)
    if (errorOf(latest.current.errors, name) !== undefined) recheck(name, next)
  }
  /** A field lost the focus: its errors are shown now. */
  function leave(name: string) {
    const now = latest.current.values
    // A row that was just added is not yet wrong for being empty.
    if (fieldOf(register, name).kind === 'rows') return
    if (differing(register, start, now).includes(name)) recheck(name, now)
  }
  function refuse(found: FieldErrors) {
    setErrors(found)
    setFailed((times) => times + 1)
  }
  function refuseBy(error: unknown) {
    if (error instanceof NoAnswer) return refuse({ '': [text('no_connection')] })
    if (!(error instanceof Refused)) {
      console.error(error)
      return refuse({ '': [text('form_failed')] })
    }
    const told = Object.entries(error.errors ?? {})
    return refuse(told.length === 0 ? { '': [error.message] } : Object.fromEntries(told))
  }
  /** Takes the present row and lays the values of the form over it. */
  function take(next: AnyRow, now: FormValues = startOf(register, next)) {
    setRow(next)
    setStart(startOf(register, next))
    setValues(now)
  }

  async function attempt(
    from: AnyRow | undefined,
    now: FormValues,
    taken: readonly string[] = [],
  ): Promise<SavedRow | undefined> {
    setSaving(true)
    setErrors({})
    try {
      const send = from === undefined ? sendNew(register, id, now) : sendChange(register, from, now)
      return { row: await send, taken }
    } catch (error) {
      if (!(error instanceof Stale)) {
        refuseBy(error)
        return undefined
      }
      const before = from === undefined ? start : startOf(register, from)
      const merged = merge(register, before, error.row, now)
      if (merged.clashes.length === 0) return settle(merged, {})
      setConflict(merged)
      return undefined
    } finally {
      setSaving(false)
    }
  }
  /** Saves on the present row, with the person's choice for each field that both changed. */
  function settle(merged: Merge, chosen: FormValues): Promise<SavedRow | undefined> {
    const now = { ...merged.values, ...chosen }
    setConflict(undefined)
    take(merged.theirs, now)
    return attempt(merged.theirs, now, merged.taken)
  }
  async function save(): Promise<SavedRow | undefined> {
    const found = check(values)
    if (Object.keys(found).length === 0) return attempt(row, values)
    refuse(found)
    return undefined
  }
  function restore(draft: FormContent) {
    if (draft.row !== undefined)
      take(draft.row, { ...startOf(register, draft.row), ...draft.values })
    else setValues({ ...start, ...draft.values })
    setId(draft.newId)
  }

  const changed = differing(register, start, values)
  const hidden = useMemo(() => hiddenIn(register, values), [register, values])
  const draft = { newId: id, row, values: Object.fromEntries(changed.map((n) => [n, values[n]])) }
  return {
    register,
    row,
    values,
    errors,
    hidden,
    changed,
    draft,
    /** Counts the saves that failed: each puts the focus where it is needed. */
    failed,
    saving,
    conflict,
    set,
    leave,
    save,
    take,
    settle,
    restore,
    forgetConflict: () => setConflict(undefined),
  }
}
