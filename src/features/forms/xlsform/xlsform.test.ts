import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openFilling } from '../definition/filling/filling.ts'
import { publishProblems } from '../definition/publishing/publish-checks.ts'
import { conditionsOf, limitsOf } from './relevant.ts'
import { fromXlsForm } from './xlsform.ts'

/** How an XLSForm names a question, which would read as a template of ours. */
const named = (expression: string) => expression.replaceAll('#', '$')

const survey = [
  [
    'type',
    'name',
    'label::English (en)',
    'label::French (fr)',
    'hint',
    'required',
    'relevant',
    'constraint',
    'appearance',
  ],
  ['start', 'start', '', '', '', '', '', '', ''],
  ['begin group', 'where', 'Where', 'Où', '', '', '', '', ''],
  ['select_one weather', 'weather', 'Weather', 'Météo', 'Now', 'yes', '', '', ''],
  ['select_multiple ppe', 'ppe', 'PPE worn', 'ÉPI portés', '', '', '', '', ''],
  ['integer', 'people', 'People', 'Personnes', '', '', '', '. >= 1 and . <= 50', ''],
  [
    'text',
    'why',
    'Why not',
    'Pourquoi',
    '',
    '',
    "#{weather} = 'rain' and (#{people} > 5 or not(selected(#{ppe}, 'hat')))",
    '',
    'multiline',
  ],
  ['end group', '', '', '', '', '', '', '', ''],
  ['begin repeat', 'tools', 'Tools', 'Outils', '', '', '', '', ''],
  ['text', 'tool', 'Tool', 'Outil', '', '', '', '', ''],
  ['end repeat', '', '', '', '', '', '', '', ''],
  ['image', 'sign', 'Signature', 'Signature', '', '', '', '', 'signature'],
  ['geoshape', 'shape', 'Shape', 'Forme', '', '', '', '', ''],
  ['text', 'odd', 'Odd', 'Étrange', '', '', 'count-selected(#{ppe}) > 2', "regex(., '^a')", ''],
]
const choices = [
  ['list_name', 'name', 'label::English (en)', 'label::French (fr)'],
  ['weather', 'rain', 'Rain', 'Pluie'],
  ['weather', 'sun', 'Sun', 'Soleil'],
  ['ppe', 'hat', 'Hard hat', 'Casque'],
  ['ppe', 'boots', 'Boots', 'Bottes'],
]
const taken = fromXlsForm({
  survey: survey.map((line) => line.map(named)),
  choices,
  settings: [['form_title'], ['Daily check']],
})
const byLabel = (label: string) =>
  taken.definition.fields.find((field) => field.label === label) ?? assert.fail(label)

test('questions, groups, choices and words in two languages are taken over', () => {
  assert.equal(taken.title, 'Daily check')
  assert.deepEqual(taken.definition.languages, ['en', 'fr'])
  assert.deepEqual(
    taken.definition.fields.map(({ type, label }) => [type, label]),
    [
      ['section', 'Where'],
      ['radio', 'Weather'],
      ['multiplechoice', 'PPE worn'],
      ['number', 'People'],
      ['textarea', 'Why not'],
      ['group', 'Tools'],
      ['signature', 'Signature'],
      ['text', 'Odd'],
    ],
  )
  assert.deepEqual(
    byLabel('Tools').fields?.map(({ label }) => label),
    ['Tool'],
  )
  assert.deepEqual([byLabel('People').min, byLabel('People').max], [1, 50])
  assert.equal(byLabel('Weather').required, true)
  assert.equal(byLabel('Weather').options?.[0]?.labels?.fr, 'Pluie')
})

test('the form can be published, and its conditions decide as the sheet says', () => {
  assert.deepEqual(
    publishProblems(taken.definition).filter(({ severity }) => severity === 'error'),
    [],
  )
  const filling = openFilling(taken.definition)
  const why = byLabel('Why not').key
  const set = (label: string, value: unknown) => filling.set(byLabel(label).key, value)
  assert.equal(filling.get(why).visible, false)
  set('Weather', 'rain')
  set('PPE worn', ['hat'])
  set('People', 3)
  assert.equal(filling.get(why).visible, false)
  set('People', 6)
  assert.equal(filling.get(why).visible, true)
  set('People', 3)
  set('PPE worn', ['boots'])
  assert.equal(filling.get(why).visible, true)
})

test('what cannot be said is reported with its line, and nothing of it is guessed', () => {
  assert.deepEqual(
    taken.report.map(({ code, message }) => [code, Number(/Line (\d+)/.exec(message)?.[1])]),
    [
      ['type', 13],
      ['relevant', 14],
      ['constraint', 14],
    ],
  )
  assert.equal(byLabel('Odd').conditions, null)
})

const names = new Map([['a', { key: 'k', several: false }]])
for (const text of [
  "#{a} = 'x' and",
  '#{b} = 1',
  'true()',
  '',
  "#{a} = 'x' or (#{a} = 'y' and #{a} = 'z')",
  'if(#{a}, 1, 2)',
])
  test(`the expression “${text}” is not guessed at`, () =>
    assert.equal(conditionsOf(named(text), 'o', names), undefined))

test('limits are taken over; where they let the limit itself in, that is said', () => {
  const exact = (limits: object) => ({ limits, isWider: false })
  assert.deepEqual(limitsOf('(. >= 0 and . <= 9.5)', false), exact({ min: 0, max: 9.5 }))
  assert.deepEqual(limitsOf('. > 0 and . < 60', true), exact({ min: 1, max: 59 }))
  assert.deepEqual(limitsOf('. > -1.5 and . < 2.5', true), exact({ min: -1, max: 2 }))
  assert.deepEqual(limitsOf('. > 0 and . < 60', false), {
    limits: { min: 0, max: 60 },
    isWider: true,
  })
  assert.equal(limitsOf('. >= 0 or . = -1', true), undefined)
})
