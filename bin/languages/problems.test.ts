import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { problemCodes, wordsOf } from '../../src/kit/problems.ts'
import { keyOf } from '../../src/kit/sentences.ts'
import { roomsIn, sectionOf } from '../compose/words.ts'
import { findGaps } from './find-gaps.ts'

const root = join(import.meta.dirname, '../..')
const tables = {
  fr: sectionOf(roomsIn('fr'), 'problems'),
  es: sectionOf(roomsIn('es'), 'problems'),
}

test('what goes wrong can be said in French and Spanish', () => {
  const en = Object.fromEntries(problemCodes.map((code) => [keyOf(wordsOf(code)), wordsOf(code)]))
  for (const [language, table] of Object.entries(tables))
    assert.deepEqual(
      Object.keys(en).filter((sentence) => !(table[sentence] ?? '').trim()),
      [],
      language,
    )
  const sentences = Object.keys({ ...tables.fr, ...tables.es })
  assert.deepEqual(
    findGaps({ en: Object.fromEntries(sentences.map((s) => [s, s])), ...tables }),
    [],
  )
})

/** Sentences of the server's code that are no answer to a call. */
const elsewhere =
  /summary:|description:|Error\(|assert\.|lead:|hint:|reason:|text:|log\b|console|message: '|Problem\(/

/** Where everybody comes; the registers of the office may speak English. */
const everybodys = [
  'src/{access,register}/**/*.ts',
  'src/kit/http/{,server/}*.ts',
  'src/features/{sign-in,my-account,files,contractor-portal,public-site}/**/*.ts',
]

test('so can what stands beside a field where everybody comes', () => {
  const said = globSync(everybodys, { cwd: root })
    // A letter has its languages beside it.
    .filter(
      (path) => !/\/(web|compare)\/|\.web\.|\.(test|demo|register)\.ts$|\/letters\.ts$/.test(path),
    )
    .flatMap((path) => readFileSync(join(root, path), 'utf8').split('\n'))
    .flatMap((line, at, lines) =>
      elsewhere.test(line) || /summary:$/.test(lines[at - 1] ?? '')
        ? []
        : [...line.matchAll(/'([A-Z][^']* [^']*\.)'/g)].map((match) => keyOf(match[1] ?? '')),
    )
  assert.ok(said.includes('This is not your current password.'))
  assert.deepEqual(
    [...new Set(said)].filter((sentence) => !(sentence in tables.fr)),
    [],
  )
})
