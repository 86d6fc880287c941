import { isId, type Relation, sameMembers, sharesMember } from '../comparing.ts'
import { idTexts, oneId } from './families/option.ts'
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
  answer: (raw) => (Array.isArray(raw) ? idList(raw) : oneId(raw)),
  expected: 'one option or a list of options',
  faults: (answer, ground) => {
    const faults = optionFaults(idTexts(answer), ground)
    if (isId(answer) || ground.field.multiple === true) return faults
    return [...faults, { code: 'one-answer-only', message: 'takes one answer only' }]
  },
  comparable: (answer) => (isId(answer) ? String(answer) : new Set(idTexts(answer))),
  operands: (given) => wholeSet(idTexts(given)),
  relations: { is_equal_to: equalPlaces },
  family: 'tree',
  answerable: true,
  domain: () => undefined,
  input: 'tree',
  parent: singleParent('tree', idTexts, sharesMember),
}
