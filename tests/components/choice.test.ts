import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { show, shownValue, useBrowser } from './harness.ts'

describe('select', () => {
  useBrowser()

  test('the placeholder is the word select, the value key id and the label key label', async () => {
    const { page } = await show('select')
    const input = page.getByRole('combobox', { name: 'Severity' })
    assert.equal(await input.getAttribute('placeholder'), 'select')
    await input.click()
    await page.getByRole('option', { name: 'Critical' }).click()
    assert.equal(await shownValue(page, 'severity'), '3')
  })

  test('other keys may say what is value and label; the keyboard chooses', async () => {
    const { page } = await show('select')
    await page.getByRole('combobox', { name: 'Site' }).press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    assert.equal(await shownValue(page, 'site'), 'm')
  })
})

describe('multi-select', () => {
  useBrowser()
  const open = async (options = {}) => {
    const { page } = await show('multi-select', options)
    const field = page.getByRole('combobox', { name: 'Workers', exact: true })
    return { page, field, chosen: () => shownValue(page, 'workers') }
  }

  test('labels are joined by a comma up to the limit, then counted', async () => {
    const { page, field } = await open()
    assert.equal(await field.textContent(), 'select')
    await field.click()
    await page.getByRole('option', { name: 'Dev Patel' }).click()
    await page.getByRole('option', { name: 'Ben Tremblay' }).click()
    assert.equal(await field.textContent(), 'Dev Patel, Ben Tremblay')
    await page.getByRole('option', { name: 'Amara Osei' }).click()
    assert.equal(await field.textContent(), '3 items selected')
  })

  test('the list is 200px high and scrolls', async () => {
    const { page, field } = await open()
    await field.click()
    const box = await page.locator('[data-picker-scroll]').boundingBox()
    assert.equal(box?.height, 200)
  })

  test('the filter narrows the list, Enter takes the first, Escape closes and gives the focus back', async () => {
    const { page, field, chosen } = await open()
    await field.click()
    await page.getByLabel('Filter Workers').fill('chloe')
    assert.deepEqual(await page.getByRole('option').allTextContents(), ['Chloé Martin'])
    await page.keyboard.press('Enter')
    assert.deepEqual(await chosen(), ['w2'])
    await page.getByLabel('Filter Workers').fill('nobody')
    await page.getByText('No results found').waitFor()
    await page.keyboard.press('Escape')
    assert.equal(await page.getByRole('option').count(), 0)
    assert.equal(await field.evaluate((node) => node.matches(':focus')), true)
  })

  test('letters typed within 500 ms go to the name that starts with them; later ones start anew', async () => {
    const { page, field } = await open({ locale: 'en-CA' })
    const active = () => page.locator('[data-active]').textContent()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await field.press('d')
    assert.equal(await active(), 'Dev Patel')
    await page.keyboard.press('a')
    assert.equal(await active(), 'Dana Whitefish')
    await page.clock.runFor(499)
    await page.keyboard.press('n')
    assert.equal(await active(), 'Dana Whitefish')
    await page.clock.runFor(500)
    await page.keyboard.press('b')
    assert.equal(await active(), 'Ben Tremblay')
  })
})
