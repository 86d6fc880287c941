// The condition builder: every operator of every type of question, set on the screen.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Question } from '../../../src/features/forms/definition/question.ts'
import type { Condition } from '../../../src/form-engine/index.ts'
import {
  asked,
  choose,
  condition,
  type Draft,
  form,
  onlyItem,
  openDraft,
  options,
  question,
  toConditions,
} from '../draft.ts'
import { assertClean, useBrowser } from '../harness.ts'

const owner = question('owner', 'text')
const fields = form(owner, ...asked)

const open = (definition = fields) => openDraft(definition, 'owner')
const only = (draft: Draft) => onlyItem(draft, 'owner')

describe('the condition builder', () => {
  useBrowser()

  test('nothing is there until the first condition is added', async () => {
    const draft = await open()
    await toConditions(draft)
    const { page } = draft
    await page.getByRole('heading', { name: 'No Conditions' }).waitFor()
    await page.getByText('The condition list is empty').waitFor()
    await assertClean(draft)
    await page.getByRole('button', { name: 'Add Condition' }).click()
    assert.deepEqual(await only(draft), condition())
    await draft.undo()
    assert.equal(await draft.conditionsOf('owner'), undefined)
  })

  test('OR makes a group, removing one of two makes it a condition again, the last leaves nothing', async () => {
    const draft = await open()
    await toConditions(draft)
    const { page } = draft
    await page.getByRole('button', { name: 'Add Condition' }).click()
    await choose(page, 'Field', 'The text')
    await page.getByRole('button', { name: 'OR', exact: true }).click()
    const text = condition({ field: 'text' })
    assert.deepEqual(await only(draft), { type: 'OR', conditions: [text, condition()] })
    const group = page.getByRole('group', { name: 'Any one of these' })
    assert.equal(await group.getByRole('group').count(), 2)
    await page.getByRole('button', { name: 'Remove condition 2' }).click()
    assert.deepEqual(await only(draft), text)
    await page.getByRole('button', { name: 'Remove condition 1' }).click()
    assert.equal(await draft.conditionsOf('owner'), null)
    await page.getByText('The condition list is empty').waitFor()
  })

  test('another field or operator begins the value anew; Other Field and the value take turns', async () => {
    const draft = await open(
      form(
        owner,
        question('text', 'text'),
        question('textarea', 'textarea'),
        question('number', 'number'),
        question('radio', 'radio', { options }),
      ),
    )
    await toConditions(draft)
    const { page } = draft
    await page.getByRole('button', { name: 'Add Condition' }).click()
    await choose(page, 'Field', 'The text')
    await choose(page, 'Operator', 'contains')
    await page.getByLabel('Value', { exact: true }).fill('wet')
    await choose(page, 'Operator', 'starts with')
    const starting = condition({ field: 'text', operator: 'starts_with' })
    assert.deepEqual(await only(draft), starting)
    await page.getByLabel('Value', { exact: true }).fill('dry')
    await page.getByRole('switch', { name: 'Other Field' }).click()
    const comparing = { ...starting, is_other_field_compare: true }
    assert.deepEqual(await only(draft), comparing)
    assert.equal(await page.getByLabel('Value', { exact: true }).count(), 0)
    await page.getByRole('combobox', { name: 'Field to compare with' }).click()
    assert.deepEqual(await page.getByRole('option').allTextContents(), ['The textarea'])
    await page.getByRole('option', { name: 'The textarea' }).click()
    assert.deepEqual(await only(draft), { ...comparing, otherField: 'textarea' })
    await page.getByRole('switch', { name: 'Other Field' }).click()
    assert.deepEqual(await only(draft), starting)
    await page.getByLabel('Value', { exact: true }).fill('1')
    await choose(page, 'Field', 'The number')
    assert.deepEqual(await only(draft), { ...starting, field: 'number' })
    // What the other type does not have goes as well.
    await choose(page, 'Field', 'The radio')
    assert.deepEqual(await only(draft), condition({ field: 'radio' }))
  })

  test('what a row lacks is said once it is left, and what is unfinished goes with the tab', async () => {
    const draft = await open()
    await toConditions(draft)
    const { page } = draft
    const add = page.getByRole('button', { name: 'Add Condition' })
    await add.click()
    assert.equal(await page.getByText('Please select field').count(), 0)
    await add.focus()
    await page.getByText('Please select field').waitFor()
    await choose(page, 'Field', 'The text')
    await page.getByText('Please select operator').waitFor()
    await choose(page, 'Operator', 'contains')
    await page.getByText('Please select value').waitFor()
    await page.getByRole('switch', { name: 'Other Field' }).click()
    await page.getByText('Please select other field to compare').waitFor()
    await assertClean(draft)
    await page.getByRole('tab', { name: 'Field Info' }).click()
    await page.getByText('The owner: one unfinished condition was removed').waitFor()
    assert.equal(await draft.conditionsOf('owner'), null)
    await draft.undo()
    assert.equal((await draft.conditionsOf('owner'))?.conditions.length, 1)
  })

  test('choosing another question leaves too: a group of one finished condition is that condition', async () => {
    const draft = await open()
    const finished = condition({ field: 'text', operator: 'is_empty' })
    await draft.begin(
      form(
        {
          ...owner,
          conditions: {
            type: 'AND',
            rule_name: 'owner',
            conditions: [
              { type: 'OR', conditions: [condition(), finished] },
              { type: 'OR', conditions: [condition(), condition()] },
            ],
          },
        },
        ...asked,
      ),
      'owner',
    )
    await toConditions(draft)
    // The tab is fetched when it is first opened.
    await draft.page.locator('[data-condition]').first().waitFor()
    await draft.select('text')
    await draft.page.getByText('3 unfinished conditions were removed').waitFor()
    assert.deepEqual(await only(draft), finished)
  })

  test('a condition is made and removed by keys alone', async () => {
    const draft = await open()
    await toConditions(draft)
    const { page } = draft
    const { keyboard } = page
    await page.getByRole('button', { name: 'Add Condition' }).focus()
    await keyboard.press('Enter')
    await page.locator('[data-condition] input:focus').waitFor()
    await keyboard.type('The text')
    // As it opens, the list takes back what is chosen by a timer, which keys may overtake on a busy machine.
    const atRest = () => page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    await atRest()
    await keyboard.press('ArrowDown')
    await page.locator('[role=option][data-combobox-selected]', { hasText: 'The text' }).waitFor()
    await keyboard.press('Enter')
    // A list that closes still has the keys.
    await page.getByRole('listbox').waitFor({ state: 'detached' })
    await keyboard.press('Tab')
    await page
      .getByRole('combobox', { name: 'Operator', exact: true })
      .and(page.locator(':focus'))
      .waitFor()
    await keyboard.press('ArrowDown')
    await page.getByRole('option', { name: 'contains' }).waitFor()
    await atRest()
    for (let step = 0; step < 6; step += 1) await keyboard.press('ArrowDown')
    await page.locator('[role=option][data-combobox-selected]').waitFor()
    await keyboard.press('Enter')
    const { operator } = (await only(draft)) as Condition
    assert.notEqual(operator, null)
    await page.getByRole('button', { name: 'Remove condition 1' }).focus()
    await keyboard.press('Enter')
    assert.equal(await draft.conditionsOf('owner'), null)
    await page.locator('[data-add-condition]:focus').waitFor()
  })

  test('a list that does not come says so, and comes when it is asked for again', async () => {
    const lists = [
      ['The role', 'fields/6'],
      ['The asset', 'form-sources/asset-types'],
      ['The incident', 'incident-lists'],
      ['The location', 'form-sources/locations'],
      ['The notification', 'people'],
      ['The reasons-tree', 'incident-reasons-tree'],
    ] as const
    const draft = await openDraft(fields, 'owner', {}, new Set(lists.map(([, path]) => path)))
    await toConditions(draft)
    const { page } = draft
    for (const [label] of lists) {
      await draft.begin(fields, 'owner')
      await page.getByRole('button', { name: 'Add Condition' }).click()
      await choose(page, 'Field', label)
      const has = label === 'The incident' || label === 'The notification' ? 'is in the list' : ''
      await choose(page, 'Operator', has || 'is equal to')
      if (label === 'The role') await choose(page, 'Value', 'Management')
      await page.getByText('This could not be loaded').waitFor()
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.getByText('This could not be loaded').waitFor({ state: 'detached' })
    }
  })

  test('a section is not asked of its own questions, nor does it hang on a parent', async () => {
    const draft = await openDraft(
      form(
        question('before', 'text'),
        question('section', 'section'),
        question('inside', 'text'),
        question('next', 'page'),
        question('after', 'text'),
      ),
      'section',
    )
    await toConditions(draft)
    const { page } = draft
    assert.equal(await page.getByText('Is this a dependent field?').count(), 0)
    await page.getByRole('button', { name: 'Add Condition' }).click()
    await page.getByRole('combobox', { name: 'Field', exact: true }).click()
    assert.deepEqual(await page.getByRole('option').allTextContents(), ['The before', 'The after'])
  })

  test('what an older form holds is shown: conditions as JSON, a choice among the values', async () => {
    const draft = await open()
    const rule = {
      type: 'AND',
      rule_name: 'owner',
      conditions: [
        condition({ field: 'radio', operator: 'is_equal_to', values: ['sun'] }),
        condition({ field: 'checkbox', operator: 'in_list', values: ['rain', 'sun'] }),
        condition({ field: 'text', operator: 'is_equal_to', values: ['wet', 'dry'] }),
      ],
    }
    await draft.begin(
      form({ ...owner, conditions: JSON.stringify(rule) } as unknown as Question, ...asked),
      'owner',
    )
    await toConditions(draft)
    const row = (nth: number) => draft.page.getByRole('group', { name: `Condition ${nth}` })
    const value = (nth: number) => row(nth).getByRole('combobox', { name: 'Value' })
    await row(1).waitFor()
    assert.equal(await value(1).textContent(), 'Sun')
    assert.equal(await value(2).textContent(), 'Rain, Sun')
    await row(3).getByText('wet', { exact: true }).waitFor()
    await row(3).getByText('dry', { exact: true }).waitFor()
  })

  test('a circle is told where it is made', async () => {
    const draft = await open()
    const on = (key: string, field: string) =>
      question(key, 'text', {
        conditions: {
          type: 'AND',
          rule_name: key,
          conditions: [condition({ field, operator: 'is_not_empty' })],
        },
      })
    await draft.begin(form(on('owner', 'text'), on('text', 'owner')), 'owner')
    await toConditions(draft)
    await draft.page.getByText('These depend on each other').waitFor()
    await assertClean(draft)
  })
})
