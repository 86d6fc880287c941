import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kit/http/client.web.ts'
import { board } from '../deficiencies.contract.ts'
import { boardKey } from './keys.ts'

/** What is open, by status and by age; asked for anew with every change of a deficiency. */
export const useBoard = (incident: boolean) =>
  useQuery({
    queryKey: boardKey(incident),
    queryFn: async ({ signal }) =>
      (await call(board, { query: incident ? { incident: '1' } : {}, signal })).data,
    staleTime: 0,
  })
