import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { listKey } from '../../web/keys.ts'
import { listSubmissions } from '../lists.contract.ts'

type Asked = { sort: string } & Readonly<Record<string, string | readonly string[]>>

/** The first rows of a list, and how many there are. Home does without the definitions of registers. */
export const useFirstRows = (count: number, asked: Asked) =>
  useQuery({
    queryKey: listKey(asked, count),
    queryFn: async ({ signal }) => {
      const query = { state: 'active', ...asked, page: 1, per_page: count } as const
      return (await call(listSubmissions, { query, signal })).data
    },
    staleTime: 0,
  })

export type SubmissionRow = NonNullable<ReturnType<typeof useFirstRows>['data']>['data'][number]
