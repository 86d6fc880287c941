// What the search in the header finds of this subject.
import type { SearchedKind } from '../../manifest/searched.ts'
import { users } from './users/users.register.ts'

export const searchedPeople: readonly SearchedKind[] = [
  { register: users, at: 10, numbers: ['employee_no'], about: ['job_title', 'email'] },
]
