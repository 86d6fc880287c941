import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { cellsKey, matrixKey } from '../../web/keys.ts'
import { countHazards, readMatrix } from '../matrix.contract.ts'

/** The version asked for, or the one in force. */
export function useMatrix(number?: number) {
  return useQuery({
    queryKey: matrixKey(number ?? 'in force'),
    queryFn: async ({ signal }) => (await call(readMatrix, { query: { number }, signal })).data,
  })
}

/** How many hazards stand in each cell. */
export function useHazardCounts(enabled: boolean) {
  return useQuery({
    // With the hazards, so that a change of one counts anew.
    queryKey: cellsKey,
    queryFn: async ({ signal }) => (await call(countHazards, { signal })).data,
    enabled,
  })
}
