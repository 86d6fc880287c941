import { DayInput } from '../../../../../kit/web/inputs/DayInput.tsx'
import type { AnswerProps } from '../filling-context.ts'
import { fieldOf } from './field-of.ts'

const day = (limit: unknown) =>
  limit === 'today'
    ? new Date().toLocaleDateString('sv')
    : typeof limit === 'string' && limit !== ''
      ? limit
      : undefined

/** A day of the calendar. */
export function DateAnswer(props: AnswerProps) {
  const { question, value, onChange } = props
  const [earliest, latest] = [day(question.min), day(question.max)]
  return (
    <DayInput
      {...fieldOf(props)}
      value={typeof value === 'string' ? value : null}
      onChange={onChange}
      {...(earliest !== undefined && { earliest })}
      {...(latest !== undefined && { latest })}
    />
  )
}
