import { Group, Radio, Stack } from '@mantine/core'
import { useMemo, useState } from 'react'
import {
  chooseParent,
  chooseParentValue,
  type FormField,
  parentChoices,
  turnDependent,
} from '../../../../../form-engine/index.ts'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../../kit/web/plain/Notice.tsx'
import type { Question } from '../../../definition/question.ts'
import { change } from '../../builder-state.ts'
import { useBuilder, useBuilt } from '../draft/builder-store.ts'
import { dependencyOf } from './conditions-of.ts'
import { FieldPicker } from './FieldPicker.tsx'
import { ParentValue } from './ParentValue.tsx'

/** Whether the question hangs on the answer to another, on which, and on what answer. */
export function DependentSection({ question }: { question: Question }) {
  const text = useText()
  const store = useBuilder()
  const definition = useBuilt((state) => state.definition)
  const { parent, gone, value } = useMemo(
    () => dependencyOf(question, definition),
    [question, definition],
  )
  // Yes without a parent says nothing yet: a dependent field is one that names its parent.
  const [waiting, setWaiting] = useState(false)
  const on = parent !== undefined || gone || waiting

  function run(step: (field: FormField) => FormField, typing?: string) {
    store.run((state) => {
      const now = state.definition.fields.find(({ key }) => key === question.key)
      if (now === undefined) return state
      const { is_dependent = 0, dependent_id = null, dependent_value = null } = step(now)
      return change(state, now.key, { is_dependent, dependent_id, dependent_value }, typing)
    })
  }
  function turn(next: string) {
    setWaiting(next === 'yes')
    if (next === 'no' && (parent !== undefined || gone)) run((field) => turnDependent(field, false))
  }
  function choose(key: string) {
    const chosen = definition.fields.find((field) => field.key === key)
    if (chosen !== undefined) run((field) => chooseParent(field, chosen))
  }
  return (
    <Stack gap="sm">
      <Radio.Group label={text('dependent_question')} value={on ? 'yes' : 'no'} onChange={turn}>
        <Group mt={6}>
          <Radio value="yes" label={text('yes')} />
          <Radio value="no" label={text('no')} />
        </Group>
      </Radio.Group>
      {on && (
        <FieldPicker
          label={text('dependent_on')}
          fields={parentChoices(definition, question.key)}
          value={parent?.key ?? null}
          onChange={choose}
        />
      )}
      {gone && <Notice tone="danger">{text('dependent_gone')}</Notice>}
      {parent !== undefined && (
        <ParentValue
          key={parent.key}
          parent={parent}
          value={value}
          onChange={(next, typing) =>
            run((field) => chooseParentValue(field, parent, next), typing)
          }
        />
      )}
    </Stack>
  )
}
