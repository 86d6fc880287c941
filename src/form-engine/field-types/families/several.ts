import { asList, asTexts, isBlank, isId, sameMembers, sharesMember } from '../../comparing.ts'
import type { Answer, DependentValue, Id } from '../../contract.ts'
import { isRecord } from '../../plain.ts'
import { optionFaults } from '../faults.ts'
import type { AsParent, FieldType } from '../field-type.ts'

/** A list of ids or names: blank entries are no answers, anything else makes it unreadable. */
export const idList = (given: Answer): Answer | null | undefined => {
  if (!Array.isArray(given)) return undefined
  const ids = given.filter((item) => !isBlank(item))
  if (!ids.every(isId)) return undefined
  if (ids.length === 0) return null
  return ids.length === given.length ? given : ids
}

/** One operand, the whole given set; none when nothing is given. */
export const wholeSet = (texts: readonly string[]): ReadonlySet<string>[] =>
  texts.length > 0 ? [new Set(texts)] : []

const chosen = (value: unknown): unknown => (isRecord(value) ? value.selected : value)

/** A parent that shows its dependents when it shares a member with their list. */
const listParent = (wrap: (ids: readonly Id[]) => DependentValue): AsParent => ({
  input: 'list-many',
  relation: sharesMember,
  operands: (value) => wholeSet(asTexts(chosen(value))),
  read: (value) => {
    const list = asList(chosen(value)).filter((item) => !isBlank(item))
    return list.every(isId) ? wrap(list) : undefined
  },
  stored: 'json-text',
  initial: wrap([]),
})

export const selectedParent = listParent((selected) => ({ selected }))
export const bareListParent = listParent((ids) => ids)

/** Any number of options of a list, known by their ids. */
export const several = (name: string, family: string, parent: AsParent): FieldType => ({
  name,
  answer: idList,
  expected: 'a list of options',
  faults: (answer, ground) => optionFaults(asTexts(answer), ground),
  comparable: (answer) => new Set(asTexts(answer)),
  operands: (given) => wholeSet(asTexts(given)),
  relations: { is_equal_to: sameMembers, in_list: sharesMember },
  family,
  input: 'list-many',
  parent,
})
