import { type Operator, operatorsFor } from '../../../../../form-engine/index.ts'
import { SelectInput } from '../../../../../kit/web/inputs/choice/SelectInput.tsx'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import type { Question } from '../../../definition/question.ts'

type Props = {
  /** The field that is asked of; none is chosen yet. */
  field: Question | undefined
  value: Operator | null
  onChange(operator: Operator): void
  error: string | undefined
}

/** How the answer is compared with the value: the operators of the field's type. */
export function OperatorPicker({ field, value, onChange, error }: Props) {
  const text = useText()
  const offered = field === undefined ? [] : operatorsFor(field)
  return (
    <SelectInput
      label={text('condition_operator')}
      options={offered.map((id) => ({ id, label: text(`operator_${id}`) }))}
      value={value}
      onChange={(next) => {
        // Choosing the present operator again changes nothing.
        const operator = offered.find((one) => one === next)
        if (operator !== undefined && operator !== value) onChange(operator)
      }}
      disabled={field === undefined}
      error={error}
    />
  )
}
