// No request, however malformed, breaks anything or learns how the product is made.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../api/server.ts'
import { fuzz } from './fuzz.ts'

describe('malformed requests', () => {
  const server = withServer()

  test('are answered in words by every call', async () => {
    assert.deepEqual(await fuzz(server, { seed: 'plumbline', perCall: 4 }), [])
  })
})
