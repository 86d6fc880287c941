// What the search in the header finds of this subject.
import type { SearchedKind } from '../../../manifest/searched.ts'
import { submissions } from '../submissions.register.ts'
import { findSubmissions } from './server/find-submissions.store.ts'

export const searchedSubmissions: readonly SearchedKind[] = [
  {
    register: submissions,
    at: 30,
    numbers: ['number'],
    about: ['title', 'project', 'submitted_by', 'stage'],
    latestFirst: true,
    list: 'all-submissions',
    find: findSubmissions,
  },
]
