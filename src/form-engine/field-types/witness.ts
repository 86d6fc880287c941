import { people } from './families/people.ts'
import type { FieldType } from './field-type.ts'

export const witness: FieldType = { ...people('witness'), parent: 'witness-parent' }
