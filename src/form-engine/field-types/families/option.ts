import { asTexts, equal, isId } from '../../comparing.ts'
import type { Answer } from '../../contract.ts'
import { optionFaults } from '../faults.ts'
import type { FieldType } from '../field-type.ts'
import { optionIds } from '../options.ts'
import { singleParent } from './words.ts'

export const oneId = (given: Answer): Answer | undefined => (isId(given) ? given : undefined)

/** One option of a list, known by its id. A condition may be given several: any of them. */
export const option = (name: string): FieldType => ({
  name,
  answer: oneId,
  expected: 'one option',
  faults: (answer, ground) => optionFaults([String(answer)], ground),
  comparable: String,
  operands: asTexts,
  relations: { is_equal_to: equal },
  family: 'option',
  domain: optionIds,
  input: 'list-many',
  parent: singleParent('list-one', asTexts),
})
