import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { contrast, rgbOf } from '../../contrast.ts'
import { pairs } from './pairs.ts'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

/** The value of a colour in one scheme: the first or the second of its pair. */
function hexOf(token: string, scheme: 'light' | 'dark'): string {
  const value = new RegExp(`--${token}: ([^;]+);`).exec(css)?.[1] ?? ''
  const found = value.match(/#[\da-f]{3,6}/gi) ?? []
  const hex = scheme === 'dark' ? found.at(-1) : found[0]
  assert.ok(hex, token)
  return hex
}

test('contrast is 21 at most and 1 at least', () => {
  assert.equal(contrast(rgbOf('#000'), rgbOf('#ffffff')), 21)
  assert.equal(contrast(rgbOf('#a94100'), rgbOf('#a94100')), 1)
})

for (const scheme of ['light', 'dark'] as const)
  test(`every colour can be read on its ground in the ${scheme}`, () => {
    for (const { color, on, least } of pairs) {
      const reached = contrast(rgbOf(hexOf(color, scheme)), rgbOf(hexOf(on, scheme)))
      assert.ok(reached >= least, `${color} on ${on}: ${reached.toFixed(2)}`)
    }
  })
