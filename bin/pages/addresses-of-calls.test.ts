import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { addressesIn } from './addresses-of-calls.ts'

test('of a contract the pages take methods, paths and plain values', () => {
  const contract = {
    read: { method: 'GET', path: '/api/things/:id', params: z.object({ id: z.uuid() }) },
    names: ['one', 'two'],
    thing: z.object({ id: z.uuid() }),
    callsOf: () => ({}),
    each: { one: { list: { method: 'GET', path: '/api/ones', query: z.object({}) } } },
    checks: { one: z.string() },
  }
  assert.equal(
    addressesIn(contract),
    'export const read = {"method":"GET","path":"/api/things/:id"}\nexport const names = ["one","two"]\nexport const each = {"one":{"list":{"method":"GET","path":"/api/ones"}}}\n',
  )
})
