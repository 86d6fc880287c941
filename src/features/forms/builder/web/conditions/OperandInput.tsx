import { NumberInput, TextInput } from '@mantine/core'
import type {
  Condition,
  GivenChoice,
  GivenValues,
  ValueInput,
} from '../../../../../form-engine/index.ts'
import { DayInput } from '../../../../../kit/web/inputs/DayInput.tsx'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { idsOf } from '../../../definition/grouped.ts'
import type { Question } from '../../../definition/question.ts'
import { AssetChoiceInput } from './choices/AssetChoiceInput.tsx'
import { givenOf } from './choices/choice-props.ts'
import { IncidentChoiceInput } from './choices/IncidentChoiceInput.tsx'
import { ListChoice } from './choices/ListChoice.tsx'
import { RoleChoiceInput } from './choices/RoleChoiceInput.tsx'
import { TreeChoice, takesMany } from './choices/TreeChoice.tsx'
import { GivenChips } from './GivenChips.tsx'

export type OperandProps = {
  /** The question that the condition looks at. */
  field: Question
  condition: Condition
  input: ValueInput
  onValues(values: GivenValues): void
  onChoice(choice: GivenChoice): void
  error: string | undefined
}

/** What the answer is held against, asked for as the type and the operator want it. */
export function OperandInput(props: OperandProps) {
  const { field, condition, input, onValues, onChoice, error } = props
  const label = useText()('condition_value')
  const given = givenOf(condition)
  const [first = ''] = idsOf(given)
  const choice = {
    question: field,
    value: given,
    onChange: onChoice,
    error,
  }
  switch (input) {
    case 'none':
      return null
    case 'chips':
      return <GivenChips {...props} />
    case 'text':
      return (
        <TextInput
          label={label}
          error={error}
          value={first}
          onChange={(event) => onValues(event.currentTarget.value)}
        />
      )
    case 'number':
      return (
        <NumberInput
          label={label}
          error={error}
          value={first}
          onChange={(typed) => onValues(typed === '' ? null : String(typed))}
          inputMode="decimal"
          hideControls
        />
      )
    case 'date':
      return (
        <DayInput
          label={label}
          error={error}
          value={first === '' ? null : first}
          onChange={onValues}
        />
      )
    case 'list-one':
    case 'list-many':
      return <ListChoice {...choice} label={label} many={input === 'list-many'} />
    case 'tree':
      return <TreeChoice {...choice} label={label} many={takesMany(field)} />
    case 'role':
      return <RoleChoiceInput {...choice} label={label} />
    case 'asset':
      return <AssetChoiceInput {...choice} label={label} />
    case 'main-list':
      return <IncidentChoiceInput {...choice} label={label} />
  }
}
