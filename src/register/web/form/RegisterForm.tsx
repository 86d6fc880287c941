import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '../../../kit/web/inputs/toast.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { type AnyRow, fieldOf, labelOf, type Register } from '../../define.ts'
import type { RegisterWeb } from '../extension.ts'
import { rowKey } from '../keys.ts'
import { EditForm } from './EditForm.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'
import { useSpeech } from './fields/use-speech.ts'
import { nameOfRow } from './row/name-of-row.ts'
import { RowGone } from './row/RowGone.tsx'
import { readRow } from './save/read-row.ts'
import { refreshAround } from './save/refresh-around.ts'
import type { SavedRow } from './use-register-form.ts'
import { useWayBack } from './use-way-back.ts'

type Props = {
  register: Register
  web: RegisterWeb
  id?: string
  within?: string
  /** Told when the person is done, in place of going back: with the row where it was saved. */
  onClose?: (row: AnyRow | undefined) => void
}

/** The one edit screen: a new row, or one that is there. */
export function RegisterForm({ register, web, id, within, onClose }: Props) {
  const { text, say } = useLanguage()
  const speech = useSpeech()
  const queries = useQueryClient()
  /** Counts the rows made here one after the other: each has a form of its own. */
  const [turn, setTurn] = useState(0)
  const asked = useQuery({
    queryKey: rowKey(register.name, id),
    queryFn: ({ signal }) => readRow(register, id ?? '', signal),
    enabled: id !== undefined,
    // Each visit begins with the row as it is now; while it is open, what is typed is not disturbed.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { address, goBack } = useWayBack(register, asked.data, within)

  function tell({ row, taken }: SavedRow) {
    // Nothing had changed, so nothing was sent.
    if (row === asked.data) return
    toast(text('form_created', { name: nameOfRow(register, web, row, speech) }), {
      type: 'success',
    })
    if (taken.length === 0) return
    const fields = taken.map((name) => say(labelOf(name, fieldOf(register, name)))).join(', ')
    toast(text('form_merged', { fields }), { type: 'info', duration: 8000 })
  }
  function done(saved: SavedRow | undefined, another: boolean) {
    if (saved) tell(saved)
    void refreshAround(queries, register)
    if (another) setTurn((now) => now + 1)
    else leave(saved?.row)
  }
  const leave = (row?: AnyRow) => (onClose === undefined ? goBack() : onClose(row))
  const shared = { register, web, onDone: done, onBack: () => leave(), ...(within && { within }) }
  if (id === undefined) return <EditForm key={turn} {...shared} follows={turn > 0} />
  if (asked.isPending) return <FormSkeleton register={register} />
  if (asked.isError)
    return <RowGone error={asked.error} back={address} onRetry={() => void asked.refetch()} />
  return <EditForm {...shared} row={asked.data} />
}
