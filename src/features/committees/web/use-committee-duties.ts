import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kit/http/client.web.ts'
import { readCommitteeDuties } from '../duties/committee-duties.contract.ts'
import { committeeDutiesKey } from './keys.ts'

/** How a committee stands now: what lies within it may have changed since. */
export const useCommitteeDuties = (id: string) =>
  useQuery({
    queryKey: committeeDutiesKey(id),
    queryFn: async ({ signal }) =>
      (await call(readCommitteeDuties, { params: { id }, signal })).data,
    staleTime: 0,
  })
