import { type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '../../../kit/http/client.web.ts'
import type { State } from '../../capabilities/list/contract.ts'
import { callsOf } from '../../contract.ts'
import type { Register } from '../../define.ts'

/** Everything that a change of a register's rows makes stale begins with this. */
export const rowsKey = (register: Register) => ['register', register.name] as const

/** Rows have changed. A first answer that is still on its way, of before that, must not be taken. */
export async function refreshRows(queries: QueryClient, register: Register): Promise<void> {
  const queryKey = rowsKey(register)
  await queries.cancelQueries({ queryKey })
  await queries.invalidateQueries({ queryKey })
}

export type Asked = Record<string, unknown> & { state: State }

/** One page of rows. While the next comes, the last stays: of the same state, never of another. */
export function useRows(register: Register, asked: Asked, page: number, perPage: number) {
  return useQuery({
    queryKey: [...rowsKey(register), 'list', asked, page, perPage] as const,
    queryFn: async ({ signal }) => {
      const query = { ...asked, page, per_page: perPage }
      return (await call(callsOf(register).list, { query, signal })).data
    },
    placeholderData: (before, query) =>
      query?.queryKey[3].state === asked.state ? before : undefined,
    staleTime: 0,
  })
}
