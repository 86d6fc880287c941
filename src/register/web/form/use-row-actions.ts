// What may be done with a row beside changing it.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, NoAnswer, Refused } from '../../../kit/http/client.web.ts'
import { toast } from '../../../kit/web/inputs/toast.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { callsOf } from '../../contract.ts'
import type { AnyRow, Register } from '../../define.ts'

type On = { onRow: (row: AnyRow) => void; onGone: () => void }

export function useRowActions(register: Register, { onRow, onGone }: On) {
  const text = useText()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const calls = callsOf(register)

  async function run(act: () => Promise<AnyRow | undefined>, done: string): Promise<void> {
    setBusy(true)
    try {
      const row = await act()
      await queries.invalidateQueries({ queryKey: ['register', register.name] })
      toast(done, { type: 'success' })
      if (row === undefined) onGone()
      else onRow(row)
    } catch (error) {
      const told =
        error instanceof Refused
          ? [error.message, ...(error.errors?.[''] ?? [])].join(' ')
          : text(error instanceof NoAnswer ? 'no_connection' : 'form_failed')
      toast(told, { type: 'error', duration: 7000 })
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    archive: ({ id }: AnyRow, reason: string) =>
      run(
        async () =>
          (
            await call(calls.archive, {
              params: { id },
              body: reason.trim() === '' ? {} : { reason },
            })
          ).data,
        text('form_archived'),
      ),
    restore: ({ id }: AnyRow) =>
      run(async () => (await call(calls.restore, { params: { id } })).data, text('form_restored')),
    complete: ({ id }: AnyRow) =>
      run(
        async () => (await call(calls.complete, { params: { id } })).data,
        text('form_completed'),
      ),
    reopen: ({ id }: AnyRow) =>
      run(async () => (await call(calls.reopen, { params: { id } })).data, text('form_reopened')),
    remove: ({ id }: AnyRow) =>
      run(async () => {
        await call(calls.remove, { params: { id } })
        return undefined
      }, text('form_deleted')),
  }
}

export type RowActions = ReturnType<typeof useRowActions>
