// Long answers are squeezed for who takes them so: a site's radio is slow.
import assert from 'node:assert/strict'
import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { describe, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { withServer } from './server.ts'

/** As it comes: `fetch` would unpack it. */
function asSent(
  address: string,
  encoding: string,
): Promise<{ how: string | undefined; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': encoding } }, (answer) => {
      const how = answer.headers['content-encoding']
      buffer(answer).then((body) => resolve({ how, body }), reject)
    }).on('error', reject)
  })
}

describe('a long answer', () => {
  const server = withServer()

  test('is the same squeezed and plain', async () => {
    const address = `${server.address}/api/openapi.json`
    const plain = await asSent(address, 'identity')
    const squeezed = await asSent(address, 'gzip, br')
    assert.deepEqual([plain.how, squeezed.how], [undefined, 'gzip'])
    assert.ok(squeezed.body.length < plain.body.length / 4)
    assert.ok(gunzipSync(squeezed.body).equals(plain.body))
  })

  test('that is short goes as it is', async () => {
    assert.equal((await asSent(`${server.address}/healthz`, 'gzip')).how, undefined)
  })
})
