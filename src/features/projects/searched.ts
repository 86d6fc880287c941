// What the search in the header finds of this subject.
import type { SearchedKind } from '../../manifest/searched.ts'
import { projects } from './projects.register.ts'
import { teams } from './teams/teams.register.ts'

export const searchedWorkplaces: readonly SearchedKind[] = [
  { register: projects, at: 20, numbers: ['number'], about: ['number', 'client'] },
  { register: teams, at: 25, about: ['leader'] },
]
