import { SelectInput } from '../../../../../kit/web/inputs/choice/SelectInput.tsx'
import { labelIn } from '../../../definition/question.ts'
import type { AnswerProps } from '../filling-context.ts'
import { fieldOf } from './field-of.ts'
import { offered } from './OptionsAnswer.tsx'

/** One of a list that opens. */
export function SelectAnswer(props: AnswerProps) {
  const { question, value, onChange, language } = props
  const chosen = value === null || value === undefined ? null : String(value)
  const options = offered(question.options, chosen === null ? [] : [chosen])
  return (
    <SelectInput
      {...fieldOf(props)}
      options={options.map((option) => ({ id: option.id, label: labelIn(option, language) }))}
      value={chosen}
      onChange={onChange}
    />
  )
}
