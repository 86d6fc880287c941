// The calculators: each says something for the facts that it begins with, in three languages, and
// what the sources of the law say for theirs.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ruleRows } from '../../../regulation/index.ts'
import { subjectOf } from '../subjects.ts'
import { ask } from '../testing/ask.ts'
import { readWords } from '../testing/read-words.ts'
import { workAddress, workedOut } from '../worked-out.ts'
import { calculators } from './all.ts'

const languages = ['en', 'fr', 'es'] as const

test('no two calculators have one name', () => {
  assert.equal(new Set(calculators.map(({ name }) => name)).size, calculators.length)
})

for (const language of languages)
  test(`each says what it is and answers its first facts, wholly in words: ${language}`, () => {
    const words = readWords(language)
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
    'calc=cases&csv=a,b',
    'calc=coverage&courses=A~B;B~A',
    'calc=team&today=',
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
    'Someone must decide',
    'Critical injury',
    'Not a critical injury',
    'Someone must decide',
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

test('names are taken out of a file of cases, which is added up for the summary', () => {
  const { says, facts } = ask('calc=cases')
  assert.equal(says, 'Rows ready to send: 1')
  assert.equal(facts['Summary, total_dafw_cases'], '1')
  assert.equal(facts['Summary, total_dafw_days'], '12')
  const named = ask('calc=cases&names=Ana Cruz, plywood')
  assert.equal(named.says, 'Errors to correct: 1')
  assert.equal(named.facts['Row 1, nar_before_incident'], 'Take the name out: plywood.')
})

test('a team is judged person by person, by courses that cover others too', () => {
  const { says, facts } = ask('calc=team')
  assert.equal(says, 'Missing or expired: 1')
  assert.deepEqual(facts, {
    'Ana · Working at Heights': 'Valid.',
    'Luc · Working at Heights': 'There is a record that no one has verified.',
    'Ana · Emergency First Aid': 'Valid. By Standard First Aid, which covers it.',
    'Luc · Emergency First Aid': 'Emergency First Aid is required and missing.',
  })
})

test('a course is satisfied by all that cover it, and a circle is said to be one', () => {
  assert.equal(ask('calc=coverage&courses=A~B;B~C;C~').facts.C, 'A, B, C')
  assert.equal(
    ask('calc=coverage&courses=A~B;B~A').says,
    'These courses cover each other in a circle.',
  )
})

test('a matrix of one’s own in which a fatality is low is refused, cell by cell', () => {
  assert.equal(ask('calc=matrix').says, 'No problems found')
  const { says, path } = ask(`calc=matrix&cells=${encodeURIComponent('1 1\n1 2')}`)
  assert.deepEqual([says, path], ['No problems found', []])
  const low = ask(`calc=matrix&cells=${encodeURIComponent('1 1 2 2 1\n1 2 2 3')}`)
  assert.equal(low.says, 'Problems: 3')
  assert.ok(low.path.includes('A fatality is never low (probability 1, severity 5).'))
})

test('a rule leads to the calculator that works it out, if one does', () => {
  const codes = new Set(ruleRows.map(({ code }) => code))
  for (const [code, name] of workedOut) {
    assert.ok(codes.has(code), code)
    assert.ok(
      calculators.some((one) => one.name === name),
      name,
    )
  }
  for (const row of ruleRows) {
    const address = workAddress(row)
    if (address !== undefined) assert.doesNotMatch(ask(address.slice(1)).says, /^There is no/)
  }
})

test('each rule has a subject', () => {
  assert.deepEqual(
    ruleRows.map(({ code }) => code).filter((code) => subjectOf(code) === undefined),
    [],
  )
})
