import type { Answer, Field, Problem } from '../contract.ts'
import type { FieldType, Ground } from '../field-types/field-type.ts'
import { error, quoted } from '../problems.ts'

export const isRequired = (type: FieldType, field: Field): boolean =>
  field.required === true && type.answerable

/** What is wrong with the answer of a field that is shown. An empty answer breaks no rule but one. */
export const answerProblems = (type: FieldType, ground: Ground, raw: Answer): Problem[] => {
  const { field } = ground
  const answer = type.answer(raw)
  if (answer === undefined) {
    return [error('invalid-answer', `${quoted(field)} must be ${type.expected}`, field.key)]
  }
  if (answer !== null) {
    return type
      .faults(answer, ground)
      .map(({ code, message }) => error(code, `${quoted(field)} ${message}`, field.key))
  }
  if (!isRequired(type, field)) return []
  return [error('required', `${quoted(field)} is required`, field.key)]
}
