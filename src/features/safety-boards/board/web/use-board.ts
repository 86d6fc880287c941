import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { boardKey } from '../../web/keys.ts'
import { readBoard } from '../board.contract.ts'

/** A board as the people who make it see it; the row’s version says when it is read anew. */
export const useBoard = ({ id, version }: { id: string; version: number }) =>
  useQuery({
    queryKey: [...boardKey(id), version],
    queryFn: async ({ signal }) => (await call(readBoard, { params: { id }, signal })).data,
    // What fills it changes elsewhere.
    staleTime: 0,
  })
