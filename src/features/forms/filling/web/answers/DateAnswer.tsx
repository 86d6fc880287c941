import { DayInput } from '../../../../../kit/web/inputs/DayInput.tsx'
import type { StartFacts } from '../../../definition/filling/beginning.ts'
import { type AnswerProps, useFill } from '../filling-context.ts'
import { fieldOf } from './field-of.ts'

/** `today` is the place's day where that is known, else the device's. */
const day = (limit: unknown, facts: StartFacts | undefined) =>
  limit === 'today'
    ? (facts?.today ?? new Date().toLocaleDateString('sv'))
    : typeof limit === 'string' && limit !== ''
      ? limit
      : undefined

/** A day of the calendar. */
export function DateAnswer(props: AnswerProps) {
  const { question, value, onChange } = props
  const { facts } = useFill().filling
  const [earliest, latest] = [day(question.min, facts), day(question.max, facts)]
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
