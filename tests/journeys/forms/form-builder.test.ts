// An inspection is built through the screen, corrected and published.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertClean, withBrowser } from '../journey.ts'
import {
  add,
  addByKeyboard,
  asked,
  asManager,
  canvas,
  choose,
  goOnBuilding,
  item,
  items,
  labels,
  manager,
  newForm,
  openBuilder,
  question,
  saved,
  tab,
} from './building.ts'

/** Kind and words; every third is put in with the keyboard. */
const before: readonly [string, string][] = [
  ['Section', 'Ground'],
  ['One choice', 'Is the ground firm?'],
  ['Short text', 'What is wrong with it?'],
  ['Number', 'Wind speed'],
  ['Number', 'Wind limit'],
  ['Long text', 'Why so windy?'],
  ['Drop-down', 'Weather'],
  ['Check boxes', 'Gear worn'],
  ['Date', 'Last inspected'],
  ['Time', 'Work begins'],
  ['Rating', 'Housekeeping'],
  ['Barcode or QR', 'Tag of the crane'],
  ['Text to read', 'Read the lift plan'],
  ['Section', 'People'],
  ['Witnesses', 'Who saw it'],
]
const after: readonly [string, string][] = [
  ['Visitors', 'Who visits'],
  ['Location', 'Storage location'],
  ['Project', 'Which project'],
  ['Chemical', 'What is stored'],
  ['Assets', 'Which crane'],
  ['Several choices', 'Hazards seen'],
  ['Page break', 'Second page'],
  ['Matrix', 'Parts of the crane'],
  ['Photo', 'Photo of the pad'],
  ['File', 'Lift plan'],
  ['Date and time', 'Next inspection'],
  ['Section', 'Closing'],
  ['Short text', 'Who was told to stop'],
  ['Long text', 'Remarks'],
  ['Signature', 'Inspector'],
]
const words = (parts: typeof before) => parts.map(([, label]) => label)

async function build(page: Page, parts: typeof before): Promise<void> {
  for (const [at, [name, label]] of parts.entries())
    await (at % 3 === 2 ? addByKeyboard : add)(page, name, label)
}

/** The n-th condition of the chosen question. */
const row = (page: Page, n: number) => page.getByRole('group', { name: `Condition ${n}` })

