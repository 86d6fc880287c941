import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertClean, show, useBrowser } from './harness.ts'

describe('the whole style guide is accessible and says nothing in the console', () => {
  useBrowser()
  for (const scheme of ['light', 'dark'] as const)
    test(scheme, async () => assertClean(await show(undefined, { scheme })))

  test('nothing in it moves for people who ask for that', async () => {
    const { page } = await show()
    assert.equal(await page.evaluate('document.getAnimations().length'), 0)
  })
})
