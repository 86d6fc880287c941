// What the search in the header finds of this subject.
import type { SearchedKind } from '../../manifest/searched.ts'
import { hazards } from './hazards/hazards.register.ts'

export const searchedHazards: readonly SearchedKind[] = [
  { register: hazards, at: 75, about: ['category', 'status'] },
]
