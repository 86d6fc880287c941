import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findFaults } from './find-faults.ts'

const faults = (files: Record<string, string>) => findFaults(new Map(Object.entries(files)))

const rule = (more: object = {}) => ({
  code: 'ON-1',
  jurisdiction: 'CA-ON',
  from: '2020-01-01',
  to: null,
  citation: 'OHSA s. 1',
  certainty: 'A',
  reviewed_on: '2026-11-22',
  ...more,
})
const ofRules = (...rows: object[]) =>
  faults({ 'src/regulation/rules/ca-on.json': JSON.stringify(rows) }).join('\n')
const ofLaw = (text: string, path = 'src/regulation/a.ts') => faults({ [path]: text }).join('\n')

test('the structure check refuses a number of the law in code', () => {
  for (const text of ['const days = 4', 'if (workers > 19)', 'due(48 * hour)', 'const share = 0.5'])
    assert.match(ofLaw(text), /a number of the law/, text)
  for (const text of [
    "const code = 'US-1904-39'",
    'const at = list[0] ?? n + 1',
    '// s. 51 and 52\n/* 180 */',
    'const shape = /^\\d{4}$/',
    ['const key = `over_$', '{name}_30`'].join(''),
    'const utf8 = M1',
  ])
    assert.equal(ofLaw(text), '', text)
  assert.equal(ofLaw('const month = 12', 'src/regulation/calendar/days.ts'), '')
  assert.equal(ofLaw('const days = 4', 'src/regulation/a.test.ts'), '')
  assert.equal(ofLaw('const days = 4', 'src/kit/a.ts'), '')
})

test('the structure check refuses rules without citation, certainty or days, and two at once', () => {
  assert.equal(ofRules(rule()), '')
  assert.match(ofRules(rule({ citation: ' ' })), /ON-1: no citation/)
  assert.match(ofRules(rule({ certainty: 'E' })), /certainty/)
  assert.match(ofRules(rule({ reviewed_on: null })), /reviewed_on/)
  assert.match(ofRules(rule({ to: '2019-12-31' })), /ends before it begins/)
  const next = rule({ from: '2024-01-01' })
  assert.match(ofRules(rule(), next), /two rows of 2024-01-01/)
  assert.match(ofRules(rule({ to: '2024-01-01' }), next), /two rows/)
  assert.equal(ofRules(rule({ to: '2023-12-31' }), next), '')
  assert.match(ofRules(rule({ jurisdiction: 'US' })), /jurisdiction/)
})
