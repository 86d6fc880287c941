import { asList, asTexts, equal, isBlank, isId } from '../../comparing.ts'
import type { Answer } from '../../contract.ts'
import { optionFaults } from '../faults.ts'
import type { FieldType } from '../field-type.ts'
import { optionIds } from '../options.ts'
import { singleParent } from './words.ts'

export const oneId = (raw: Answer): Answer | null | undefined => {
  if (isBlank(raw)) return null
  return isId(raw) ? raw : undefined
}

export const idTexts = (given: unknown): string[] => asTexts(asList(given))

/** One option of a list, known by its id. */
export const option = (name: string): FieldType => ({
  name,
  answer: oneId,
  expected: 'one option',
  faults: (answer, ground) => optionFaults([String(answer)], ground),
  comparable: String,
  operands: idTexts,
  relations: { is_equal_to: equal },
  family: 'option',
  answerable: true,
  domain: (field) => {
    const ids = optionIds(field)
    return ids.size === 0 ? undefined : ids
  },
  input: 'list-one',
  parent: singleParent('list-one', idTexts),
})
