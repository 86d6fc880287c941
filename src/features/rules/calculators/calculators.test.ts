// The calculators: each says something for the facts that it begins with, in three languages, and
// what the sources of the law say for theirs.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { ruleRows } from '../../../regulation/index.ts'
import { type Formats, saysIn } from '../says.ts'
import { subjectOf } from '../subjects.ts'
import { calculators } from './all.ts'
import { textsOf } from './calculator.ts'

const root = join(import.meta.dirname, '../../../../messages')
type Words = Record<string, string>
const read = (path: string): Words => JSON.parse(readFileSync(join(root, path), 'utf8'))
const wordsIn = (language: string): Words => ({
  ...read(`regulation/${language}.json`),
  ...read(`rules/${language}.json`),
})
const formats: Formats = {
  number: (value, decimals) => (decimals === undefined ? String(value) : value.toFixed(decimals)),
  day: (day) => day,
  moment: (local) => local.replace('T', ' '),
  dayOfYear: (day) => day,
}
const today = '2026-11-22'
const languages = ['en', 'fr', 'es'] as const

/** What a calculator says for an address, in sentences. */
function ask(address: string, { language = 'en', on = [] as string[] } = {}) {
  const given = new URLSearchParams(address)
  const found = calculators.find(({ name }) => name === given.get('calc'))
  assert.ok(found, address)
  const says = saysIn(wordsIn(language), formats)
  const answer = found.work(textsOf(found, given, today), { says, switchedOn: on })
  return {
    says: answer.says,
    facts: Object.fromEntries(answer.facts ?? []),
    path: answer.path.map((step) => says.step(step)),
    rules: (answer.rules ?? []).map(({ code }) => code),
  }
}

test('no two calculators have one name', () => {
  assert.equal(new Set(calculators.map(({ name }) => name)).size, calculators.length)
})

for (const language of languages)
  test(`each says what it is and answers its first facts, wholly in words: ${language}`, () => {
    const words = wordsIn(language)
    for (const { name, title, lead, fields } of calculators) {
      const { says, facts, path } = ask(`calc=${name}`, { language })
      const told = [says, ...Object.entries(facts).flat(), ...path]
      for (const text of told) {
        assert.notEqual(text.trim(), '', `${name} says nothing`)
        // A key without words, or a hole that nothing fills.
        assert.doesNotMatch(text, /^[a-z]+_\w+$|\{\w+\}|undefined|NaN/, name)
      }
      const asked = Object.values(fields).flatMap((field) => [
        field.label,
        ...('options' in field
          ? field.options.flatMap((option) => ('label' in option ? [option.label] : []))
          : []),
      ])
      for (const key of [title, lead, ...asked])
        assert.ok((words[key] ?? '').trim() !== '', `${name}: ${key}`)
    }
  })

test('what is nonsense is said in words, and nothing else happens', () => {
  for (const address of [
    'calc=due&at=2026-02-30',
    'calc=months&from=',
    'calc=days&periods=2026-03~~off',
    'calc=months&months=9999999999',
    'calc=committees&workers=-1',
    'calc=training&kind=months&months=0',
    'calc=rates&hours=-5',
    'calc=filing&csv=a,b',
    'calc=duties&headcounts=2026-01-05~12;2026-01-05~13',
  ]) {
    const { says, path } = ask(address)
    assert.match(says, /^[A-Z].*\.$|^Errors to correct/, address)
    assert.deepEqual(path, [])
  }
})

test('a choice that an address makes up is the first one', () => {
  assert.equal(ask('calc=risk&severity=9&probability=x').says, ask('calc=risk').says)
  assert.equal(ask('calc=due&zone=Mars&at=2026-03-07').says, ask('calc=due&at=2026-03-07').says)
  assert.equal(ask('calc=critical&fractures=&digits=1e12').says, 'Not a critical injury')
})

test('48 hours across the change of the clocks, with the reason', () => {
  const { says, path, rules } = ask('calc=due&rule=ON-51-REPORT&at=2026-03-07T23:30')
  assert.equal(says, '2026-03-10 00:30')
  assert.deepEqual(path, [
    'Counted from the occurrence: 2026-03-07 23:30.',
    'Due 48 hours later, whatever the clocks do in between.',
  ])
  assert.deepEqual(rules, ['ON-51-REPORT'])
})

test('an uncertain rule says nothing until it is on, and then what it says', () => {
  const address = 'calc=due&rule=ON-59-NOTICE&at=2026-11-10'
  assert.match(ask(address).says, /uncertain and switched off/)
  const { facts } = ask(address, { on: ['ON-59-NOTICE'] })
  assert.equal(facts['To the second'], '2026-11-13T23:59:59-05:00')
})

test('business days leave holidays out by name, in the language', () => {
  const address = 'calc=claim&accidentOn=2026-02-13&learnedOn=2026-02-13'
  assert.equal(ask(address).says, 'Form 7 by 2026-02-19')
  const { says, path } = ask(address, { language: 'fr' })
  assert.equal(says, 'Formulaire 7 au plus tard le 2026-02-19')
  assert.ok(
    path.some((line) => line.includes('Jour de la Famille')),
    path.join('\n'),
  )
})

test('a cut closed with glue is recordable, because it is medical treatment', () => {
  const { says, facts, path } = ask('calc=recordable&treatments=glue')
  assert.equal(says, 'Recordable')
  assert.equal(facts['Column of the log'], 'J: other recordable case')
  assert.ok(
    path.includes('Was there medical treatment beyond first aid? Yes. (wound glue)'),
    path.join('\n'),
  )
})

test('a broken wrist asks somebody to decide, two fingers too, one finger does not', () => {
  const of = (facts: string) => ask(`calc=critical&fractures=${facts}`).says
  assert.deepEqual(['wrist', 'leg', '&digits=1', '&digits=2'].map(of), [
    'Somebody must decide',
    'Critical injury',
    'Not a critical injury',
    'Somebody must decide',
  ])
})

test('a file with a fault says where and what to do', () => {
  const sample = calculators.find(({ name }) => name === 'filing')?.fields.csv?.initial
  assert.ok(typeof sample === 'string')
  assert.equal(ask('calc=filing').says, 'Rows ready to send: 1')
  const csv = encodeURIComponent(sample.replace(',NY,', ',New York,'))
  const { says, facts } = ask(`calc=filing&csv=${csv}`)
  assert.equal(says, 'Errors to correct: 1')
  assert.equal(facts['Row 1, state'], 'Write the two capital letters of the state.')
})

test('each rule has a subject', () => {
  assert.deepEqual(
    ruleRows.map(({ code }) => code).filter((code) => subjectOf(code) === undefined),
    [],
  )
})
