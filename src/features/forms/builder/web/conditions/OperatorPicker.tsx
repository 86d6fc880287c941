import {
  type ConditionPlace,
  changeOperator,
  type Operator,
  operatorsFor,
} from '../../../../../form-engine/index.ts'
import { SelectInput } from '../../../../../kit/web/inputs/choice/SelectInput.tsx'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import type { Question } from '../../../definition/question.ts'
import type { RunStep } from './use-rule.ts'

type Props = {
  /** The field that is asked of; none is chosen yet. */
  field: Question | undefined
  value: Operator | null
  place: ConditionPlace
  run: RunStep
  error: string | undefined
}

/** How the answer is compared with the value: the operators of the field's type. */
export function OperatorPicker({ field, value, place, run, error }: Props) {
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
        if (operator !== undefined && operator !== value)
          run((rule) => changeOperator(rule, place, operator))
      }}
      disabled={field === undefined}
      error={error}
    />
  )
}
