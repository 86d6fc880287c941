import type { FieldType } from './field-type.ts'
import { number } from './number.ts'

export const rating: FieldType = { ...number, name: 'rating' }
