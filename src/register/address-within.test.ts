import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressWithin } from './screens-of.ts'

const at = (path: string) => ({ name: '', path, audience: 'staff' as const, grants: [], title: '' })

test('a row’s address names the row, and what it lies within where the path asks for both', () => {
  assert.equal(addressWithin(at('/chemicals/edit/:id'), undefined, 'c1'), '/chemicals/edit/c1')
  assert.equal(addressWithin(at('/inventory/edit/:id'), 't1', 'a1'), '/inventory/edit/a1')
  assert.equal(addressWithin(at('/custom/:typeId/edit/:id'), 't1', 'a1'), '/custom/t1/edit/a1')
})

test('a list’s address names what it lies within', () => {
  assert.equal(addressWithin(at('/inventory/:id/deleted'), 't1'), '/inventory/t1/deleted')
  assert.equal(addressWithin(at('/chemicals'), undefined), '/chemicals')
})
