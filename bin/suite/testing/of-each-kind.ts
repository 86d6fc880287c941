import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'

after(() => {
  throw new Error('The end of the file fails.')
})

describe('a suite', () => {
  test('fails', () => assert.equal(1, 2))
  test('passes', () => undefined)
  test.skip('is skipped', () => undefined)
})

test('rejects where nobody waits', async () => {
  void Promise.reject(new Error('Nobody waits for this.'))
  await new Promise((resolve) => setImmediate(resolve))
})
