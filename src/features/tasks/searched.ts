// What the search in the header finds of this subject.
import type { SearchedKind } from '../../manifest/searched.ts'
import { tasks } from './tasks/tasks.register.ts'

export const searchedTasks: readonly SearchedKind[] = [
  {
    register: tasks,
    at: 45,
    numbers: ['number'],
    about: ['number', 'status', 'project'],
    latestFirst: true,
  },
]
