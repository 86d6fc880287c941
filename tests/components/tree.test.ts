import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { show, shownValue, useBrowser } from './harness.ts'

describe('tree selector', () => {
  useBrowser()
  const open = async (name: string) => {
    const { page } = await show('tree-select')
    await page.getByRole('combobox', { name, exact: true }).click()
    return page
  }

  test('a branch that fails to load offers a retry, which loads it', async () => {
    const page = await open('Reason')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    const retry = page.getByRole('treeitem', { name: 'Retry?' })
    assert.equal(await retry.getAttribute('title'), 'Click to retry')
    await retry.click()
    await page.getByRole('treeitem', { name: 'Acid burn' }).click()
    assert.deepEqual(await shownValue(page, 'reason'), ['acid'])
  })

  test('a whole list that fails to load offers a retry too', async () => {
    const page = await open('Loaded when opened')
    await page.getByTitle('Click to retry').click()
    await page.getByRole('treeitem', { name: 'Fall' }).waitFor()
  })

  test('an empty branch, an empty list and a search without result say so', async () => {
    const page = await open('Reason')
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key)
    await page.getByText('No sub-options', { exact: true }).waitFor()
    await page.getByLabel('Filter Reason').fill('nowhere')
    await page.getByText('No results found...', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('combobox', { name: 'Without options' }).click()
    await page.getByText('No options available.', { exact: true }).waitFor()
  })

  test('a search elsewhere asks to type, then shows what it found', async () => {
    const page = await open('Searched elsewhere')
    await page.getByText('Type to search...', { exact: true }).waitFor()
    await page.getByLabel('Filter Searched elsewhere').fill('chem')
    await page.getByRole('treeitem', { name: 'Chemical' }).waitFor()
  })

  test('the filter opens the way to what it finds; several are chosen by the keyboard', async () => {
    const page = await open('Several reasons')
    await page.getByLabel('Filter Several reasons').fill('ladder')
    assert.deepEqual(await page.getByRole('treeitem').allTextContents(), ['Fall', 'From a ladder'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    assert.deepEqual(await shownValue(page, 'reasons'), ['roof', 'ladder'])
  })

  test('the menu is at most 300 high, above the page at 999', async () => {
    const page = await open('Reason')
    const scroll = page.locator('[data-picker-scroll]')
    assert.match((await scroll.getAttribute('style')) ?? '', /max-height: calc\(18\.75rem/)
    const layer = page.locator('.mantine-Popover-dropdown')
    assert.equal(await layer.evaluate((node) => getComputedStyle(node).zIndex), '999')
  })
})
