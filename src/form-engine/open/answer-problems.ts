import type { Place } from '../compile/form.ts'
import type { Answer, Problem } from '../contract.ts'
import { answerOf } from '../field-types/field-type.ts'
import { error, quoted } from '../problems.ts'

/** What is wrong with the answer of a field that is shown. An empty answer breaks no rule but one. */
export const answerProblems = (place: Place, given: Answer, today: () => string): Problem[] => {
  const { field, type, required } = place
  const answer = answerOf(type, given)
  if (answer === undefined) {
    return [error('invalid-answer', `${quoted(field)} must be ${type.expected}`, field.key)]
  }
  if (answer === null) {
    return required ? [error('required', `${quoted(field)} is required`, field.key)] : []
  }
  const faults = type.faults?.(answer, { field, today }) ?? []
  return faults.map(({ code, message }) => error(code, `${quoted(field)} ${message}`, field.key))
}
