import { useQuery } from '@tanstack/react-query'
import { holds } from '../../../access/grants.ts'
import { grantsOf, useSession } from '../../../access/web/session.ts'
import { call } from '../../../kit/http/client.web.ts'
import { readPlaces } from '../coverage/coverage.contract.ts'
import { placesKey } from './keys.ts'

/** Each place with what it has and lacks, as it is now: a change of an appointment may change it. */
export function usePlaces() {
  return useQuery({
    queryKey: placesKey,
    queryFn: async ({ signal }) => (await call(readPlaces, { signal })).data,
    staleTime: 0,
  })
}

export function useMayCount(): boolean {
  const { user } = useSession()
  return user !== undefined && holds(new Set(grantsOf(user)), 'resources.edit')
}
