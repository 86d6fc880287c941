import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { isShown, leavesNow, stopClock } from '../journeys/clock.ts'
import { show, shownValue, useBrowser } from './harness.ts'

describe('tab strip', () => {
  useBrowser()
  test('the active tab is underlined and the new value is reported', async () => {
    const { page } = await show('tabs')
    const tab = page.getByRole('tab', { name: 'Field Conditions' })
    await page.getByRole('tab', { name: 'Field Info' }).press('ArrowRight')
    assert.equal(await shownValue(page, 'tab'), 'conditions')
    assert.equal(await tab.getAttribute('aria-selected'), 'true')
    const line = await tab.evaluate((node) => getComputedStyle(node).borderBottomColor)
    const other = page.getByRole('tab', { name: 'Field Info' })
    assert.notEqual(line, await other.evaluate((node) => getComputedStyle(node).borderBottomColor))
  })
})

describe('progress circle', () => {
  useBrowser()
  test('size 100, radius 45, from 0 to 100, rounded', async () => {
    const { page } = await show('progress')
    const circles = page.getByRole('progressbar')
    assert.deepEqual(await circles.allTextContents(), ['0%', '67%', '100%', '40%'])
    assert.equal((await circles.first().boundingBox())?.width, 100)
    assert.equal(await circles.first().locator('circle').first().getAttribute('r'), '45')
    assert.equal(await circles.nth(1).getAttribute('aria-valuenow'), '67')
  })
})

describe('toast', () => {
  useBrowser()
  test('stays 3000 ms at the bottom right; another time and place may be given', async () => {
    const { page } = await show('toast', { viewport: { width: 1000, height: 700 } })
    await stopClock(page)
    await page.getByRole('button', { name: 'success' }).click()
    await page.getByRole('button', { name: 'long, at the bottom' }).click()
    const toast = page.locator('[data-toast=success]')
    const long = page.locator('[data-toast=default]')
    await page.clock.runFor(1000)
    const box = await toast.boundingBox()
    assert.ok(box && box.x > 500 && box.y > 350, 'bottom right')
    const middle = await long.boundingBox()
    assert.ok(middle && Math.abs(middle.x + middle.width / 2 - 500) < 20, 'bottom')
    await page.clock.runFor(1999)
    assert.equal(await isShown(toast), true)
    await page.clock.runFor(1)
    await leavesNow(toast)
    await page.clock.runFor(3999)
    assert.equal(await isShown(long), true)
    await page.clock.runFor(1)
    await leavesNow(long)
  })

  test('there are five types, and an error interrupts', async () => {
    const { page } = await show('toast', { viewport: { width: 1000, height: 700 } })
    await stopClock(page)
    for (const type of ['default', 'success', 'error', 'info', 'warning']) {
      await page.getByRole('button', { name: type, exact: true }).click()
      await page.locator(`[data-toast=${type}]`).waitFor({ state: 'attached' })
    }
    assert.equal(await page.getByRole('alert').textContent(), 'This is error')
  })
})

describe('file upload', () => {
  useBrowser()
  const pick = async (name: string) => {
    const { page } = await show('upload')
    const upload = page.getByRole('button', { name: 'Upload' })
    assert.equal(await upload.isDisabled(), true)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from('x') })
    await page.getByText(`Selected File: ${name}`, { exact: true }).waitFor()
    await upload.click()
    return page
  }

  test('rounded percent, then the message of success, and the name is cleared', async () => {
    const page = await pick('plan.txt')
    await page.getByText('50%', { exact: true }).waitFor()
    assert.equal(await page.getByRole('progressbar').getAttribute('aria-valuenow'), '50')
    await page.getByText('plan.txt was stored').waitFor()
    assert.equal(await page.getByText('Selected File').count(), 0)
    assert.equal(await page.getByRole('progressbar').count(), 0)
  })

  test('a failed upload says so and keeps the file', async () => {
    const page = await pick('fail.txt')
    await page.getByText('could not be uploaded').waitFor()
    assert.equal(await page.getByText('Selected File: fail.txt').count(), 1)
  })
})
