import { ChipsInput } from '../../../../../kit/web/inputs/chips/ChipsInput.tsx'
import type { AnswerProps } from '../filling-context.ts'
import { fieldOf } from './field-of.ts'

/** People by their names: witnesses, attendees. */
export function NamesAnswer(props: AnswerProps) {
  const { value, onChange } = props
  return (
    <ChipsInput
      {...fieldOf(props)}
      value={Array.isArray(value) ? value.map(String) : []}
      onChange={onChange}
      separators={[',', ';']}
    />
  )
}
