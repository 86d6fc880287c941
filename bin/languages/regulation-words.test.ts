// The keys that the regulation room explains itself by, and their words.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { contentOf } from '../../src/features/rules/contents/content-of.ts'
import { saysIn } from '../../src/features/rules/says.ts'
import { formatsIn } from '../../src/features/rules/web/formats.ts'
import {
  bodyParts,
  duties,
  form7Fields,
  itaSentences,
  rates,
  risk,
  ruleRows,
  workKinds,
} from '../../src/regulation/index.ts'

const root = join(import.meta.dirname, '../..')
const words: Record<string, string> = JSON.parse(
  readFileSync(join(root, 'src/regulation/words/en.json'), 'utf8'),
)
const code = globSync('src/regulation/**/*.ts', { cwd: root })
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n')

const read = (path: string) => readFileSync(join(root, 'src/regulation', path), 'utf8')
const contract = between(read('contract.ts'), 'export type RegulationErrorReason =', '/**')

function between(text: string, start: string, end: string): string {
  const from = text.indexOf(start)
  return text.slice(from, text.indexOf(end, from))
}
const byFrom = (one: { from: string }, other: { from: string }) => (one.from < other.from ? -1 : 1)

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

/** `codes('field', [...])`: the words that a screen has for codes of the room. */
const codes = (prefix: string, list: readonly string[]) => list.map((code) => `${prefix}_${code}`)
type Named = { code: string }
const { diagnoses } = paramsOf('US-1904-7') as { diagnoses: string[] }
const { types } = paramsOf('US-1904-29-COLUMNS') as { types: Record<string, string> }
const privacy = paramsOf('US-1904-29-PRIVACY') as { concerns: string[]; on_request: string }
const { sections } = paramsOf('ON-WSIB-FORM7') as { sections: Named[] }
const matrix = paramsOf('RISK-MATRIX') as {
  probability: string[]
  severity: string[]
  bands: { band: string }[]
}
const { approver } = paramsOf('RISK-APPROVAL') as { approver: Record<string, string> }
const names = paramsOf('ON-FIRST-AID-NAMES') as { emergency: string[]; standard: string[] }
const { tiers: kits } = paramsOf('ON-1101-TIERS') as { tiers: { kit: string }[] }
const holidays = ruleRows.flatMap(({ params }) => (params as { holidays?: Named[] }).holidays ?? [])
const clocks = ruleRows.flatMap(({ clock, params }) =>
  clock === null ? [] : ['opens' in params ? `${clock}_span` : clock],
)
const reasons = [...contract.matchAll(/\| '(\w+)'/g)].map((one) => one[1] ?? '')
const figures = Object.keys(rates({})).filter(
  (key) => !['intervals', 'path', 'rules'].includes(key),
)
const shown = [
  ...codes(
    'title',
    ruleRows.map(({ code }) => code),
  ),
  ...codes('certainty', ['A', 'B', 'C', 'D']),
  ...codes(
    'jurisdiction',
    ruleRows.map((row) => row.jurisdiction),
  ),
  ...codes(
    'recipient',
    ruleRows.flatMap((row) => row.recipients),
  ),
  ...codes('clock', clocks),
  ...codes('counts', sources),
  ...codes('field', form7Fields),
  ...codes(
    'section',
    sections.map(({ code }) => code),
  ),
  ...codes('probability', matrix.probability),
  ...codes('severity', matrix.severity),
  ...codes(
    'band',
    matrix.bands.map(({ band }) => band),
  ),
  ...codes('approver', Object.values(approver)),
  ...codes('control', risk.controls),
  ...codes('certificate', [...names.emergency, ...names.standard]),
  ...codes(
    'kit',
    kits.map(({ kit }) => kit),
  ),
  ...codes(
    'holiday',
    holidays.map(({ code }) => code),
  ),
  ...codes('diagnosis', diagnoses),
  ...codes('concern', [...privacy.concerns, privacy.on_request]),
  ...codes(
    'illness',
    Object.keys(types).filter((type) => type !== 'injury'),
  ),
  ...codes('type', Object.values(types)),
  ...codes('column', ['G', 'H', 'I', 'J']),
  ...codes('because', ['death', 'in_patient', 'amputation', 'eye_loss']),
  ...codes('part', bodyParts),
  ...codes('work', workKinds),
  ...codes('duty', duties),
  ...codes('status', statuses),
  ...codes('rate', figures),
  ...codes('refused', reasons),
]

/** What the plain words of the rules are put together from. */
const ofContents = new Set<string>()
const listening = new Proxy(words, {
  get: (all, key) => {
    ofContents.add(String(key))
    return Reflect.get(all, key)
  },
})
for (const row of ruleRows) contentOf(row, saysIn(listening, formatsIn('en')))

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
  ...shown,
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
  const said = new Set([...built, ...ofContents])
  assert.deepEqual(
    Object.keys(words).filter((key) => !said.has(key) && !code.includes(`'${key}'`)),
    [],
  )
})

test('a rule is called alike by its row and the catalogue', () => {
  const latest = new Map(ruleRows.toSorted(byFrom).map(({ code, title }) => [code, title]))
  for (const [code, title] of latest) assert.equal(words[`title_${code}`], title)
})

test('a holiday is called alike by its row and the catalogue', () => {
  for (const { params } of ruleRows)
    for (const { code, name } of (params as { holidays?: (Named & { name: string })[] }).holidays ??
      [])
      assert.equal(words[`holiday_${code}`], name)
})

test('what is wrong with a file is said alike by the room and the catalogue', () => {
  for (const [key, sentence] of Object.entries(itaSentences)) assert.equal(words[key], sentence)
})
