import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { callsOf } from '../../../../register/contract.ts'
import { locations } from '../locations.register.ts'
import { treeKey } from './keys.ts'
import type { Place } from './place-tree.ts'

const atOnce = 200

/** All places of the company, by their names. */
export const usePlaces = () =>
  useQuery({
    queryKey: treeKey,
    queryFn: async ({ signal }): Promise<Place[]> => {
      const places: Place[] = []
      for (let page = 1; ; page += 1) {
        const query = { state: 'active' as const, sort: 'name', page, per_page: atOnce }
        const { data } = await call(callsOf(locations).list, { query, signal })
        for (const { id, name, parent, kind, responsible } of data.data)
          places.push({ id, name, parent: parent?.id, kind, responsible: responsible?.name })
        if (page >= data.last_page) return places
      }
    },
    staleTime: 0,
  })
