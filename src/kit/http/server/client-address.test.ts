import assert from 'node:assert/strict'
import { test } from 'node:test'
import { believing, clientAddress, plainAddress } from './client-address.ts'

const none = believing([])
const ours = believing(['10.0.0.0/8', '192.0.2.7', 'fd00::/8'])

test('without a believed proxy the one who connects is the one who asks', () => {
  assert.equal(clientAddress('203.0.113.9', '198.51.100.1', none), '203.0.113.9')
  assert.equal(clientAddress('203.0.113.9', '198.51.100.1', ours), '203.0.113.9')
})

test('what proxies heard is read from the right, past those that are believed', () => {
  assert.equal(clientAddress('10.1.1.1', '6.6.6.6, 198.51.100.1', ours), '198.51.100.1')
  assert.equal(clientAddress('10.1.1.1', '6.6.6.6, 198.51.100.1, 192.0.2.7', ours), '198.51.100.1')
  assert.equal(clientAddress('fd00::1', '198.51.100.1:4711, [fd00::2]:80', ours), '198.51.100.1')
})

test('where nothing sensible was heard, it is the proxy who asks', () => {
  assert.equal(clientAddress('10.1.1.1', undefined, ours), '10.1.1.1')
  assert.equal(clientAddress('10.1.1.1', 'unknown', ours), '10.1.1.1')
  assert.equal(clientAddress('10.1.1.1', '10.2.2.2, 10.3.3.3', ours), '10.2.2.2')
})

test('IPv4 by way of IPv6 is IPv4', () => {
  assert.equal(plainAddress('::ffff:10.1.1.1'), '10.1.1.1')
  assert.equal(plainAddress(undefined), '')
})
