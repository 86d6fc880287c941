import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isWholeNumber, typedNumber } from './typed-number.ts'

test('a number is known by its whole, its beginning or its end', () => {
  assert.deepEqual(typedNumber('sub-2026-0065'), {
    whole: ['SUB-2026-0065'],
    begin: 'SUB-2026-0065',
  })
  assert.deepEqual(typedNumber('2026-00'), { whole: ['SUB-2026-00'], begin: 'SUB-2026-00' })
  assert.deepEqual(typedNumber('su'), { whole: ['SU'], begin: 'SU' })
  for (const end of ['65', '0065', '000065']) {
    const { whole, begin } = typedNumber(end, 2026)
    assert.equal(begin, undefined)
    assert.ok(whole.includes('SUB-2026-0065') && whole.includes('SUB-2019-0065'), end)
  }
  assert.ok(typedNumber('12345', 2026).whole.includes('SUB-2026-12345'))
})

test('words are no number', () => {
  for (const words of ['diesel', 'harness 0417', 'submarine', '12-b'])
    assert.deepEqual(typedNumber(words), { whole: [] })
})

test('a number is whole when nothing is left to type', () => {
  for (const whole of ['SUB-2026-0065', ' sub-2026-12345 ']) assert.ok(isWholeNumber(whole), whole)
  for (const part of ['SUB-2026-006', '2026-0065', '0065', 'SUB-2026-0065 diesel'])
    assert.ok(!isWholeNumber(part), part)
})
