import { Rating } from '@mantine/core'
import { FieldGroup } from '../../../../../kit/web/inputs/FieldGroup.tsx'
import type { AnswerProps } from '../filling-context.ts'
import { fieldOf } from './field-of.ts'

/** So many stars. */
export function RatingAnswer(props: AnswerProps) {
  const { question, value, onChange, readOnly } = props
  const { readOnly: _, ...group } = fieldOf(props)
  return (
    <FieldGroup {...group}>
      <Rating
        size={44}
        mt="xs"
        className="flex-wrap"
        count={Number(question.max ?? 5)}
        value={typeof value === 'number' ? value : 0}
        onChange={(stars) => onChange(stars === value ? null : stars)}
        readOnly={readOnly}
        aria-label={props.label}
      />
    </FieldGroup>
  )
}
