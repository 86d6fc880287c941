import { Textarea, TextInput } from '@mantine/core'
import type { AnswerProps } from '../filling-context.ts'
import { fieldOf } from './field-of.ts'

/** A line of text, or several. */
export function TextAnswer(props: AnswerProps) {
  const { question, value, onChange } = props
  const given = {
    ...fieldOf(props),
    value: typeof value === 'string' ? value : '',
    placeholder: question.placeholder ?? '',
    maxLength: question.max_length ?? undefined,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  }
  return question.type === 'textarea' ? (
    <Textarea {...given} autosize minRows={3} maxRows={14} />
  ) : (
    <TextInput {...given} autoComplete="off" />
  )
}
