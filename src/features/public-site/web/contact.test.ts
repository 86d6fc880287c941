import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contactFor, isUsHost } from './contact.ts'

test('the US host shows the US phone and address, every other host the default ones', () => {
  assert.match(contactFor(true).phone, /312/)
  assert.match(contactFor(false).phone, /416/)
})

test('the US host is told by its name alone, on whichever port', () => {
  for (const at of ['https://us.example.com/', 'http://us.example.com:3100/contact'])
    assert.ok(isUsHost(new URL(at), 'us.example.com'), at)
  for (const usHost of ['us.example.com', null, undefined, ''])
    assert.ok(!isUsHost(new URL('https://example.com'), usHost))
})
