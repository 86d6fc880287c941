import { ActionIcon, Button, Group, Switch } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import {
  type Condition,
  type ConditionPlace,
  changeChoice,
  changeField,
  changeOperator,
  changeOtherField,
  changeValues,
  comparableFields,
  conditionProblem,
  operatorsFor,
  toggleOtherField,
  valueInput,
} from '../../../../../form-engine/index.ts'
import { SelectInput } from '../../../../../kit/web/inputs/choice/SelectInput.tsx'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import type { FormDefinition, Question } from '../../../definition/question.ts'
import { problemWords } from './condition-problem.ts'
import classes from './conditions.module.css'
import { FieldPicker } from './FieldPicker.tsx'
import { OperandInput } from './OperandInput.tsx'
import { useLeft } from './use-left.ts'
import type { RunStep } from './use-rule.ts'

type Props = {
  owner: string
  condition: Condition
  place: ConditionPlace
  number: number
  /** What the condition may look at. */
  fields: readonly Question[]
  definition: FormDefinition
  run: RunStep
  onOr(): void
  onRemove(): void
}

/** One condition: which field, how, and held against what. */
export function ConditionRow(props: Props) {
  const { owner, condition, place, number, fields, definition, run, onOr, onRemove } = props
  const text = useText()
  const { left, ...leaving } = useLeft()
  const field = definition.fields.find(({ key }) => key === condition.field)
  const { operator, is_other_field_compare: compares, otherField } = condition
  const others = comparableFields(definition, owner, condition) as Question[]
  const input = valueInput(definition, condition)
  const offersOther =
    operator !== null &&
    (compares ||
      (others.length > 0 &&
        valueInput(definition, { ...condition, is_other_field_compare: false }) !== 'none'))
  const problem = left ? conditionProblem(condition) : undefined
  const said = (code: string) =>
    problem?.code === code ? text(problemWords(problem.code)) : undefined
  /** The operator stays where the other field has it too. */
  function chooseField(key: string) {
    const next = definition.fields.find((one) => one.key === key)
    const keeps = operator === null || (next && operatorsFor(next).includes(operator))
    run((rule) => {
      const changed = changeField(rule, place, key)
      return keeps ? changed : changeOperator(changed, place, null)
    })
  }
  const typing = `condition ${place.item} ${place.member ?? 0}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a card
    <div
      role="group"
      aria-label={text('condition_number', { number })}
      className={classes.row}
      data-condition
      {...leaving}
    >
      <FieldPicker
        label={text('condition_field')}
        fields={fields}
        value={condition.field}
        onChange={chooseField}
        error={said('select-field')}
      />
      <SelectInput
        label={text('condition_operator')}
        options={(field ? operatorsFor(field) : []).map((id) => ({
          id,
          label: text(`operator_${id}`),
        }))}
        value={operator}
        onChange={(next) =>
          next !== operator && run((rule) => changeOperator(rule, place, next as typeof operator))
        }
        disabled={field === undefined}
        error={said('select-operator')}
      />
      {offersOther && (
        <Switch
          label={text('condition_other_field')}
          checked={compares}
          onChange={(event) => {
            const on = event.currentTarget.checked
            run((rule) => toggleOtherField(rule, place, on))
          }}
        />
      )}
      {compares && (
        <FieldPicker
          label={text('condition_compare_with')}
          fields={others}
          value={otherField}
          onChange={(key) => run((rule) => changeOtherField(rule, place, key))}
          error={said('select-other-field')}
        />
      )}
      {field !== undefined && (
        <OperandInput
          field={field}
          condition={condition}
          input={input}
          onValues={(values) => run((rule) => changeValues(rule, place, values), typing)}
          onChoice={(choice) => run((rule) => changeChoice(rule, place, choice))}
          error={said('select-value')}
        />
      )}
      <Group justify="space-between">
        <Button size="compact-sm" variant="default" onClick={onOr}>
          {text('condition_or')}
        </Button>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={text('condition_remove', { number })}
          onClick={onRemove}
        >
          <IconTrash size={17} />
        </ActionIcon>
      </Group>
    </div>
  )
}
