import { asTexts, isId, type Relation, sameMembers, sharesMember } from '../comparing.ts'
import { oneId } from './families/option.ts'
import { idList, wholeSet } from './families/several.ts'
import { singleParent } from './families/words.ts'
import { optionFaults } from './faults.ts'
import type { FieldType } from './field-type.ts'

/** One place equals any of the given ones, several places only all of them together. */
const equalPlaces: Relation = (answer, operand) =>
  typeof answer === 'string' ? sharesMember(answer, operand) : sameMembers(answer, operand)

/** One place in a tree, or several where the field says `multiple`. */
export const treeselect: FieldType = {
  name: 'treeselect',
  answer: (given) => (Array.isArray(given) ? idList(given) : oneId(given)),
  expected: 'one option or a list of options',
  faults: (answer, ground) => {
    const unknown = optionFaults(asTexts(answer), ground)
    if (isId(answer) || ground.field.multiple === true) return unknown
    return [...unknown, { code: 'too-many', message: 'takes one answer only' }]
  },
  comparable: (answer) => (isId(answer) ? String(answer) : new Set(asTexts(answer))),
  operands: (given) => wholeSet(asTexts(given)),
  relations: { is_equal_to: equalPlaces },
  family: 'tree',
  input: 'tree',
  parent: singleParent('tree', asTexts, sharesMember),
}
