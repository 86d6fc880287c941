import type { FieldType } from './field-type.ts'
import { info } from './info.ts'

export const section: FieldType = { ...info, name: 'section' }
