import { Switch } from '@mantine/core'
import { type Condition, comparableFields, valueInput } from '../../../../../form-engine/index.ts'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import type { FormDefinition } from '../../../definition/question.ts'
import { FieldPicker } from './FieldPicker.tsx'

type Props = {
  owner: string
  condition: Condition
  definition: FormDefinition
  onToggle(on: boolean): void
  onChoose(key: string): void
  error: string | undefined
}

/** Another field in place of a value: offered where the operator takes one and some field compares. */
export function OtherField({ owner, condition, definition, onToggle, onChoose, error }: Props) {
  const text = useText()
  const { operator, is_other_field_compare: compares, otherField } = condition
  const others = comparableFields(definition, owner, condition)
  const takesOne = () =>
    valueInput(definition, { ...condition, is_other_field_compare: false }) !== 'none'
  const offered = operator !== null && (compares || (others.length > 0 && takesOne()))
  return (
    <>
      {offered && (
        <Switch
          label={text('condition_other_field')}
          checked={compares}
          onChange={(event) => onToggle(event.currentTarget.checked)}
        />
      )}
      {compares && (
        <FieldPicker
          label={text('condition_compare_with')}
          fields={others}
          value={otherField}
          onChange={onChoose}
          error={error}
        />
      )}
    </>
  )
}
