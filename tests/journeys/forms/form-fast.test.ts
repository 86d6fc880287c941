// A checklist is built as fast as it is typed: Enter goes on, a pasted list becomes questions, several are
// changed at once, a section is one thing.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { until } from '../../until.ts'
import { assertClean, holds, withBrowser } from '../journey.ts'
import {
  asManager,
  canvas,
  item,
  items,
  kind,
  labels,
  manager,
  openBuilder,
  question,
  saved,
  tab,
} from './building.ts'

/** What Ctrl V does with these words on the clipboard. */
const paste = (page: Page, words: string) =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, words)
const focusedWords = (page: Page) =>
  page.evaluate(() => {
    const input = document.activeElement
    return input instanceof HTMLTextAreaElement
      ? input.value.slice(input.selectionStart, input.selectionEnd)
      : `<${input?.tagName}>`
  })

describe('building fast', () => {
  const journeys = withBrowser()
  const server = asManager(journeys)

  test('words are typed at once, Enter adds the next, a pasted list is one step', async () => {
    const person = await journeys.signedIn(manager, { viewport: { width: 1280, height: 800 } })
    const { page } = person
    const form = await server.form('Typed fast', question('a'))
    await openBuilder(person, form)
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    assert.equal(await menu.count(), 0)
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await menu.getByRole('button', { name: 'Forms', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Close the menu' }).click()
    await menu.waitFor({ state: 'detached' })

    await item(page, 'The a').click()
    await tab(page, 'Field Conditions')
    await page.getByRole('button', { name: 'Add Condition' }).waitFor()
    await kind(page, 'One choice').click()
    await until(async () => (await focusedWords(page)) === 'One choice')
    await page.keyboard.type('Guards in place?')
    await page.keyboard.press('Enter')
    await item(page, 'One choice').waitFor()
    await until(async () => (await focusedWords(page)) === 'One choice')
    await page.keyboard.type('Floor clear?')
    assert.deepEqual(await labels(page), ['The a', 'Guards in place?', 'Floor clear?'])

    await page.keyboard.press('Enter')
    await until(async () => (await focusedWords(page)) === 'One choice')
    await paste(page, 'Fire:\n1. Exits free?\n2. Extinguishers charged?\n')
    await item(page, 'Extinguishers charged?').waitFor()
    const whole = ['The a', 'Guards in place?', 'Floor clear?']
    const pasted = [...whole, 'Fire', 'Exits free?', 'Extinguishers charged?']
    assert.deepEqual(await labels(page), pasted)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    assert.deepEqual(await labels(page), [...whole, 'One choice'])
    await page.getByRole('button', { name: 'Redo', exact: true }).click()
    assert.deepEqual(await labels(page), pasted)

    await page.getByLabel('Select “Guards in place?”', { exact: true }).click()
    await page.getByLabel('Select “Fire”', { exact: true }).click()
    const bar = page.getByRole('toolbar', { name: 'Selected questions' })
    await bar.getByText('4 selected', { exact: true }).waitFor()
    await bar.getByRole('button', { name: 'Make required' }).click()
    await bar.getByRole('button', { name: 'Make optional' }).waitFor()
    await bar.getByRole('button', { name: 'Move up' }).click()
    await assertClean(person)
    await bar.getByRole('button', { name: 'Clear selection' }).click()
    await bar.waitFor({ state: 'detached' })
    await saved(page)
    const required = async () =>
      (await server.draft(form)).definition.fields.map((field) => field.required === true)
    await until(async () => (await required()).filter(Boolean).length === 3)
    assert.deepEqual(await labels(page), [
      ...['Guards in place?', 'Fire', 'Exits free?', 'Extinguishers charged?'],
      ...['The a', 'Floor clear?'],
    ])

    const fold = page.getByRole('button', { name: 'Questions of “Fire”', exact: true })
    await fold.click()
    await until(async () => (await items(page).count()) === 2)
    await canvas(page).getByText('4 questions', { exact: true }).waitFor()
    await assertClean(person)
  })

  test('on a phone a list is pasted into a dialog, and what is too long is refused and stays', async () => {
    const person = await journeys.signedIn(manager, { viewport: { width: 360, height: 740 } })
    const { page } = person
    const form = await server.form('Pasted on a phone', question('a'))
    await openBuilder(person, form)
    await page.getByRole('button', { name: 'Add a question' }).click()
    await page.getByRole('button', { name: 'Paste a list' }).click()
    const dialog = page.getByRole('dialog', { name: 'Paste a list' })
    const lines = dialog.getByRole('textbox', { name: 'Questions' })
    const add = dialog.getByRole('button', { name: 'Add to the form' })
    const long = `First?\n${'x'.repeat(2001)}`
    await lines.fill(long)
    await dialog.getByText(/is longer than 2000 characters/).waitFor()
    assert.ok(await add.isDisabled())
    await holds(lines, long)
    await lines.fill('First?\nSecond?')
    await dialog.getByText('2 questions', { exact: true }).waitFor()
    await assertClean(person)
    await add.click()
    await dialog.waitFor({ state: 'detached' })
    await until(async () => (await server.draft(form)).definition.fields.length === 3)
  })
})
