import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { registersPage } from '../../bin/documents/registers-page.ts'
import { registers } from '../../src/app/composed/registers.ts'
import { grantTo } from '../../src/register/capabilities/call-parts.ts'
import { screenOf } from '../../src/register/screens-of.ts'

test('docs/registers.md says what the definitions say; `npm run docs` writes it anew', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/registers.md'), 'utf8')
  assert.ok(page === registersPage(registers), 'docs/registers.md is stale: npm run docs')
})

test('each register has a screen on which a row of it is read', () => {
  for (const register of registers) {
    const screen = screenOf(register, 'record')
    assert.deepEqual(screen?.grants, [grantTo(register, 'view')], register.name)
    assert.match(screen?.path ?? '', /\/record\/:\w+$/)
  }
})
