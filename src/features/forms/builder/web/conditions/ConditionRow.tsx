import { ActionIcon, Button, Group } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import {
  type Condition,
  type ConditionPlace,
  changeChoice,
  changeField,
  changeOperator,
  changeOtherField,
  changeValues,
  conditionProblem,
  operatorsFor,
  toggleOtherField,
  valueInput,
} from '../../../../../form-engine/index.ts'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import type { FormDefinition, Question } from '../../../definition/question.ts'
import { problemWords } from './condition-problem.ts'
import { FieldPicker } from './FieldPicker.tsx'
import { OperandInput } from './OperandInput.tsx'
import { OperatorPicker } from './OperatorPicker.tsx'
import { OtherField } from './OtherField.tsx'
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
  const { operator } = condition
  const input = valueInput(definition, condition)
  const problem = left ? conditionProblem(condition, field) : undefined
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
      className="box stack gap-2 p-3"
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
      <OperatorPicker
        field={field}
        value={operator}
        place={place}
        run={run}
        error={said('select-operator')}
      />
      <OtherField
        owner={owner}
        condition={condition}
        definition={definition}
        onToggle={(on) => run((rule) => toggleOtherField(rule, place, on))}
        onChoose={(key) => run((rule) => changeOtherField(rule, place, key))}
        error={said('select-other-field')}
      />
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

/** Whether a row has been left: what is missing is said then, not while somebody is still at it. */
function useLeft() {
  const [left, setLeft] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    left,
    // Lists open outside the row in the document, but their events still pass through it.
    onFocus: () => clearTimeout(timer.current),
    onBlur: () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setLeft(true))
    },
  }
}
