// What the search in the header finds of this subject.
import type { SearchedKind } from '../../manifest/searched.ts'
import { deficiencies } from './deficiencies.register.ts'

export const searchedDeficiencies: readonly SearchedKind[] = [
  {
    register: deficiencies,
    at: 35,
    numbers: ['number'],
    about: ['number', 'status', 'project', 'owner'],
    latestFirst: true,
    list: 'deficiency-registry',
  },
]
