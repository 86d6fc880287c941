import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { written } from '../../../../tests/mails/written.ts'
import type { Question } from '../../forms/definition/question.ts'
import { contentOf } from '../papers/content.ts'
import { forOutside } from '../papers/for-outside.ts'
import { paperText } from '../papers/paper-words.ts'
import type { PaperLanguage } from '../papers/readable.ts'
import { examplePaper } from '../papers/testing/example-paper.ts'
import { isCommonPin } from '../signing/common-pins.ts'
import { linkMail } from '../signing/link-mail.ts'
import { roles, statementOf, statements } from '../signing/statements.ts'
import { shownByLink, textsIn } from './shown-by-link.ts'

const question = (key: string, more: Partial<Question> = {}): Question =>
  ({ key, label: key, type: 'text', ...more }) as Question
const when = (field: string) => ({
  type: 'AND' as const,
  rule_name: 'rule',
  conditions: [
    {
      type: 'CONDITION' as const,
      field,
      operator: 'is_not_empty' as const,
      values: null,
      select_values: null,
      is_other_field_compare: false,
      otherField: null,
    },
  ],
})

describe('what a link shows', () => {
  const fields = [
    question('secret', { confidential: true }),
    question('because', { conditions: when('secret') }),
    question('workers', {
      type: 'group',
      fields: [question('name'), question('sin', { confidential: true })],
    }),
  ]
  const definition = { fields, languages: ['en'] as const }

  test('what was asked stays asked when the answer that asked it is kept back', () => {
    const shown = shownByLink(definition, { secret: 'x', because: 'y' })
    assert.deepEqual(shown.answers, { because: 'y' })
    assert.deepEqual(
      shown.definition.fields.map(({ key, conditions }) => [key, conditions]),
      [
        ['because', null],
        ['workers', null],
      ],
    )
    const without = shownByLink(definition, {})
    assert.deepEqual(
      without.definition.fields.map(({ key }) => key),
      ['workers'],
    )
  })

  test('what is confidential within an item of a group is not in it', () => {
    const rows = [{ id: '1', name: 'Ana', sin: '046 454 286' }]
    const shown = shownByLink(definition, { workers: rows })
    assert.deepEqual(shown.answers, { workers: [{ id: '1', name: 'Ana' }] })
    assert.deepEqual(
      shown.definition.fields.at(-1)?.fields?.map(({ key }) => key),
      ['name'],
    )
    assert.ok(!textsIn(shown).includes('046 454 286'))
  })
})

describe('what is for staff alone', () => {
  const note = question('note', { slug: 'internal' })
  const definition = {
    fields: [
      note,
      question('because', { conditions: when('note') }),
      question('workers', { type: 'group', fields: [question('name'), note] }),
    ],
    languages: ['en'] as const,
  }
  const answers = {
    note: 'x',
    because: 'y',
    workers: [{ id: '1', name: 'Ana', note: 'late again' }],
  }

  test('is not in what a link shows, nor what hangs on it', () => {
    const shown = shownByLink(definition, answers, { outside: true })
    assert.deepEqual(shown.answers, { workers: [{ id: '1', name: 'Ana' }] })
    assert.deepEqual(
      shown.definition.fields.map(({ key, fields }) => [key, fields?.map((one) => one.key)]),
      [['workers', ['name']]],
    )
  })

  test('is in what staff read who may not read what is confidential', () => {
    assert.deepEqual(shownByLink(definition, answers).answers, answers)
  })

  test('is not on a paper for outside, nor its score and its deficiencies', () => {
    const noted = { number: 'D-1', title: 'T', status: 'open', severity: 'low', owner: null }
    const paper = {
      ...examplePaper,
      definition,
      answers,
      scores: { all: { percent: 50, passed: null }, open: { percent: 50, passed: null } },
      deficiencies: [
        { ...noted, due_on: null, item: 'note' },
        { ...noted, due_on: null, item: 'workers' },
      ],
    }
    const outside = forOutside(paper)
    assert.deepEqual(outside.scores, { all: null, open: null })
    assert.deepEqual(
      outside.deficiencies.map(({ item }) => item),
      ['workers'],
    )
    assert.deepEqual(outside.answers, { workers: [{ id: '1', name: 'Ana' }] })
    const reading = {
      language: 'en',
      text: paperText('en'),
      names: {},
      moment: String,
      time: String,
      dayAndTime: String,
      number: String,
      day: String,
    }
    const { entries } = contentOf(outside, false, reading as PaperLanguage)
    assert.doesNotMatch(JSON.stringify(entries), /note|because|late again/)
    assert.equal(forOutside(examplePaper), examplePaper)
  })
})

test('every part has its statement in each language, and no other part has one', () => {
  for (const role of roles) assert.equal(new Set(Object.values(statements[role])).size, 3)
  assert.throws(() => statementOf('visitor', 'en'))
})

test('the letter says the day in the company’s zone, in its language', () => {
  const letter = {
    company: 'Northgate',
    form: 'Talk',
    number: 'SUB-2026-0001',
    place: null,
    day: '2026-11-20',
    name: 'Rosa',
    writer: { name: 'Maya', email: null, phone: null },
    address: 'https://example.test/sign/x',
    ends: '2026-11-28T03:00:00Z',
    timezone: 'America/Toronto',
  }
  assert.match(
    written(linkMail, letter, 'en').text,
    /until Friday, November 27, 2026 at 10:00\sPM EST/,
  )
  assert.match(written(linkMail, letter, 'fr').text, /vendredi 27 novembre 2026/)
  assert.match(written(linkMail, letter, 'es').text, /viernes/)
})

test('numbers that anybody would try are common; others are not', () => {
  for (const pin of [
    '000000',
    '123456',
    '654321',
    '135790',
    '123123',
    '121212',
    '112233',
    '987654',
  ])
    assert.ok(isCommonPin(pin), pin)
  for (const pin of ['402917', '918273', '100200']) assert.ok(!isCommonPin(pin), pin)
})
