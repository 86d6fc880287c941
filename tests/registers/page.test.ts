import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { recordTableOf } from '../../bin/documents/record-table.ts'
import { registersPage } from '../../bin/documents/registers-page.ts'
import { registers } from '../../src/app/registers.ts'
import { grantTo } from '../../src/register/capabilities/call-parts.ts'
import { screenOf } from '../../src/register/screens-of.ts'

test('docs/registers.md says what the definitions say; `npm run docs` writes it anew', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/registers.md'), 'utf8')
  assert.ok(page === registersPage(registers), 'docs/registers.md is stale: npm run docs')
})

test('src/access/record-table.ts has the screen on which a row of each is read', () => {
  const table = readFileSync(join(import.meta.dirname, '../../src/access/record-table.ts'), 'utf8')
  assert.ok(table === recordTableOf(registers), 'the table is stale: npm run docs')
  for (const register of registers) {
    const screen = screenOf(register, 'record')
    assert.deepEqual(screen?.grants, [grantTo(register, 'view')], register.name)
    assert.match(screen?.path ?? '', /\/record\/:\w+$/)
  }
})
