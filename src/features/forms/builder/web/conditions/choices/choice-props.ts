import type { Condition } from '../../../../../../form-engine/index.ts'
import type { Question } from '../../../../definition/question.ts'

/** What an input takes that asks for a value of a question's kind. */
export type ChoiceProps<Value> = {
  /** The question whose values are offered. */
  question: Question
  label: string
  value: Value
  onChange(value: Value): void
  error?: string | undefined
}

/** Ids are compared as text, whatever they were stored as. */
export const idsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value ?? []])
    .flat()
    .filter((one) => typeof one === 'string' || typeof one === 'number')
    .map(String)

type Group = Readonly<Record<string, unknown>>
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A kind and its members out of a stored choice; a dependent holds an asset's in a list. */
export function groupOf(value: unknown, kind: string, members: string) {
  const held = Array.isArray(value) ? value[0] : value
  if (!isGroup(held)) return { of: null, members: [] }
  return { of: idsOf(held[kind])[0] ?? null, members: idsOf(held[members]) }
}

const holdsChoice = (choice: unknown): boolean =>
  isGroup(choice)
    ? Object.values(choice).some((part) => idsOf(part).length > 0)
    : idsOf(choice).length > 0

/** What a condition is held against: the choice where there is one, else the values, as everywhere. */
export const givenOf = ({ select_values, values }: Condition): unknown =>
  holdsChoice(select_values) ? select_values : values

/** A dependent on tick boxes holds its list under a name. */
export const listOf = (value: unknown): string[] => idsOf(isGroup(value) ? value.selected : value)
