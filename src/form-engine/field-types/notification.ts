import { sameMembers } from '../comparing.ts'
import { people } from './families/people.ts'
import type { FieldType } from './field-type.ts'

const list = people('notification')

export const notification: FieldType = {
  ...list,
  relations: { ...list.relations, is_equal_to: sameMembers },
}
