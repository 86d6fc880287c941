// What the search in the header finds of this subject.
import type { SearchedKind } from '../../manifest/searched.ts'
import { clients } from './clients/clients.register.ts'
import { locations } from './locations/locations.register.ts'

export const searchedPlaces: readonly SearchedKind[] = [
  { register: locations, at: 70, about: ['path', 'kind'] },
  { register: clients, at: 80, about: ['kind'] },
]
