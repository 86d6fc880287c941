import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { callsOf } from '../../../../register/contract.ts'
import type { RegisterRow } from '../../../../register/define.ts'
import { timeline } from '../../deficiencies.contract.ts'
import { deficiencies } from '../../deficiencies.register.ts'
import { deficiencyKey } from '../keys.ts'

export type Deficiency = RegisterRow<typeof deficiencies>

/** One deficiency with what happened to it and what may be done; asked for with every change. */
export const useDeficiency = (id: string | undefined) =>
  useQuery({
    queryKey: deficiencyKey(id),
    queryFn: async ({ signal }) => {
      const params = { id: id ?? '' }
      const [row, story] = await Promise.all([
        call(callsOf(deficiencies).read, { params, signal }),
        call(timeline, { params, signal }),
      ])
      return { row: row.data, story: story.data }
    },
    enabled: id !== undefined,
    staleTime: 0,
  })
