import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hoursCalled } from './hours-called.ts'

test('an entry of hours is named by their day as people of each language write it', () => {
  const row = { name: '25-030 · 2026-11-16', week: '2026-11-16' }
  assert.equal(hoursCalled('en', row), '25-030 · Nov 16, 2026')
  assert.equal(hoursCalled('fr', row), '25-030 · 16 nov. 2026')
  assert.equal(hoursCalled('es', row), '25-030 · 16 nov 2026')
})
