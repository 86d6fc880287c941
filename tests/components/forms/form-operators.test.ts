// Each kind of value that a condition holds an answer against, given on the screen, and each list it
// may be chosen from. Every operator of every type: src/form-engine/editing/every-operator.test.ts.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { messages as en } from '../../../messages/composed/en.ts'
import type { Question } from '../../../src/features/forms/definition/question.ts'
import {
  type Condition,
  type Operator,
  operatorsFor,
  type ValueInput,
  valueInput,
} from '../../../src/form-engine/index.ts'
import { fill, type Message } from '../../../src/kit/language/message.ts'
import {
  asked,
  choose,
  chooseSome,
  condition,
  type Draft,
  form,
  ids,
  onlyItem,
  openDraft,
  question,
  toConditions,
} from '../draft.ts'
import { useBrowser } from '../harness.ts'

const owner = question('owner', 'text')
const fields = form(owner, ...asked)

const someOf: Readonly<Record<string, [name: string, id: string]>> = {
  location: ['North yard', ids.north],
  project: ['Tower', ids.tower],
  chemical: ['Paint', ids.paint],
  select_resource: ['Hard hat policy', ids.hardHat],
  'reasons-tree': ['Training', ids.training],
}
const oneOf = ({ key }: Question) => someOf[key] ?? ['Rain', 'rain']
const words: Readonly<Record<string, Message>> = en
const operatorWords = (operator: string) => fill(words[`operator_${operator}`] ?? '')

type Set = (draft: Draft, field: Question) => Promise<Partial<Condition>>

/** How a person gives each kind of value, and what must be stored of it. A parent's alone is one of
 *  a list. */
const giving: Readonly<Record<Exclude<ValueInput, 'list-one'>, Set>> = {
  none: async () => ({}),
  async chips({ page }, { type }) {
    if (type === 'notification') {
      await chooseSome(page, 'Value', 'Ana Diaz')
      return { values: [ids.ana] }
    }
    const input = page.getByPlaceholder('Type and press enter')
    await input.fill('7')
    await input.press('Enter')
    return { values: ['7'] }
  },
  async text({ page }) {
    await page.getByLabel('Value', { exact: true }).fill('wet')
    return { values: 'wet' }
  },
  async number({ page }) {
    await page.getByLabel('Value', { exact: true }).fill('12.5')
    return { values: '12.5' }
  },
  async date({ page }) {
    const input = page.getByLabel('Value', { exact: true })
    await input.fill('2026-03-08')
    await input.press('Enter')
    // The calendar that opened with it goes with the focus.
    await input.press('Tab')
    return { values: '2026-03-08' }
  },
  async 'list-many'({ page }, field) {
    const [name, id] = oneOf(field)
    // Where one is answered, any of several may be given.
    if (field.type === 'radio') {
      await chooseSome(page, 'Value', name, 'Sun')
      return { select_values: [id, 'sun'] }
    }
    await chooseSome(page, 'Value', name)
    return { select_values: [id] }
  },
  async tree({ page }, field) {
    const [name, id] = oneOf(field)
    await page.getByRole('combobox', { name: 'Value', exact: true }).click()
    await page.getByRole('treeitem', { name, exact: true }).click()
    return { select_values: id }
  },
  async role({ page }) {
    await choose(page, 'Value', 'Management')
    await chooseSome(page, 'People', 'Ana Diaz')
    return { select_values: { role: '6', accounts: [ids.ana] } }
  },
  async asset({ page }) {
    await choose(page, 'Value', 'Crane')
    await chooseSome(page, 'Assets', 'Crane 7')
    return { select_values: { assetType: ids.crane, assets: [ids.craneSeven] } }
  },
  async 'main-list'({ page }) {
    await page.getByPlaceholder('Select Incident').click()
    await page.getByRole('option', { name: 'Slip', exact: true }).click()
    await page.getByPlaceholder('Select sublist').click()
    await page.getByRole('option', { name: 'On ice', exact: true }).click()
    await page.keyboard.press('Escape')
    return { select_values: { main_list: ids.slip, sublist: [ids.onIce] } }
  },
}

/** One for each kind of value, and one for each list that values are chosen from. */
const cases: readonly [field: string, operator: Operator][] = [
  ['text', 'is_empty'],
  ['text', 'starts_with'],
  ['barcode', 'is_equal_to'],
  ['number', 'greater_than'],
  ['date', 'is_equal_to'],
  ['radio', 'is_equal_to'],
  ['checkbox', 'in_list'],
  ['treeselect', 'is_not_equal_to'],
  ['role', 'in_list'],
  ['asset', 'not_in_list'],
  ['incident', 'in_list'],
  ['notification', 'in_list'],
  ['location', 'is_equal_to'],
  ['project', 'is_equal_to'],
  ['chemical', 'is_equal_to'],
  ['select_resource', 'is_equal_to'],
  ['reasons-tree', 'is_equal_to'],
]

describe('the value of a condition', () => {
  useBrowser()

  test('is asked for in every way, and stored', async () => {
    const draft = await openDraft(fields, 'owner')
    await toConditions(draft)
    const { page } = draft
    const seen = new Set<ValueInput>()
    for (const [key, operator] of cases) {
      const field = asked.find((one) => one.key === key)
      assert.ok(field !== undefined && operatorsFor(field).includes(operator))
      await draft.begin(fields, 'owner')
      await page.getByRole('button', { name: 'Add Condition' }).click()
      await choose(page, 'Field', field.label)
      await choose(page, 'Operator', operatorWords(operator))
      const chosen = condition({ field: key, operator })
      assert.deepEqual(await onlyItem(draft, 'owner'), chosen)
      const input = valueInput(fields, chosen)
      assert.ok(input !== 'list-one')
      const given = await giving[input](draft, field)
      assert.deepEqual(await onlyItem(draft, 'owner'), { ...chosen, ...given }, key)
      seen.add(input)
    }
    assert.deepEqual([...seen].sort(), Object.keys(giving).sort())
  })

  test('is held against it by the operators of the type, in words', async () => {
    const draft = await openDraft(fields, 'owner')
    await toConditions(draft)
    const { page } = draft
    await page.getByRole('button', { name: 'Add Condition' }).click()
    for (const key of ['number', 'notification', 'signature']) {
      await choose(page, 'Field', `The ${key}`)
      await page.getByRole('combobox', { name: 'Operator' }).click()
      const offered = operatorsFor(asked.find((one) => one.key === key) ?? owner)
      await page
        .getByRole('option')
        .nth(offered.length - 1)
        .waitFor()
      assert.deepEqual(await page.getByRole('option').allTextContents(), offered.map(operatorWords))
      await page.keyboard.press('Escape')
    }
  })
})
