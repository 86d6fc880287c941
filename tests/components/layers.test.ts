import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertClean, show, useBrowser } from './harness.ts'

const focused = (page: Page) => page.evaluate('document.activeElement.textContent')

describe('modal stack', () => {
  useBrowser()
  const openTwo = async () => {
    const { page } = await show('modals')
    await page.getByRole('button', { name: 'Open a modal' }).click()
    await page.getByRole('button', { name: 'Open another' }).click()
    await page.getByRole('dialog', { name: 'The second modal' }).waitFor()
    return page
  }

  test('the most recent is active; Esc closes it alone and gives the focus back', async () => {
    const page = await openTwo()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'The second modal' }).waitFor({ state: 'detached' })
    assert.equal(await page.getByRole('dialog', { name: 'The first modal' }).count(), 1)
    await page.waitForFunction("document.activeElement.textContent === 'Open another'")
    await page.keyboard.press('Escape')
    await page.waitForFunction("document.activeElement.textContent === 'Open a modal'")
  })

  test('close all empties the stack', async () => {
    const page = await openTwo()
    await page.getByRole('button', { name: 'Close all' }).last().click()
    await page.waitForFunction("document.querySelector('[role=dialog]') === null")
    await page.waitForFunction("document.activeElement.textContent === 'Open a modal'")
  })

  test('unsaved changes ask before they are lost', async () => {
    const page = await openTwo()
    await page.getByLabel('Note').last().fill('half done')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Keep editing' }).click()
    assert.equal(await page.getByRole('dialog', { name: 'The second modal' }).count(), 1)
    await page.getByRole('button', { name: 'Close all' }).last().click()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await page.waitForFunction("document.querySelector('[role=dialog]') === null")
  })

  test('a question is answered with no by Esc and yes by its button', async () => {
    const shown = await show('modals')
    const { page } = shown
    await page.getByRole('button', { name: 'Ask a question' }).click()
    await page.getByRole('dialog', { name: 'Archive this form?' }).waitFor()
    assert.equal(await focused(page), 'Cancel')
    await assertClean(shown)
    await page.keyboard.press('Escape')
    await page.getByText('Answer: no').waitFor()
    await page.getByRole('button', { name: 'Ask a question' }).click()
    await page.getByRole('button', { name: 'Yes' }).click()
    await page.getByText('Answer: yes').waitFor()
  })
})

describe('image viewer', () => {
  useBrowser()
  const open = async (set: string) => {
    const shown = await show('images')
    await shown.page.getByRole('button', { name: set }).click()
    await shown.page.getByRole('dialog', { name: 'Images' }).waitFor()
    return shown
  }
  const scale = async (page: Page) => Number(await page.locator('img').getAttribute('data-scale'))

  test('a zoom step is 0.12, no further than 3 times and 0.1', async () => {
    const { page } = await open('Pictures')
    await page.locator('img').waitFor()
    await page.keyboard.press('+')
    assert.equal(await scale(page), 1.12)
    for (let turn = 0; turn < 20; turn += 1) await page.keyboard.press('+')
    assert.equal(await scale(page), 3)
    for (let turn = 0; turn < 28; turn += 1) await page.keyboard.press('-')
    assert.equal(await scale(page), 0.1)
  })

  test('of wheel turns within 80 ms one counts', async () => {
    const { page } = await open('Pictures')
    await page.locator('img').evaluate((image) => {
      for (let turn = 0; turn < 5; turn += 1)
        image.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, bubbles: true }))
    })
    await page.waitForFunction("document.querySelector('img').dataset.scale === '1.12'")
  })

  test('arrows and swipes beyond 50 px turn the pages; an item without a text as src is left out', async () => {
    const { page } = await open('Pictures')
    await page.getByText('1 of 2').waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('img', { name: 'Blue' }).waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('img', { name: 'Green' }).waitFor()
    const swipe = async (pixels: number) => {
      const box = await page.locator('img').boundingBox()
      assert.ok(box)
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x - pixels, y)
      await page.mouse.up()
    }
    await swipe(50)
    assert.equal(await page.getByText('1 of 2').count(), 1)
    await swipe(51)
    await page.getByText('2 of 2').waitFor()
  })

  test('a broken picture and an empty list show a placeholder; Esc closes', async () => {
    const shown = await open('A broken picture')
    await shown.page.getByText('This image cannot be shown').waitFor()
    await assertClean(shown)
    await shown.page.keyboard.press('Escape')
    await shown.page.getByRole('dialog').waitFor({ state: 'detached' })
    await shown.page.getByRole('button', { name: 'No picture' }).click()
    await shown.page.getByText('No image to show').waitFor()
  })
})
