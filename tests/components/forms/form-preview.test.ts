// Beside the form: how it would be filled, why each question is asked, saved cases, and the map.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import type { FormDefinition, Question } from '../../../src/features/forms/definition/question.ts'
import { condition, type Draft, form, openDraft, question } from '../draft.ts'
import { assertClean, useBrowser } from '../harness.ts'

const weather = question('weather', 'radio', {
  label: 'Weather',
  options: [
    { id: 'rain', label: 'Rain', score: 0, fails: true },
    { id: 'sun', label: 'Sun', score: 2 },
  ],
})
const isRain = (key: string): Partial<Question> => ({
  conditions: {
    type: 'AND',
    rule_name: key,
    conditions: [condition({ field: 'weather', operator: 'is_equal_to', select_values: 'rain' })],
  },
})
const boots = question('boots', 'text', { label: 'Boots?', ...isRain('boots') })
const name = question('name', 'text', { label: 'Your name' })
const walk: FormDefinition = form(weather, boots, name)

const simulator = (page: Page) => page.getByRole('region', { name: 'What is asked, and why' })
const cases = (page: Page) => page.getByRole('region', { name: 'Saved cases' })
const frame = (page: Page) => page.getByRole('region', { name: 'The form as people fill it in' })
const change = ({ page }: Draft, definition: FormDefinition) =>
  page.evaluate(
    (next) => (Reflect.get(globalThis, 'draft') as { change(to: unknown): void }).change(next),
    definition,
  )

describe('the preview', () => {
  useBrowser()
  const open = (canvas = false) => openDraft(walk, undefined, { pane: 'preview', canvas })

  test('answers show and hide, say why, score and fail, and outlive a change of the form', async () => {
    const draft = await open()
    const { page } = draft
    await simulator(page).getByText('Hidden: Weather is not Rain').waitFor()
    await page.getByText('No score yet').waitFor()
    await frame(page).getByText('Rain', { exact: true }).click()
    await simulator(page).getByText('Shown because Weather is Rain').waitFor()
    await page.getByText('Score: 0 of 2 (0%)').waitFor()
    await page.getByText('Fails: 1').waitFor()
    await frame(page).getByLabel('Boots?').fill('Yes, two')
    await assertClean(draft)
    await change(draft, form(weather, { ...boots, label: 'Boots on?' }, name))
    const again = frame(page).getByLabel('Boots on?')
    assert.equal(await again.inputValue(), 'Yes, two')
    await page.getByRole('button', { name: 'Clear the answers' }).click()
    await again.waitFor({ state: 'detached' })
    assert.equal(await frame(page).getByRole('radio', { name: 'Rain' }).isChecked(), false)
  })

  test('what is chosen here is chosen on the canvas, and the other way round', async () => {
    const draft = await open(true)
    const { page } = draft
    await frame(page).getByLabel('Your name').click()
    assert.equal(await draft.selected(), 'name')
    await draft.select('weather')
    await page.locator('#question-weather[data-chosen]').waitFor()
    await simulator(page).getByRole('button', { name: 'Boots?' }).click()
    assert.equal(await draft.selected(), 'boots')
  })

  test('the list can show the hidden questions, or those with conditions', async () => {
    const { page } = await open()
    const rows = simulator(page).getByRole('listitem')
    await rows.nth(2).waitFor()
    await simulator(page).getByText('Conditional').click()
    assert.equal(await rows.count(), 1)
    await frame(page).getByText('Rain', { exact: true }).click()
    await simulator(page).getByText('Hidden', { exact: true }).first().click()
    await simulator(page).getByText('None at the moment').waitFor()
  })

  test('it is as wide as a desk when that is wanted, with the same answers', async () => {
    const draft = await openDraft(walk, undefined, {
      pane: 'preview',
      viewport: { width: 1280, height: 800 },
    })
    const { page } = draft
    assert.ok(((await frame(page).boundingBox())?.width ?? 999) <= 360)
    await frame(page).getByLabel('Your name').fill('Ana')
    await page.getByText('Desktop', { exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'The form as people fill it in' })
    assert.equal(await dialog.getByLabel('Your name').inputValue(), 'Ana')
    assert.ok(((await dialog.boundingBox())?.width ?? 0) > 900)
    await assertClean(draft)
    await page.keyboard.press('Escape')
    assert.equal(await frame(page).getByLabel('Your name').inputValue(), 'Ana')
  })

  test('a case is saved, run again at each change, named, taken as right, loaded and deleted', async () => {
    const draft = await open()
    const { page } = draft
    await frame(page).getByText('Rain', { exact: true }).click()
    await cases(page).getByRole('button', { name: 'Save as case' }).click()
    await page.getByText('Give the case a name.').waitFor()
    await cases(page).getByLabel('Case name').fill('A wet day')
    await cases(page).getByRole('button', { name: 'Save as case' }).click()
    await cases(page).getByText('As saved').waitFor()
    const [saved] = (await draft.definition()).cases ?? []
    assert.deepEqual(saved?.visible, ['weather', 'boots', 'name'])
    assert.deepEqual(saved?.answers, { weather: 'rain' })

    const definition = await draft.definition()
    await change(draft, {
      ...definition,
      fields: [weather, { ...boots, conditions: null } as Question, { ...name, ...isRain('name') }]
        .map((field) => (field.key === 'weather' ? { ...field, options: [] } : field))
        .concat(question('more', 'text', { label: 'More' })) as Question[],
    })
    await cases(page).getByText('Now shows: More').waitFor()
    await assertClean(draft)
    await cases(page).getByRole('button', { name: 'Accept as correct' }).click()
    await cases(page).getByText('As saved').waitFor()

    await cases(page).getByRole('button', { name: 'Rename A wet day' }).click()
    await cases(page).getByLabel('Case name').last().fill('Rain')
    await page.keyboard.press('Enter')
    await cases(page).getByText('Rain', { exact: true }).waitFor()
    await draft.undo()
    await cases(page).getByText('A wet day').waitFor()
    await change(draft, { ...definition })
    await page.getByRole('button', { name: 'Clear the answers' }).click()
    await cases(page).getByRole('button', { name: 'Load A wet day' }).click()
    await frame(page).getByLabel('Boots?').waitFor()
    await cases(page).getByRole('button', { name: 'Delete A wet day' }).click()
    await cases(page).getByText('No saved cases yet').waitFor()
  })
})

