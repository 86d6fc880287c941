// Every operator of every type of question, set on the screen.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import en from '../../messages/en.json' with { type: 'json' }
import type { Question } from '../../src/features/forms/definition/question.ts'
import {
  type Condition,
  operatorsFor,
  type ValueInput,
  valueInput,
} from '../../src/form-engine/index.ts'
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
} from './draft.ts'
import { useBrowser } from './harness.ts'

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
const words: Readonly<Record<string, string>> = en

type Set = (draft: Draft, field: Question) => Promise<Partial<Condition>>

/** How a person gives each kind of value, and what must be stored of it. */
const giving: Readonly<Record<ValueInput, Set>> = {
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
  async 'list-one'({ page }, field) {
    const [name, id] = oneOf(field)
    await choose(page, 'Value', name)
    return { select_values: id }
  },
  async 'list-many'({ page }, field) {
    const [name, id] = oneOf(field)
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

describe('every operator of every type', () => {
  useBrowser()
  let kept: Draft | undefined
  for (const field of asked)
    test(`every operator of ${field.key} takes its value`, async () => {
      // One page for all of them, with the draft begun anew.
      const draft = kept ?? (await openDraft(fields, 'owner'))
      if (kept === undefined) await toConditions(draft)
      kept = draft
      const { page } = draft
      await draft.begin(fields, 'owner')
      await page.getByRole('button', { name: 'Add Condition' }).click()
      await choose(page, 'Field', field.label)
      const operators = operatorsFor(field)
      assert.ok(operators.includes('is_empty'))
      await page.getByRole('combobox', { name: 'Operator' }).click()
      assert.deepEqual(
        await page.getByRole('option').allTextContents(),
        operators.map((operator) => words[`operator_${operator}`]),
      )
      await page.keyboard.press('Escape')
      for (const operator of operators) {
        await choose(page, 'Operator', words[`operator_${operator}`] ?? '')
        const chosen = condition({ field: field.key, operator })
        assert.deepEqual(await onlyItem(draft, 'owner'), chosen)
        const given = await giving[valueInput(fields, chosen)](draft, field)
        assert.deepEqual(await onlyItem(draft, 'owner'), { ...chosen, ...given })
      }
    })
})
