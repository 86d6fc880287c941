// What is sealed lies on somebody's phone for days: only the server reads it, in its own place.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makePair, seal, unseal } from './seal.ts'

test('what is sealed is read with the private key alone, where it belongs, untouched', async () => {
  const [server, other] = [await makePair(), await makePair()]
  const sealed = await seal(server.publicKey, '402917', 'place one')
  assert.ok(!JSON.stringify(sealed).includes('402917'))
  assert.equal(await unseal(server, sealed, 'place one'), '402917')
  assert.equal(await unseal(other, sealed, 'place one'), undefined)
  assert.equal(await unseal(server, sealed, 'place two'), undefined)
  const touched = { ...sealed, box: sealed.box.replace(/.$/, (last) => (last === '0' ? '1' : '0')) }
  assert.equal(await unseal(server, touched, 'place one'), undefined)
})

test('the same words sealed twice look like two', async () => {
  const { publicKey } = await makePair()
  const [one, two] = [await seal(publicKey, '402917', 'a'), await seal(publicKey, '402917', 'a')]
  assert.notEqual(one.box.slice(24), two.box.slice(24))
  assert.notEqual(one.x, two.x)
})
