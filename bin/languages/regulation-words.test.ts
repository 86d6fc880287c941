// The keys that the regulation room explains itself by, and their words.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { bodyParts, duties, itaSentences, ruleRows } from '../../src/regulation/index.ts'

const root = join(import.meta.dirname, '../..')
const words: Record<string, string> = JSON.parse(
  readFileSync(join(root, 'messages/regulation/en.json'), 'utf8'),
)
const code = globSync('src/regulation/**/*.ts', { cwd: root })
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n')

const paramsOf = (name: string) => ruleRows.findLast((row) => row.code === name)?.params ?? {}
const { incidents } = paramsOf('ON-53-LIST') as { incidents: { code: string }[] }
const { treatments } = paramsOf('US-1904-7') as { treatments: { code: string }[] }
const { exceptions } = paramsOf('US-1904-5') as { exceptions: { code: string }[] }
type Items = { item: string }[]
const { tiers } = paramsOf('ON-1101-TIERS') as { tiers: { contents: Items; extras: Items }[] }
const sources = ruleRows.flatMap(({ params }) =>
  'counts_from' in params ? [String(params.counts_from)] : [],
)
const digits = ['finger', 'toe']
const parts = bodyParts.filter((part) => !digits.includes(part))
const statuses = [
  'valid',
  'expiring',
  'expired',
  'missing',
  'grace',
  'pending_verification',
  'not_required',
]

/** Keys that are put together from a code, and what codes in values and facts say. */
const built = [
  ...sources.map((from) => `from_${from}`),
  ...duties.map((duty) => `owed_${duty}`),
  ...['health_care', 'absent', 'less_pay'].map((head) => `claim_${head}`),
  ...statuses.map((status) => `training_${status}`),
  ...incidents.map((incident) => `incident_${incident.code}`),
  ...parts.flatMap((part) => [`head_fracture_${part}`, `head_amputation_${part}`]),
  ...['life_in_jeopardy', 'unconscious', 'blood_loss', 'burn', 'eye_sight', 'several_digits'].map(
    (head) => `head_${head}`,
  ),
  ...treatments.map((treatment) => `treatment_${treatment.code}`),
  ...exceptions.map((exception) => `exception_${exception.code}`),
  ...tiers.flatMap(({ contents, extras }) =>
    [...contents, ...extras].map(({ item }) => `item_${item}`),
  ),
  ...Object.keys(itaSentences),
]

test('every key of a step has words', () => {
  const literal = [...code.matchAll(/\b(?:step|ask|no)\(\s*'([a-z0-9_]+)'/g)].map(
    (one) => one[1] ?? '',
  )
  assert.ok(literal.length > 60)
  assert.deepEqual(
    [...literal, ...built].filter((key) => !(key in words)),
    [],
  )
})

test('no words are left that nothing says', () => {
  const said = new Set(built)
  assert.deepEqual(
    Object.keys(words).filter((key) => !said.has(key) && !code.includes(`'${key}'`)),
    [],
  )
})

test('what is wrong with a file is said alike by the room and the catalogue', () => {
  for (const [key, sentence] of Object.entries(itaSentences)) assert.equal(words[key], sentence)
})
