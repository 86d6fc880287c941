import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keysSaid } from './keys-said.ts'

const keys = ['gate_open', 'gate_shut', 'ladder', 'rung_short', 'roof_name', 'wall_name']

for (const [code, said] of [
  ["text('ladder')", ['ladder']],
  ['<Field label="ladder" />', ['ladder']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is read
  ['text(`gate_${step}`)', ['gate_open', 'gate_shut']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is read
  ['text(`${part}_name`)', ['roof_name', 'wall_name']],
  ["text('gate_' + step)", ['gate_open', 'gate_shut']],
  ['{ rung_short: Icon }', ['rung_short']],
  ['const laddering = 1', []],
] as const)
  test(`of ${code} a page needs ${said.join(', ') || 'nothing'}`, () => {
    assert.deepEqual(keysSaid(code, keys), said)
  })
