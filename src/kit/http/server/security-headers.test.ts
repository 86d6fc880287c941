import assert from 'node:assert/strict'
import { test } from 'node:test'
import { securityHeaders } from './security-headers.ts'

const otherHosts = (maps: boolean) => {
  const headers = securityHeaders({ https: true, maps })
  const policy = headers['content-security-policy'] ?? ''
  return {
    allowed: policy.split('; ').filter((rule) => rule.includes('http')),
    referrer: headers['referrer-policy'],
  }
}

test('with maps, their script and the places are allowed, and the referrer that binds the key', () => {
  assert.deepEqual(otherHosts(true), {
    allowed: [
      "script-src 'self' 'wasm-unsafe-eval' https://maps.googleapis.com",
      "connect-src 'self' https://maps.googleapis.com https://places.googleapis.com",
    ],
    referrer: 'strict-origin-when-cross-origin',
  })
  assert.deepEqual(otherHosts(false), { allowed: [], referrer: 'same-origin' })
})
