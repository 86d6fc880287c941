import { sameMembers } from '../comparing.ts'
import { bareListParent, several } from './families/several.ts'
import type { FieldType } from './field-type.ts'

export const selectResource: FieldType = {
  ...several('select_resource', 'resources', bareListParent),
  relations: { is_equal_to: sameMembers },
}
