import type { FieldType } from './field-type.ts'
import { number } from './number.ts'

export const calculated: FieldType = { ...number, name: 'calculated' }
