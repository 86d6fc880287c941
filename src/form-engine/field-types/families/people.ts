import { sameMembers, sharesMember } from '../../comparing.ts'
import type { FieldType } from '../field-type.ts'
import { idList, wholeSet } from './several.ts'
import { foldedTexts, singleParent } from './words.ts'

const folded = (given: unknown) => wholeSet(foldedTexts(given))

/** Names typed by people, or account ids: compared as free text is. */
export const people = (name: string): FieldType => ({
  name,
  answer: idList,
  expected: 'a list of people',
  comparable: (answer) => new Set(foldedTexts(answer)),
  operands: folded,
  relations: { in_list: sharesMember },
  family: 'people',
  input: 'chips',
  parent: singleParent('text', folded, sameMembers),
})
