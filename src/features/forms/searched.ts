// What the search in the header finds of this subject.
import type { SearchedKind } from '../../manifest/searched.ts'
import { forms } from './forms.register.ts'

export const searchedForms: readonly SearchedKind[] = [
  { register: forms, at: 40, numbers: ['code'], about: ['code', 'category'] },
]
