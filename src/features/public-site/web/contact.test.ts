import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contactFor } from './contact.ts'

test('the US host shows the US phone and address, every other host the default ones', () => {
  assert.match(contactFor('us.example.com', 'us.example.com').phone, /312/)
  for (const usHost of ['us.example.com', null, undefined, ''])
    assert.match(contactFor('example.com', usHost).phone, /416/)
  assert.match(contactFor('', '').phone, /416/)
})
