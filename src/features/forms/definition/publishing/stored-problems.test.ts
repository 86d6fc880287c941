// A role, asset type or main list chosen without any of its members was a condition once. A version that
// was published then keeps its meaning; a draft must say more before it is published.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GivenChoice } from '../../../../form-engine/index.ts'
import { openFilling } from '../filling/filling.ts'
import type { FormDefinition, Question } from '../question.ts'
import { rekeyed } from '../rekey.ts'
import { publishProblems } from './publish-checks.ts'

const asking = (type: string, select_values: GivenChoice, slug?: string): FormDefinition => ({
  languages: ['en'],
  fields: [
    { key: 'who', label: 'Who leads?', type, ...(slug && { slug }) } as Question,
    {
      key: 'why',
      label: 'Why?',
      type: 'text',
      required: true,
      conditions: {
        type: 'AND',
        rule_name: 'why',
        conditions: [
          {
            type: 'CONDITION',
            field: 'who',
            operator: 'in_list',
            values: null,
            select_values,
            is_other_field_compare: false,
            otherField: null,
          },
        ],
      },
    },
  ],
})

const kinds: readonly [FormDefinition, holding: unknown, not: unknown][] = [
  [
    asking('role', { role: '1', accounts: [] }),
    { role: '1', accounts: ['ana'] },
    { role: '3', accounts: ['ana'] },
  ],
  [
    asking('asset', { assetType: 'crane', assets: [] }),
    { assetType: 'crane', assets: ['seven'] },
    { assetType: 'lift', assets: ['seven'] },
  ],
  [
    asking('select', { main_list: 'slip', sublist: [] }, 'incident_list'),
    { main_list: 'slip', sublist: ['ice'] },
    { main_list: 'fall', sublist: ['ice'] },
  ],
]

for (const [definition, holding, not] of kinds) {
  const { type } = definition.fields[0] ?? { type: '' }

  test(`${type}: a version published before shows what it showed`, () => {
    assert.deepEqual(openFilling(definition, { who: holding }).visibleKeys(), ['who', 'why'])
    const hidden = openFilling(definition, { who: not })
    assert.deepEqual(hidden.visibleKeys(), ['who'])
    assert.deepEqual(hidden.validate(), [])
  })

  test(`${type}: a draft leaves the condition out, and is not published with it`, () => {
    const draft = openFilling(definition, { who: not }, { draft: true })
    assert.deepEqual(draft.visibleKeys(), ['who', 'why'])
    const found = publishProblems(definition)
    assert.deepEqual(
      found.map(({ code, severity, field }) => [code, severity, field]),
      [['select-value', 'error', 'why']],
    )
    assert.match(found[0]?.message ?? '', /“Why\?”/)
  })

  test(`${type}: a copy keeps the condition, so that it is told of it`, () => {
    assert.deepEqual(
      publishProblems(rekeyed(definition)).map(({ code }) => code),
      ['select-value'],
    )
  })
}

test('with one of its members it is published', () => {
  assert.deepEqual(publishProblems(asking('role', { role: '1', accounts: ['ana'] })), [])
})
