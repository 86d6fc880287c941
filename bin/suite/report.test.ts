import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closing, textOf } from './report.ts'
import { emptyResult, type Result } from './worker.ts'

const result = (name: string, given: Partial<Result> = {}): Result => ({
  ...emptyResult({ kind: 'pure', name, seconds: 1 }),
  ...given,
})

const lines = (count: number) => Array.from({ length: count }, (_, at) => `line ${at + 1}`)

test('the end names the file and the test of each failure in full, the closing line last', () => {
  const text = closing([
    result('a.test.ts', { passed: 3, skipped: 1 }),
    result('b.test.ts', { passed: 2, failures: [{ name: 'adds', error: '1 !== 2\n  at b:7' }] }),
  ])
  assert.deepEqual(text.split('\n'), [
    '',
    'What failed:',
    '✖ b.test.ts',
    '  ✖ adds',
    '    1 !== 2',
    '      at b:7',
    '',
    '5 passed, 1 failed, 1 skipped',
  ])
})

test('where nothing failed, the end is the closing line alone', () => {
  assert.equal(closing([result('a.test.ts', { passed: 3 })]), '\n3 passed, 0 failed, 0 skipped')
})

test('the output of a passing file is cut short, that of a failing one is whole', () => {
  const output = `${lines(20).join('\n')}\n`
  const passing = textOf(result('a.test.ts', { passed: 1, output }))
  assert.match(passing, /line 3\n {4}… and 17 lines more$/)
  assert.doesNotMatch(passing, /line 4/)
  const failing = textOf(
    result('a.test.ts', { output, failures: [{ name: 'adds', error: 'No.' }] }),
  )
  assert.match(failing, /line 20$/)
})

test('one file by itself shows each test and its whole output', () => {
  const tests = [{ name: 'adds', ms: 12, skipped: false }]
  const output = lines(20).join('\n')
  const alone = textOf(result('a.test.ts', { passed: 1, tests, output }), { eachTest: true })
  assert.match(alone, /^✔ a\.test\.ts \(1 test, 0\.0 s\)\n {2}✔ adds \(12 ms\)\n/)
  assert.match(alone, /line 20$/)
})