describe('the map', () => {
  useBrowser()

  test('it draws and lists what depends on what; what is pressed is chosen', async () => {
    const draft = await openDraft(walk, undefined, {
      pane: 'map',
      viewport: { width: 1280, height: 800 },
    })
    const { page } = draft
    const drawing = page.getByRole('group', { name: 'Diagram' })
    await drawing.getByRole('button', { name: 'Boots?' }).click()
    assert.equal(await draft.selected(), 'boots')
    await page.getByRole('button', { name: 'Boots? depends on Weather' }).waitFor()
    await page.getByText('Always asked, with no dependencies: 1').waitFor()
    await assertClean(draft)
    await page.setViewportSize({ width: 360, height: 740 })
    assert.equal(await drawing.isVisible(), false)
    assert.equal(await page.getByRole('button', { name: /depends on/ }).isVisible(), true)
  })

  test('a circle is said in words and marked', async () => {
    const on = (key: string, field: string) =>
      question(key, 'text', {
        conditions: {
          type: 'AND',
          rule_name: key,
          conditions: [condition({ field, operator: 'is_not_empty' })],
        },
      })
    const draft = await openDraft(form(on('a', 'b'), on('b', 'a')), undefined, {
      pane: 'map',
      scheme: 'dark',
    })
    await draft.page.getByText('Questions in red depend on each other.').waitFor()
    assert.equal(await draft.page.locator('[data-circular]').count(), 2)
    assert.equal(await draft.page.getByText('Circular').count(), 2)
    await assertClean(draft)
  })

  test('a form without conditions says so', async () => {
    const draft = await openDraft(form(name), undefined, { pane: 'map' })
    await draft.page.getByRole('heading', { name: 'No dependencies' }).waitFor()
    await assertClean(draft)
  })
})
