// What somebody does with a form on a phone, and what they see of it.
import assert from 'node:assert/strict'
import type { BrowserContextOptions, Page } from 'playwright-core'

export const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
}
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const draftIs = (page: Page, at: string) => page.locator(`[data-draft="${at}"]`).waitFor()
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click()
export const note = (page: Page, words: string | RegExp) =>
  page.getByRole('status').filter({ hasText: words })

export async function draw(page: Page): Promise<void> {
  const pad = page.locator('[data-signature-pad]')
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  assert.ok(box)
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.4)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.7, box.y + box.height * 0.6, { steps: 6 })
  await page.mouse.up()
}

/** Controls that are smaller than a thumb in a glove needs, on the screen or in what lies over it. */
export const small = (page: Page) =>
  page.evaluate(() => {
    const front = document.querySelector('[role=dialog]') ?? document.querySelector('main')
    return [...(front?.querySelectorAll('button, input, summary') ?? [])]
      .filter((one) => one.closest('label') === null && !one.matches('[type=hidden], [data-link]'))
      .map((one) => ({ words: one.ariaLabel ?? one.textContent, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 1 && Math.min(box.height, box.width) < 44)
      .map(({ words, box }) => `${words}: ${Math.round(box.width)} × ${Math.round(box.height)}`)
  })
