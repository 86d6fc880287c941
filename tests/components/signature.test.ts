// The signature pad: drawn with the pointer, or typed; what is drawn is shares of the pad.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import type { DrawnSignature, Signature } from '../../src/kit/drawing/signature.ts'
import { show, shownValue, useBrowser } from './harness.ts'

const signature = (page: Page) => shownValue(page, 'signature') as Promise<Signature | null>
const pad = (page: Page) => page.locator('[data-signature-pad]').first()
const button = (page: Page, name: string) => page.getByRole('button', { name }).first()

async function draw(page: Page, ...way: [x: number, y: number][]): Promise<void> {
  const box = await pad(page).boundingBox()
  assert.ok(box)
  const [first, ...others] = way.map(
    ([x, y]) => [box.x + box.width * x, box.y + box.height * y] as const,
  )
  await page.mouse.move(...(first ?? [0, 0]))
  await page.mouse.down()
  for (const at of others) await page.mouse.move(...at, { steps: 4 })
  await page.mouse.up()
}

describe('signature', () => {
  useBrowser()
  const open = async () => (await show('signature')).page

  test('a stroke is saved when it ends, in shares of the pad that outlive any size of it', async () => {
    const page = await open()
    await draw(page, [0.25, 0.5], [0.75, 0.5])
    const drawn = (await signature(page)) as DrawnSignature
    assert.equal(drawn.method, 'drawn')
    const [x = 0, y = 0] = drawn.strokes[0] ?? []
    assert.ok(Math.abs(x - 0.25) < 0.01 && Math.abs(y - 0.5) < 0.02)
    assert.ok(Math.abs(drawn.width / drawn.height - 2.5) < 0.05)
    assert.ok(!Number.isNaN(Date.parse(drawn.signed_at)))
    await page.setViewportSize({ width: 360, height: 640 })
    assert.deepEqual(await signature(page), drawn)
    await page.setViewportSize({ width: 1280, height: 720 })
    await draw(page, [0.3, 0.2], [0.6, 0.7])
    assert.equal(((await signature(page)) as DrawnSignature).strokes.length, 2)
    await button(page, 'Undo last stroke').click()
    assert.deepEqual(((await signature(page)) as DrawnSignature).strokes, drawn.strokes)
    await button(page, 'Clear').click()
    assert.equal(await signature(page), null)
  })

  test('a dot is refused in words and counts once there is more; the dot of an i is part of it', async () => {
    const page = await open()
    await draw(page, [0.5, 0.5])
    await page.getByText('Too short for a signature').first().waitFor()
    assert.equal(await signature(page), null)
    await draw(page, [0.2, 0.5], [0.8, 0.6])
    assert.equal(((await signature(page)) as DrawnSignature).strokes.length, 2)
    assert.equal(await page.getByText('Too short for a signature').count(), 0)
    await button(page, 'Undo last stroke').click()
    assert.equal(await signature(page), null)
    await page.getByText('Too short for a signature').first().waitFor()
  })

  test('the name in print goes with what is drawn', async () => {
    const page = await open()
    await draw(page, [0.2, 0.5], [0.8, 0.6])
    await page.getByLabel('Printed name').first().fill('Ben Tremblay')
    assert.equal((await signature(page))?.name, 'Ben Tremblay')
  })

  test('by keyboard alone the name is typed; what was drawn before is not lost by that', async () => {
    const page = await open()
    await draw(page, [0.2, 0.5], [0.8, 0.6])
    const drawn = await signature(page)
    const how = page.getByRole('radiogroup', { name: 'How to sign' }).first()
    await how.getByRole('radio', { name: 'Draw' }).focus()
    await page.keyboard.press('ArrowRight')
    assert.equal(await signature(page), null)
    await page.keyboard.press('Tab')
    await page.keyboard.type('Ben Tremblay')
    const typed = await signature(page)
    assert.deepEqual([typed?.method, typed?.name], ['typed', 'Ben Tremblay'])
    await page.getByRole('img', { name: 'Signed by Ben Tremblay' }).waitFor()
    await how.getByText('Draw').click()
    assert.deepEqual(await signature(page), drawn)
  })
})
