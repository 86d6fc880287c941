import { TextInput } from '@mantine/core'
import type { AnswerProps } from '../filling-context.ts'
import { fieldOf } from './field-of.ts'

/** A time of day, or a day with its time, by the device's own picker. */
export function TimeAnswer(props: AnswerProps) {
  const { question, value, onChange } = props
  return (
    <TextInput
      {...fieldOf(props)}
      type={question.type === 'time' ? 'time' : 'datetime-local'}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  )
}
