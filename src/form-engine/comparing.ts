import type { Id } from './contract.ts'

/** A kind chosen together with some of its members: a role's accounts, a main list's sublist. */
export type Grouped = { readonly of: string; readonly members: ReadonlySet<string> }

/** The shape in which answers and operands are compared; made once an answer, not once a look. */
export type Comparable = string | number | ReadonlySet<string> | Grouped

export type Relation = (answer: Comparable, operand: Comparable) => boolean

const isSet = (value: Comparable): value is ReadonlySet<string> => value instanceof Set
const isGrouped = (value: Comparable): value is Grouped =>
  typeof value === 'object' && !isSet(value)

const ascii = /^[\0-\x7f]*$/

/** Free text as it is compared. Plain ASCII, nearly all of it, needs no composing. */
export const fold = (text: string): string => {
  const trimmed = text.trim()
  if (ascii.test(trimmed)) return trimmed.toLowerCase()
  // lowering can leave letters to compose, and ends a Greek word in a letter of its own
  return trimmed.toLowerCase().normalize('NFC').replaceAll('ς', 'σ')
}

/** Nothing given: what an untouched input holds. */
export const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

export const isId = (value: unknown): value is Id =>
  typeof value === 'string' ? value.trim() !== '' : Number.isFinite(value)

const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i

/** The number that a value is, or that its text spells in decimal; undefined for anything else. */
export const numberFrom = (value: unknown): number | undefined => {
  const spelled = typeof value === 'string' && decimal.test(value.trim())
  const number = spelled ? Number(value) : value
  // adding 0 makes -0 the 0 that people mean
  return typeof number === 'number' && Number.isFinite(number) ? number + 0 : undefined
}

export const asList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]

export const asIds = (value: unknown): readonly Id[] => {
  const list = asList(value)
  return list.every(isId) ? list : list.filter(isId)
}
export const asTexts = (value: unknown): string[] => asIds(value).map(String)

/** One-valued answers: the only relation that pins an answer to its operand. */
export const equal: Relation = (answer, operand) => answer === operand

const asSet = (value: Comparable): ReadonlySet<string> =>
  isSet(value) ? value : new Set([String(value)])

const every = (members: ReadonlySet<string>, holds: (member: string) => boolean) => {
  for (const member of members) if (!holds(member)) return false
  return true
}
const equalSets = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && every(a, (member) => b.has(member))
const disjoint = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size > b.size ? disjoint(b, a) : every(a, (member) => !b.has(member))

export const sameMembers: Relation = (answer, operand) => equalSets(asSet(answer), asSet(operand))
export const sharesMember: Relation = (answer, operand) => !disjoint(asSet(answer), asSet(operand))

/** An operand without members asks for the kind alone. */
const withinKind =
  (members: Relation): Relation =>
  (answer, operand) =>
    isGrouped(answer) &&
    isGrouped(operand) &&
    answer.of === operand.of &&
    (operand.members.size === 0 || members(answer.members, operand.members))

export const sameGrouped = withinKind(sameMembers)
export const sharesGrouped = withinKind(sharesMember)

/** Whether two effective answers are the same to every reader. */
export const unchanged = (a: Comparable | undefined, b: Comparable | undefined): boolean => {
  if (a === b) return true
  if (a === undefined || b === undefined) return false
  if (isSet(a) && isSet(b)) return equalSets(a, b)
  return isGrouped(a) && isGrouped(b) && a.of === b.of && equalSets(a.members, b.members)
}
