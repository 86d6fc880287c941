import { MomentInput } from '../../../../../kit/web/inputs/MomentInput.tsx'
import { TimeInput } from '../../../../../kit/web/inputs/TimeInput.tsx'
import type { AnswerProps } from '../filling-context.ts'
import { fieldOf } from './field-of.ts'

/** A time of day, or a day with its time. */
export function TimeAnswer(props: AnswerProps) {
  const { question, value, onChange } = props
  const Input = question.type === 'time' ? TimeInput : MomentInput
  return (
    <Input
      {...fieldOf(props)}
      value={typeof value === 'string' && value !== '' ? value : null}
      onChange={onChange}
    />
  )
}
