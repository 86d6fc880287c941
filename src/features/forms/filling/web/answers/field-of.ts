import type { FieldProps } from '../../../../../kit/web/inputs/field-props.ts'
import type { AnswerProps } from '../filling-context.ts'

/** The props of an input of the kit, from those of an answer. */
export const fieldOf = ({
  label,
  description,
  error,
  required,
  readOnly,
}: AnswerProps): FieldProps => ({
  label,
  required,
  readOnly,
  ...(description !== undefined && { description }),
  ...(error !== undefined && { error }),
})
