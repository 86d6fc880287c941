import { type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '../../../kit/http/client.web.ts'
import type { State } from '../../capabilities/list/contract.ts'
import { callsOf } from '../../contract.ts'
import type { AnyRow, Register } from '../../define.ts'
import { pageKey, registerKey } from '../keys.ts'

/** Rows have changed. A first answer that is still on its way, of before that, must not be taken. */
export async function refreshRows(queries: QueryClient, register: Register): Promise<void> {
  const queryKey = registerKey(register.name)
  await queries.cancelQueries({ queryKey })
  await queries.invalidateQueries({ queryKey })
}

export type ListParams = Record<string, unknown> & { state: State }

/** The most rows that are selected at once, and the most that one answer has. */
export const mostRows = 1000
const mostOfPage = 200

/** All rows that are found, up to as many as are selected at once. */
export async function allRows(register: Register, asked: ListParams): Promise<AnyRow[]> {
  const rows: AnyRow[] = []
  for (let page = 1; rows.length < mostRows; page += 1) {
    const query = { ...asked, page, per_page: mostOfPage }
    const { data } = await call(callsOf(register).list, { query })
    rows.push(...data.data)
    if (page >= data.last_page) break
  }
  return rows
}

/** One page of rows. While the next comes, the last stays: of the same state, never of another. */
export function useRows(register: Register, asked: ListParams, page: number, perPage: number) {
  return useQuery({
    queryKey: pageKey(register, asked, page, perPage),
    queryFn: async ({ signal }) => {
      const query = { ...asked, page, per_page: perPage }
      return (await call(callsOf(register).list, { query, signal })).data
    },
    placeholderData: (before, query) =>
      query?.queryKey[3].state === asked.state ? before : undefined,
    staleTime: 0,
  })
}
