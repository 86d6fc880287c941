import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import {
  addCondition,
  addOr,
  type Condition,
  type ConditionPlace,
  conditionFields,
  removeCondition,
} from '../../../../../form-engine/index.ts'
import { EmptyState } from '../../../../../kit/web/inputs/EmptyState.tsx'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import type { Question } from '../../../definition/question.ts'
import { useBuilt } from '../draft/builder-store.ts'
import { ConditionItems } from './ConditionItems.tsx'
import { ConditionRow } from './ConditionRow.tsx'
import { type KeyedRows, noRows, rowKeys } from './row-keys.ts'
import { isHead, under } from './under.ts'
import { useRule } from './use-rule.ts'

/** The condition list of a question: all of its items, an item being a condition or any one of some. */
export function ConditionBuilder({ question }: { question: Question }) {
  const text = useText()
  const definition = useBuilt((state) => state.definition)
  const { rule, runOn, run } = useRule(question)
  const list = useRef<HTMLDivElement>(null)
  const held = useRef<KeyedRows>(noRows)
  held.current = rowKeys(held.current, rule)
  const { keys } = held.current
  const below = under(definition.fields, question.key)
  const fields = conditionFields(definition, question.key).filter(({ key }) => !below.has(key))
  /** The keyboard goes on where something came, or to where something was. */
  function focus(selector: string, at: number) {
    requestAnimationFrame(() => {
      const found = list.current?.querySelectorAll<HTMLElement>(selector)
      found?.item(Math.min(at, found.length - 1))?.focus()
    })
  }
  const firstInput = '[data-condition] > :first-child input'
  function add() {
    runOn((now) => addCondition(now, question.key))
    focus(firstInput, keys.length)
  }
  const addButton = (
    <Button variant="default" leftSection={<IconPlus size={17} />} onClick={add} data-add-condition>
      {text('condition_add')}
    </Button>
  )
  if (rule === null || rule.conditions.length === 0)
    return (
      <div ref={list}>
        <EmptyState
          title={text('condition_none')}
          text={text('condition_none_lead')}
          action={addButton}
        />
      </div>
    )
  const row = (condition: Condition, place: ConditionPlace, nth: number) => (
    <ConditionRow
      key={keys[nth]}
      owner={question.key}
      condition={condition}
      place={place}
      number={nth + 1}
      fields={fields}
      definition={definition}
      run={run}
      onOr={() => {
        run((now) => addOr(now, place))
        focus(firstInput, nth + 1)
      }}
      onRemove={() => {
        run((now) => removeCondition(now, place))
        focus('[data-condition] button[aria-label], [data-add-condition]', nth)
      }}
    />
  )
  return (
    <section
      ref={list}
      className="stack gap-3"
      style={{ justifyItems: 'stretch' }}
      aria-label={text('condition_list')}
    >
      <p className="hint">
        {text(isHead(question) ? 'condition_list_lead_section' : 'condition_list_lead')}
      </p>
      <ConditionItems rule={rule} keys={keys} row={row} />
      {addButton}
    </section>
  )
}
