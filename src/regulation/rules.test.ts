// The rows of the rules, and that what code asks for stands in them.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bodies, isOn, RegulationError, ruleRows, rulesInForce } from './index.ts'
import { rowOf, ruleHolding } from './rules.ts'
import { inZones } from './testing/in-zones.ts'

inZones('every row is whole', () => {
  assert.ok(ruleRows.length > 90)
  for (const row of ruleRows) {
    assert.deepEqual(
      Object.keys(row),
      'code title jurisdiction from to clock params recipients citation certainty reviewed_on'.split(
        ' ',
      ),
      row.code,
    )
    assert.match(row.code, /^[A-Z][A-Z0-9-]+$/)
    assert.ok(['CA-ON', 'US', 'HOUSE'].includes(row.jurisdiction))
    assert.ok(row.title !== '' && row.citation !== '')
    assert.ok('ABCD'.includes(row.certainty))
    for (const day of [row.from, row.to ?? row.from, row.reviewed_on])
      assert.match(day, /^\d{4}-\d\d-\d\d$/)
  }
})

// So `switchedOn` need not be handed to the functions that ask for a rule by its name: no row of these
// is uncertain. Should one become so, this is red, and they take the codes that are on as `dueAt` does.
inZones('no rule that code asks for by its name is uncertain, in any of its rows', () => {
  const source = join(import.meta.dirname, '..')
  const namedIn = (folder: string, pattern: RegExp) =>
    globSync('**/*.{ts,tsx}', { cwd: folder })
      .filter((path) => !path.includes('.test.'))
      .flatMap((path) => [...readFileSync(join(folder, path), 'utf8').matchAll(pattern)])
      .map((match) => match[1] ?? '')
  const codes = new Set(ruleRows.map(({ code }) => code))
  const named = namedIn(import.meta.dirname, /'([A-Z][A-Z0-9-]+)'/g).filter((one) => codes.has(one))
  const asked = namedIn(source, /(?:ruleOf|rowOf|ruleHolding)\(\s*'([^']+)'/g)
  assert.ok(named.length > 40 && asked.length > 40)
  for (const code of [...named, ...asked]) {
    const rows = ruleRows.filter((row) => row.code === code)
    assert.ok(rows.length > 0, `there is no rule ${code}`)
    assert.ok(
      rows.every(({ certainty }) => certainty !== 'D'),
      `${code} is uncertain`,
    )
  }
})

inZones('a rule holds from its first day to its last, the earliest row before', () => {
  const from = (day?: string) => rowOf('ON-53-LIST', day).from
  assert.deepEqual(['2023-12-31', '2024-01-01', '2024-01-02', undefined, '2000-01-01'].map(from), [
    '2021-07-01',
    '2024-01-01',
    '2024-01-01',
    '2024-01-01',
    '2021-07-01',
  ])
  assert.equal(rowOf('ON-AED-MONEY', '2027-07-31').code, 'ON-AED-MONEY')
  assert.throws(() => rowOf('ON-AED-MONEY', '2027-08-01'), RegulationError)
  assert.equal(ruleHolding('ON-157-AED', '2025-12-31'), undefined)
  assert.equal(ruleHolding('ON-157-AED', '2026-01-01')?.code, 'ON-157-AED')
})

inZones('what is uncertain is off until it is switched on', () => {
  const uncertain = ruleRows.filter(({ certainty }) => certainty === 'D')
  assert.ok(uncertain.length > 0)
  for (const row of uncertain) {
    assert.equal(isOn(row), false)
    assert.equal(isOn(row, [row.code]), true)
    assert.throws(() => rowOf(row.code), RegulationError)
  }
  const day = '2026-11-22'
  assert.equal(rulesInForce(day).length + 1, rulesInForce(day, ['ON-59-NOTICE']).length)
  assert.ok(rulesInForce(day).every(({ certainty }) => certainty !== 'D'))
})

inZones('a result keeps the rule that it stood on', () => {
  const { rules } = bodies({ workers: 60, kind: 'workplace' })
  assert.ok(rules.every(({ code, from }) => rowOf(code, from).from === from))
})
