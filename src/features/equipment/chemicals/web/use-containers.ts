// Where a product stands: its containers, and what stands beside them and should not.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { callsOf } from '../../../../register/contract.ts'
import { chemicalInstances } from '../../chemical-instances/chemical-instances.register.ts'
import { conflictsKey, containersKey } from '../../web/keys.ts'
import { type Conflict, readConflicts } from '../chemical-safety.contract.ts'

export const conflictsOf = async (id: string): Promise<Conflict[]> =>
  (await call(readConflicts, { params: { id } })).data

export function useContainers(chemical: string) {
  const queries = useQueryClient()
  const containers = useQuery({
    queryKey: containersKey('of', chemical),
    queryFn: async ({ signal }) => {
      const query = { 'filter[chemical]': chemical, per_page: 200 }
      return (await call(callsOf(chemicalInstances).list, { query, signal })).data.data
    },
  })
  const conflicts = useQuery({
    queryKey: conflictsKey(chemical),
    queryFn: () => conflictsOf(chemical),
  })
  return {
    containers: containers.data,
    conflicts: conflicts.data ?? [],
    isError: containers.isError || conflicts.isError,
    /** A container came, moved or went: what is said of products may have changed too. */
    refresh: async () => {
      await queries.invalidateQueries({ queryKey: containersKey() })
      await queries.invalidateQueries({ queryKey: conflictsKey() })
    },
  }
}
