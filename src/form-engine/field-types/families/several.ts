import { asList, isBlank, isId, sameMembers, sharesMember } from '../../comparing.ts'
import type { Answer, DependentValue, Id } from '../../contract.ts'
import { isRecord, parseText } from '../../plain.ts'
import { optionFaults } from '../faults.ts'
import type { AsParent, FieldType } from '../field-type.ts'
import { idTexts } from './option.ts'

/** A list of ids or names: blank entries are no answers, anything else makes it unreadable. */
export const idList = (raw: Answer): Answer | null | undefined => {
  if (isBlank(raw)) return null
  if (!Array.isArray(raw)) return undefined
  const ids = raw.filter((item) => !isBlank(item))
  if (!ids.every(isId)) return undefined
  if (ids.length === 0) return null
  return ids.length === raw.length ? raw : ids
}

/** One operand, the whole given set; none when nothing is given. */
export const wholeSet = (texts: readonly string[]): ReadonlySet<string>[] =>
  texts.length === 0 ? [] : [new Set(texts)]

const chosen = (value: unknown): unknown => (isRecord(value) ? value.selected : value)

/** A parent that shows its dependents when it shares a member with their list. */
const listParent = (wrap: (ids: readonly Id[]) => DependentValue): AsParent => ({
  input: 'list-many',
  relation: sharesMember,
  read: (stored) => {
    const value = parseText(stored)
    const list = isBlank(value) ? [] : asList(chosen(value))
    return (value === undefined && stored !== undefined) || !list.every(isId)
      ? undefined
      : wrap(list)
  },
  write: (value) => JSON.stringify(value),
  operands: (value) => wholeSet(idTexts(chosen(value))),
  initial: wrap([]),
})

export const selectedParent = listParent((selected) => ({ selected }))
export const bareListParent = listParent((ids) => ids)

/** Any number of options of a list, known by their ids. */
export const several = (name: string, family: string, parent: AsParent): FieldType => ({
  name,
  answer: idList,
  expected: 'a list of options',
  faults: (answer, ground) => optionFaults(idTexts(answer), ground),
  comparable: (answer) => new Set(idTexts(answer)),
  operands: (given) => wholeSet(idTexts(given)),
  relations: { is_equal_to: sameMembers, in_list: sharesMember },
  family,
  answerable: true,
  domain: () => undefined,
  input: 'list-many',
  parent,
})
