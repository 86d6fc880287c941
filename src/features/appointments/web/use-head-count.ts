import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../kit/http/client.web.ts'
import type { Shift } from '../appointment-fields.ts'
import { setHeadCount } from '../coverage/coverage.contract.ts'
import { placesKey } from './use-places.ts'

type HeadCount = { location: string; shift: Shift; workers: number | null }

export function useHeadCount(onDone: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: HeadCount) => call(setHeadCount, { body }),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: placesKey })
      onDone()
    },
  })
}
