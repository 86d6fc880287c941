import { NumberInput, Text, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { type DependentValue, parentValueInput } from '../../../../../form-engine/index.ts'
import { DayInput } from '../../../../../kit/web/inputs/DayInput.tsx'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { groupOf, idsOf } from '../../../definition/grouped.ts'
import type { Question } from '../../../definition/question.ts'
import { AssetChoiceInput } from './choices/AssetChoiceInput.tsx'
import { listOf } from './choices/choice-props.ts'
import { IncidentChoiceInput } from './choices/IncidentChoiceInput.tsx'
import { ListChoice } from './choices/ListChoice.tsx'
import { PersonChoice } from './choices/PersonChoice.tsx'
import { RoleChoiceInput } from './choices/RoleChoiceInput.tsx'
import { TreeChoice } from './choices/TreeChoice.tsx'

type Props = {
  parent: Question
  value: DependentValue
  /** `typing` where letters come one by one: a run of them is one step back. */
  onChange(value: unknown, typing?: string): void
}

const kinds = [
  ['role', 'accounts'],
  ['assetType', 'assets'],
  ['main_list', 'sublist'],
] as const

const isNothing = (value: DependentValue) =>
  listOf(value).length === 0 && kinds.every(([kind, of]) => groupOf(value, kind, of).of === null)

/** The answer of the parent that shows the dependent, asked for as the parent's type wants it. */
export function ParentValue(props: Props) {
  const text = useText()
  return (
    <div>
      <ValueOf {...props} />
      {isNothing(props.value) && (
        <Text size="sm" mt={4} role="status">
          {text('dependent_without_value')}
        </Text>
      )}
    </div>
  )
}

function ValueOf({ parent, value, onChange }: Props): ReactNode {
  const text = useText()
  const chosen = { question: parent, value, onChange, label: text('dependent_on_value') }
  const typed = { label: text('dependent_parent_value') }
  const [first = ''] = idsOf(value)
  if (parent.type === 'notification')
    return (
      <PersonChoice {...typed} value={first} onChange={(next) => onChange(next, 'parent value')} />
    )
  const input = parentValueInput(parent)
  switch (input) {
    case 'list-one':
    case 'list-many':
      return <ListChoice {...chosen} many={input === 'list-many'} />
    case 'tree':
      return <TreeChoice {...chosen} many={false} />
    case 'role':
      return <RoleChoiceInput {...chosen} />
    case 'asset':
      return <AssetChoiceInput {...chosen} />
    case 'main-list':
      return <IncidentChoiceInput {...chosen} />
    case 'number':
      return (
        <NumberInput
          {...typed}
          value={first}
          onChange={(next) => onChange(next, 'parent value')}
          inputMode="decimal"
          hideControls
        />
      )
    case 'date':
      return <DayInput {...typed} value={first === '' ? null : first} onChange={onChange} />
    default:
      return (
        <TextInput
          {...typed}
          value={first}
          onChange={(event) => onChange(event.currentTarget.value, 'parent value')}
        />
      )
  }
}
