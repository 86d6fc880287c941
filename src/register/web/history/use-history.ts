import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../kit/http/client.web.ts'
import { callsOf } from '../../contract.ts'
import type { Register } from '../../define.ts'

/** Every change of a row, the latest first; the older ones when they are asked for. */
export const useHistory = (register: Register, id: string, opened: boolean) =>
  useInfiniteQuery({
    queryKey: ['register', register.name, 'history', id],
    queryFn: ({ pageParam, signal }) =>
      call(callsOf(register).history, {
        params: { id },
        query: pageParam === undefined ? {} : { before: pageParam },
        signal,
      }),
    initialPageParam: undefined as number | undefined,
    // The first change of a row is the one that made it.
    getNextPageParam: ({ data }) => {
      const oldest = data.at(-1)
      return oldest === undefined || oldest.action === 'create' ? undefined : oldest.seq
    },
    enabled: opened,
    staleTime: 0,
  })
