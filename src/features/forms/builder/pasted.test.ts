// Lists that are pasted, and the question that follows on Enter.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyDefinition, type Question } from '../definition/question.ts'
import { add, type BuilderState, change, opened, select, undo } from './builder-state.ts'
import { addNext, linesOf, mostQuestions, pasteFault, pasteInto, pasteLines } from './pasted.ts'
import { oneChoice, questionKinds } from './question-kinds.ts'

const say = (english: string) => english
const kind = (wanted: string) => questionKinds.find(({ type }) => type === wanted) ?? assert.fail()
const labels = ({ definition }: BuilderState) =>
  definition.fields.map(({ type, label }) => (type === 'section' ? `${label}:` : label))
const keyAt = ({ definition }: BuilderState, at: number) =>
  definition.fields[at]?.key ?? assert.fail()

test('bullets, numbers and boxes go, words and measures stay, a colon begins a section', () => {
  const pasted = [
    '  Ground :',
    '1. Is the ground firm?',
    '2.1) Are trenches\tshored?',
    '• 2.5 m clearance kept',
    '',
    '[ ] 3 extinguishers charged',
    'b) Signs are up\u00a0',
    '- [x] not a box of ours',
  ].join('\r\n')
  assert.deepEqual(
    linesOf(pasted).map(({ words, section }) => (section ? `${words}:` : words)),
    [
      'Ground:',
      'Is the ground firm?',
      'Are trenches shored?',
      '2.5 m clearance kept',
      '3 extinguishers charged',
      'Signs are up',
      '[x] not a box of ours',
    ],
  )
  assert.deepEqual(linesOf(' \n\n'), [])
})

test('a list becomes questions behind the selected one, in one step', () => {
  const state = select(add(add(opened(emptyDefinition), kind('date')), kind('text')), undefined)
  const at = select(state, keyAt(state, 0))
  const pasted = pasteLines(at, linesOf('People:\nWho?\nWhere?'), { kind: oneChoice, say })
  assert.deepEqual(labels(pasted), ['Date', 'People:', 'Who?', 'Where?', 'Short text'])
  assert.equal(pasted.past.length, at.past.length + 1)
  assert.deepEqual(undo(pasted).definition, at.definition)
  assert.equal(pasted.definition.fields[2]?.options?.length, 3)
})

test('lines pasted into a question are its words and those of the questions after it, like it', () => {
  const state = change(add(opened(emptyDefinition), oneChoice), '', {})
  const key = keyAt(state, 0)
  const required = change(state, key, { required: true })
  const pasted = pasteInto(required, key, linesOf('Head:\nFirst?\nSecond?'), say)
  assert.deepEqual(labels(pasted), ['Head:', 'First?', 'Second?'])
  assert.equal(keyAt(pasted, 1), key)
  const [, first, second] = pasted.definition.fields
  assert.equal(second?.required, true)
  const ids = (question?: Question) => question?.options?.map(({ id }) => id) ?? []
  assert.equal(new Set([...ids(first), ...ids(second)]).size, 6)
})

test('what does not fit is refused whole, in figures', () => {
  const full = Array.from({ length: mostQuestions - 1 }, (_, n): Question => {
    return { key: `q${n}`, label: 'x', type: 'text' }
  })
  const state = opened({ fields: full, languages: ['en'] })
  assert.deepEqual(pasteFault(linesOf('a\nb'), state), { code: 'many', count: 2, room: 1 })
  assert.equal(pasteFault(linesOf('a'), state), undefined)
  assert.equal(pasteFault(linesOf('x'.repeat(2001)), opened(emptyDefinition))?.code, 'long')
})

test('Enter goes on with the same answers and the same consequence, under a key of its own', () => {
  let state = add(opened(emptyDefinition), oneChoice)
  const options = [
    { id: 'y', label: 'Yes' },
    { id: 'old', label: 'Maybe', archived: true },
    { id: 'n', label: 'No', fails: true },
  ]
  const deficiency = { severity: 'high' as const }
  state = change(state, keyAt(state, 0), {
    options,
    deficiency,
    required: true,
    conditions: { type: 'AND', rule_name: 'x', conditions: [] },
  })
  state = addNext(state, keyAt(state, 0), say)
  const next = state.definition.fields[1] ?? assert.fail()
  assert.deepEqual(
    next.options?.map(({ label, fails }) => [label, fails === true]),
    [
      ['Yes', false],
      ['No', true],
    ],
  )
  assert.deepEqual([next.deficiency, next.required, next.conditions], [deficiency, true, undefined])
  assert.equal(state.fresh, next.key)
  assert.ok(!next.options?.some(({ id }) => options.some((one) => one.id === id)))
})

test('after a section the questions go on as before it; a project is not asked for twice', () => {
  let state = add(add(opened(emptyDefinition), kind('number')), kind('section'))
  state = addNext(state, keyAt(state, 1), say)
  assert.equal(state.definition.fields[2]?.type, 'number')
  state = addNext(add(opened(emptyDefinition), kind('project')), '', say)
  const asked = add(opened(emptyDefinition), kind('project'))
  assert.equal(addNext(asked, keyAt(asked, 0), say).definition.fields[1]?.type, 'radio')
})