describe('the form builder', () => {
  const journeys = withBrowser()
  const server = asManager(journeys)

  test('an inspection of thirty questions: nothing is lost on the way, every step goes back and forth', async () => {
    const person = await journeys.signedIn(manager, { viewport: { width: 1440, height: 900 } })
    const { page } = person
    await person.go('/dashboard/forms/create')
    const form = await newForm(person, 'Crane inspection')
    await canvas(page).getByText('This form has no questions yet').waitFor()
    await build(page, before)
    await saved(page)
    await page.reload()
    await items(page).last().waitFor()
    assert.deepEqual(await labels(page), words(before))

    await item(page, 'Who saw it').click()
    await build(page, after)
    assert.deepEqual(await labels(page), words([...before, ...after]))

    // (not firm OR bad weather) AND wind over its limit
    await item(page, 'Who was told to stop').click()
    await tab(page, 'Field Conditions')
    await page.getByRole('button', { name: 'Add Condition' }).click()
    await choose(row(page, 1), 'Field', 'Is the ground firm?')
    await choose(row(page, 1), 'Operator', 'is equal to')
    await choose(row(page, 1), 'Value', 'Fail')
    await row(page, 1).getByRole('button', { name: 'OR' }).click()
    await choose(row(page, 2), 'Field', 'Weather')
    await choose(row(page, 2), 'Operator', 'is equal to')
    await choose(row(page, 2), 'Value', 'Option 2')
    await page.getByRole('button', { name: 'Add Condition' }).click()
    await choose(row(page, 3), 'Field', 'Wind speed')
    await choose(row(page, 3), 'Operator', 'is greater than')
    await row(page, 3).getByRole('switch', { name: 'Other Field' }).click()
    await choose(row(page, 3), 'Field to compare with', 'Wind limit')

    // Dependents of a choice and of a number.
    await item(page, 'What is wrong with it?').click()
    await page
      .getByRole('radiogroup', { name: /dependent field/ })
      .getByLabel('Yes')
      .check()
    await choose(page, 'Dependent On', 'Is the ground firm?')
    await choose(page, 'Dependent On Field Value', 'Fail')
    await item(page, 'Why so windy?').click()
    await page
      .getByRole('radiogroup', { name: /dependent field/ })
      .getByLabel('Yes')
      .check()
    await choose(page, 'Dependent On', 'Wind speed')
    await page.getByLabel('Parent Value').fill('40')
    await saved(page)
    await assertClean(person)
    const made = (await server.draft(form)).definition
    const byLabel = (label: string) => made.fields.find((field) => field.label === label)
    const [either, third] = byLabel('Who was told to stop')?.conditions?.conditions ?? []
    assert.equal(either?.type, 'OR')
    assert.equal(third?.type === 'CONDITION' && third.otherField, byLabel('Wind limit')?.key)
    assert.equal(
      byLabel('What is wrong with it?')?.dependent_id,
      byLabel('Is the ground firm?')?.key,
    )
    assert.equal(byLabel('Why so windy?')?.dependent_id, byLabel('Wind speed')?.key)

    const [undo, redo] = ['Undo', 'Redo'].map((name) =>
      page.getByRole('button', { name, exact: true }),
    )
    assert.ok(undo && redo)
    let back = 0
    for (; await undo.isEnabled(); back += 1) await undo.click()
    assert.ok(back > after.length * 2)
    assert.deepEqual(await labels(page), words(before))
    for (; await redo.isEnabled(); back -= 1) await redo.click()
    assert.equal(back, 0)
    await saved(page)
    assert.deepEqual((await server.draft(form)).definition, made)

    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish this form' })
    await dialog.getByText('Ready to publish.').waitFor()
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await goOnBuilding(page, 1)
  })

  test('a circle is named and leads to its question; corrected it is published, and what changes is said in words', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    const option = (id: string, label: string) => ({ id, label })
    const form = await server.form(
      'Ladders',
      question('a', { is_dependent: 1, dependent_id: 'b', dependent_value: 'x' }),
      question('b', { is_dependent: 1, dependent_id: 'a', dependent_value: 'x' }),
      question('c', { type: 'radio', options: [option('y', 'Safe'), option('n', 'Broken')] }),
    )
    await openBuilder(person, form)
    const publish = page.getByRole('button', { name: 'Publish', exact: true })
    const dialog = page.getByRole('dialog', { name: 'Publish this form' })
    await publish.click()
    assert.ok(await dialog.getByRole('button', { name: 'Publish' }).isDisabled())
    await assertClean(person)
    await dialog
      .getByRole('button', { name: /The a.*The b/ })
      .first()
      .click()
    await dialog.waitFor({ state: 'detached' })
    await page.locator('[data-selected] button[aria-current]').waitFor()
    assert.match((await page.locator('[data-selected]').textContent()) ?? '', /The [ab]/)

    await item(page, 'The a').click()
    await tab(page, 'Field Conditions')
    await page
      .getByRole('radiogroup', { name: /dependent field/ })
      .getByLabel('No')
      .check()
    await publish.click()
    await dialog.getByText('The first version.').waitFor()
    await assertClean(person)
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await goOnBuilding(page, 1)

    await item(page, 'The c').click()
    await tab(page, 'Field Info')
    await asked(page).fill('Is the ladder safe?')
    await page.getByLabel('Option 2', { exact: true }).fill('Damaged')
    await publish.click()
    await dialog.getByText('What people will notice').waitFor()
    await dialog.getByText('is now called').waitFor()
    assert.deepEqual(
      await dialog.getByRole('list').last().getByRole('listitem').allTextContents(),
      [
        '“The c” is now asked as “Is the ladder safe?”.',
        '“Is the ladder safe?”: “Broken” is now called “Damaged”.',
      ],
    )
    await dialog.getByLabel('A note about this version').fill('In plainer words.')
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await goOnBuilding(page, 2)
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Versions' }).click()
    await page.getByText('In plainer words.').waitFor()
    await assertClean(person)
  })

  test('the keyboard alone moves, copies and takes out, and says where the question stands', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    const form = await server.form('By keyboard', question('a'), question('b'), question('c'))
    await openBuilder(person, form)
    await item(page, 'The a').focus()
    const said = canvas(page).getByRole('status')
    const press = async (key: string, place: string, ...order: string[]) => {
      await page.keyboard.press(key)
      await said.filter({ hasText: place }).waitFor()
      await canvas(page).locator('[data-selected] button:focus').waitFor()
      assert.deepEqual(await labels(page), order)
    }
    await press('Alt+ArrowDown', 'Question 2 of 3', 'The b', 'The a', 'The c')
    await press('Alt+ArrowDown', 'Question 3 of 3', 'The b', 'The c', 'The a')
    await press('ArrowUp', 'Question 2 of 3', 'The b', 'The c', 'The a')
    await press('Control+d', 'Question 3 of 4', 'The b', 'The c', 'The c', 'The a')
    await press('Delete', 'Question 3 of 3', 'The b', 'The c', 'The a')
    await page.keyboard.press('Control+z')
    await page.waitForFunction(() => document.querySelectorAll('[data-key]').length === 4)
    await saved(page)
    assert.equal((await server.draft(form)).definition.fields.length, 4)
  })

  test('on a phone a question is added, worded and published', async () => {
    const person = await journeys.signedIn(manager, { viewport: { width: 360, height: 740 } })
    const { page } = person
    const form = await server.form('On a phone', question('a'))
    await openBuilder(person, form)
    await page.getByRole('button', { name: 'Add a question' }).click()
    await page.getByRole('dialog', { name: 'Question types' }).getByText('Short text').click()
    await asked(page).fill('Typed with a thumb')
    await assertClean(person)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await item(page, 'Typed with a thumb').waitFor()
    assert.equal(
      await page.evaluate(() => document.documentElement.scrollWidth),
      await page.evaluate(() => window.innerWidth),
    )
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish this form' })
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await goOnBuilding(page, 1)
  })
})
