// Every type of question: its operators, how the value of each is asked for, and what is stored of it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  addCondition,
  type Conditions,
  changeChoice,
  changeField,
  changeOperator,
  changeValues,
  chooseAssetType,
  chooseMainList,
  chooseRole,
  type Definition,
  type FormField,
  type GivenChoice,
  type Operator,
  operatorsFor,
  parentValueInput,
  type ValueInput,
  valueInput,
} from '../index.ts'

const none = { is_empty: 'none', is_not_empty: 'none' } as const
const equal = <Input extends ValueInput>(input: Input) => ({
  is_equal_to: input,
  is_not_equal_to: input,
})
const among = <Input extends ValueInput>(input: Input) => ({ in_list: input, not_in_list: input })
const words = { starts_with: 'text', ends_with: 'text', contains: 'text' } as const
const sizes = {
  greater_than: 'number',
  greater_than_or_equal: 'number',
  less_than: 'number',
  less_than_or_equal: 'number',
} as const

type Row = readonly [
  types: string,
  asked: Partial<Record<Operator, ValueInput>>,
  parent: ValueInput,
]
/** `type:slug` where the slug says whose list it is. */
const table: readonly Row[] = [
  ['text textarea barcode time datetime', { ...none, ...equal('chips'), ...words }, 'text'],
  ['number rating calculated', { ...none, ...equal('chips'), ...words, ...sizes }, 'number'],
  ['date', { ...none, ...equal('date') }, 'date'],
  ['location project chemical radio select', { ...none, ...equal('list-many') }, 'list-one'],
  ['select_resource', { ...none, ...equal('list-many') }, 'list-many'],
  [
    'checkbox multiplechoice',
    { ...none, ...equal('list-many'), ...among('list-many') },
    'list-many',
  ],
  ['treeselect treeselect:incident_reasons', { ...none, ...equal('tree') }, 'tree'],
  ['role', { ...none, ...equal('role'), ...among('role') }, 'role'],
  ['asset', { ...none, ...equal('asset'), ...among('asset') }, 'asset'],
  [
    'select:incident_list select:incident_reasons_list',
    { ...none, ...among('main-list') },
    'main-list',
  ],
  ['notification', { ...none, ...equal('chips'), ...among('chips') }, 'text'],
  ['visitor', { ...none, ...among('chips') }, 'text'],
  ['witness', { ...none, ...among('chips') }, 'none'],
  ['signature photo file matrix group hazard', none, 'none'],
]

const fieldOf = (called: string): FormField => {
  const [type = '', slug = null] = called.split(':')
  return { key: called, label: called, type, slug }
}
const rows = table.flatMap(([types, asked, parent]) =>
  types.split(' ').map((called) => ({ field: fieldOf(called), asked, parent })),
)
const definition: Definition = { fields: rows.map(({ field }) => field) }

/** A value as each input gives it. */
const given: Readonly<Record<Exclude<ValueInput, 'none'>, object>> = {
  chips: { values: ['7', '8'] },
  text: { values: 'wet' },
  number: { values: '12.5' },
  date: { values: '2026-03-08' },
  'list-one': { select_values: 'rain' },
  'list-many': { select_values: ['rain', 'sun'] },
  tree: { select_values: 'burn' },
  role: { select_values: { ...chooseRole('6'), accounts: ['ana'] } },
  asset: { select_values: { ...chooseAssetType('crane'), assets: ['seven'] } },
  'main-list': { select_values: { ...chooseMainList('slip'), sublist: ['ice'] } },
}

for (const { field, asked, parent } of rows) {
  test(`${field.key}: its operators, and how each and a parent ask for the value`, () => {
    assert.deepEqual([...operatorsFor(field)].sort(), Object.keys(asked).sort())
    assert.equal(parentValueInput(field), parent)
  })

  test(`${field.key}: what is chosen for each operator is stored, and nothing of the last`, () => {
    const place = { item: 0 }
    let rule: Conditions = changeField(addCondition(null, 'owner'), place, field.key)
    for (const operator of operatorsFor(field)) {
      rule = changeOperator(rule, place, operator)
      const [chosen] = rule.conditions
      assert.ok(chosen?.type === 'CONDITION')
      const bare = {
        type: 'CONDITION',
        field: field.key,
        operator,
        values: null,
        select_values: null,
        is_other_field_compare: false,
        otherField: null,
      }
      assert.deepEqual(chosen, bare)
      const input = valueInput(definition, chosen)
      assert.equal(input, asked[operator], operator)
      if (input === 'none') continue
      const value = given[input]
      rule =
        'values' in value
          ? changeValues(rule, place, value.values as string)
          : changeChoice(rule, place, (value as { select_values: GivenChoice }).select_values)
      assert.deepEqual(rule.conditions, [{ ...bare, ...value }])
    }
  })
}
