import { NumberInput } from '@mantine/core'
import type { AnswerProps } from '../filling-context.ts'
import { fieldOf } from './field-of.ts'

/** A number with what it counts. Text that is not a number yet stays in the input and is no answer. */
export function NumberAnswer(props: AnswerProps) {
  const { question, value, onChange } = props
  const { unit = '', step } = question
  return (
    <NumberInput
      {...fieldOf(props)}
      readOnly={props.readOnly || question.type === 'calculated'}
      value={typeof value === 'number' || typeof value === 'string' ? value : ''}
      onChange={(typed) => onChange(typed === '' ? null : typed)}
      placeholder={question.placeholder ?? ''}
      inputMode="decimal"
      step={step ?? 1}
      hideControls
      {...(unit !== '' && {
        rightSection: unit,
        rightSectionWidth: `${unit.length + 3}ch`,
        rightSectionPointerEvents: 'none' as const,
      })}
    />
  )
}
