import assert from 'node:assert/strict'
import { test } from 'node:test'
import { takeOutScripts } from './externalise-scripts.ts'

test('each inline script becomes a file, in the same order kept from React’s own placing', () => {
  const { html, scripts } = takeOutScripts(
    '<script>one()</script><script src="/x.js"></script><script type="module" async="">two()</script>',
  )
  const [first, second] = [...scripts.keys()]
  assert.deepEqual([...scripts.values()], ['one()', 'two()'])
  assert.equal(
    html,
    `<script src="${first}"></script><script src="/x.js"></script><script type="module" src="${second}"></script>`,
  )
})
