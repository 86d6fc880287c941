import type { FieldType } from './field-type.ts'
import { info } from './info.ts'

export const page: FieldType = { ...info, name: 'page' }
