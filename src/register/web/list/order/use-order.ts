import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { problemWords } from '../../../../kit/web/act/problem-words.ts'
import { toast } from '../../../../kit/web/inputs/toast.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { callsOf } from '../../../contract.ts'
import type { AnyRow, Register } from '../../../define.ts'
import { orderKey } from '../../keys.ts'
import { emptyView, queryOf } from '../address/list-address.ts'
import { refreshRows } from '../use-rows.ts'

/** The most rows that one call puts in order. */
const most = 2000
const perPage = 200

/** All active rows in their present order, and the way to give them another. */
export function useOrder(register: Register, within: string | undefined) {
  const text = useText()
  const queries = useQueryClient()
  const queryKey = orderKey(register.name, within)
  const { data, isPending, isError } = useQuery({
    queryKey,
    async queryFn({ signal }) {
      const asked = queryOf(register, { ...emptyView, sort: 'position' }, 'active', within)
      const rows: AnyRow[] = []
      for (let page = 1; rows.length < most; page += 1) {
        const query = { ...asked, page, per_page: perPage }
        const { data } = await call(callsOf(register).list, { query, signal })
        rows.push(...data.data)
        if (page >= data.last_page) break
      }
      return rows
    },
    staleTime: 0,
  })
  const { mutate } = useMutation({
    mutationFn: (rows: readonly AnyRow[]) =>
      call(callsOf(register).order, { body: { ids: rows.map(({ id }) => id) } }),
    // A dropped row stays where it was dropped; a refusal brings back what the server has.
    onMutate: (rows) => queries.setQueryData(queryKey, rows),
    onError: (error) => toast(problemWords(error, text), { type: 'error', duration: 6000 }),
    onSettled: () => refreshRows(queries, register),
    // One after the other: the last order given is the one that stays.
    scope: { id: `order-${register.name}` },
  })
  return { rows: data, isPending, isError, saveOrder: mutate }
}
