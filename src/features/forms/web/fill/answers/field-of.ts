import type { FieldProps } from '../../../../../kit/web/inputs/field-props.ts'
import type { AnswerProps } from '../filling-context.ts'

/** What an input of the kit takes, of what an answer is given. */
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
