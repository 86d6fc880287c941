import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { readLaw } from '../law.contract.ts'
import { lawKey } from './keys.ts'

export type Law = ReplyOf<typeof readLaw>['data']
export type ShownDuty = Law['duties'][number]

export const useLaw = (id: string) =>
  useQuery({
    queryKey: lawKey(id),
    queryFn: async ({ signal }) => (await call(readLaw, { params: { id }, signal })).data,
  })
