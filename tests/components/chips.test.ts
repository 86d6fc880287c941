import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { show, shownValue, useBrowser } from './harness.ts'

describe('chips input', () => {
  useBrowser()

  test('Enter and a separator add a chip, a blank one is ignored', async () => {
    const { page } = await show('chips')
    const input = page.getByLabel('Protective equipment')
    await input.fill('Hard hat')
    await input.press('Enter')
    await input.pressSequentially('Goggles,')
    assert.deepEqual(await shownValue(page, 'equipment'), ['Hard hat', 'Goggles'])
    assert.equal(await input.inputValue(), '')
    await input.fill('   ')
    await input.press('Enter')
    assert.deepEqual(await shownValue(page, 'equipment'), ['Hard hat', 'Goggles'])
  })

  test('a duplicate is rejected with a word, unless duplicates are allowed', async () => {
    const { page } = await show('chips')
    const input = page.getByLabel('Protective equipment')
    await input.pressSequentially('Vest,Vest,')
    assert.deepEqual(await shownValue(page, 'equipment'), ['Vest'])
    await page.getByText('Vest is already in the list').waitFor()
    const free = page.getByLabel('Handed out')
    await free.fill('Glove')
    await free.press('Enter')
    assert.deepEqual(await shownValue(page, 'handed'), ['Glove', 'Glove'])
  })

  test('no more than the maximum', async () => {
    const { page } = await show('chips')
    await page.getByLabel('Protective equipment').pressSequentially('a,b,c,d,')
    assert.deepEqual(await shownValue(page, 'equipment'), ['a', 'b', 'c'])
    await page.getByText('No more than 3').waitFor()
  })

  test('Backspace removes the last chip only when the input is empty', async () => {
    const { page } = await show('chips')
    const input = page.getByLabel('Protective equipment')
    await input.pressSequentially('a,b,c')
    await input.press('Backspace')
    assert.deepEqual(await shownValue(page, 'equipment'), ['a', 'b'])
    await input.press('Backspace')
    assert.deepEqual(await shownValue(page, 'equipment'), ['a'])
  })

  test('a chip has a button of its own that removes it', async () => {
    const { page } = await show('chips')
    await page.getByLabel('Protective equipment').pressSequentially('a,b,')
    await page.getByRole('button', { name: 'Remove a' }).click()
    assert.deepEqual(await shownValue(page, 'equipment'), ['b'])
  })

  test('read-only and disabled chips stay', async () => {
    const { page } = await show('chips')
    await page.getByLabel('Read only').press('Backspace')
    assert.equal(await page.getByText('Goggles', { exact: true }).count(), 4)
    assert.equal(await page.getByLabel('Disabled').isDisabled(), true)
  })
})
