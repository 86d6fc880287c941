import type { Condition } from '../../../../../../form-engine/index.ts'
import { isRecord } from '../../../../../../kit/own.ts'
import { idsOf } from '../../../../definition/grouped.ts'
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

const holdsChoice = (choice: unknown): boolean =>
  isRecord(choice)
    ? Object.values(choice).some((part) => idsOf(part).length > 0)
    : idsOf(choice).length > 0

/** What a condition is held against: the choice where there is one, else the values, as everywhere. */
export const givenOf = ({ select_values, values }: Condition): unknown =>
  holdsChoice(select_values) ? select_values : values

/** A dependent on tick boxes holds its list under a name. */
export const listOf = (value: unknown): string[] => idsOf(isRecord(value) ? value.selected : value)
