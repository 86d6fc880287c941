import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { FormDefinition, Question } from '../definition/question.ts'
import { merge } from './draft-rules.ts'

const question = (key: string, label = key): Question => ({ key, label, type: 'text' })
const form = (...fields: Question[]): FormDefinition => ({ fields, languages: ['en'] })
const base = form(question('a'), question('b'), question('c'))
const keys = ({ fields }: FormDefinition) => fields.map(({ key }) => key)

test('changes of different questions are both taken', () => {
  const { merged, clashes } = merge(
    base,
    form(question('a', 'mine'), question('b'), question('c')),
    form(question('a'), question('b', 'theirs'), question('c')),
  )
  assert.deepEqual(
    merged.fields.map(({ label }) => label),
    ['mine', 'theirs', 'c'],
  )
  assert.deepEqual(clashes, [])
})

test('a question that both changed is for a person to choose, and nothing is lost', () => {
  const { merged, clashes } = merge(
    base,
    form(question('a', 'mine'), question('b'), question('c')),
    form(question('a', 'theirs'), question('b'), question('c')),
  )
  assert.deepEqual(
    clashes.map(({ key, mine, theirs }) => [key, mine?.label, theirs?.label]),
    [['a', 'mine', 'theirs']],
  )
  assert.equal(merged.fields[0]?.label, 'mine')
})

test('a question that one took out and the other left alone is gone; one that the other changed clashes', () => {
  assert.deepEqual(keys(merge(base, form(question('a'), question('c')), base).merged), ['a', 'c'])
  const { clashes } = merge(
    base,
    form(question('a'), question('c')),
    form(question('a'), question('b', 'x'), question('c')),
  )
  assert.deepEqual(
    clashes.map(({ key }) => key),
    ['b'],
  )
})

test('new questions of both stand where each put them', () => {
  const { merged } = merge(
    base,
    form(question('a'), question('mine'), question('b'), question('c')),
    form(question('theirs'), question('a'), question('b'), question('c')),
  )
  assert.deepEqual(keys(merged), ['theirs', 'a', 'mine', 'b', 'c'])
})

const edits = fc.array(
  fc.tuple(fc.nat(8), fc.constantFrom('label', 'remove', 'add', 'move'), fc.nat(99)),
  { maxLength: 12 },
)
const edited = (who: string, steps: [number, string, number][]) =>
  steps.reduce((now, [at, what, n], step) => {
    const fields = [...now.fields]
    const place = at % Math.max(1, fields.length)
    const [field] = fields.splice(place, what === 'add' ? 0 : 1)
    if (what === 'add') fields.splice(place, 0, question(`${who}${n}.${step}`))
    else if (field !== undefined && what === 'label')
      fields.splice(place, 0, { ...field, label: `${who}${n}` })
    else if (field !== undefined && what === 'move')
      fields.splice(n % (fields.length + 1), 0, field)
    return form(...fields)
  }, base)

test('with one alone at work, the merge is that one’s draft', () => {
  fc.assert(
    fc.property(edits, (steps) => {
      const work = edited('m', steps)
      assert.deepEqual(merge(base, work, base).merged, work)
      assert.deepEqual(merge(base, base, work).merged, work)
    }),
  )
})

test('no question is doubled, and none that anybody wrote or changed is lost without a word', () => {
  fc.assert(
    fc.property(edits, edits, (first, second) => {
      const [mine, theirs] = [edited('m', first), edited('t', second)]
      const { merged, clashes } = merge(base, mine, theirs)
      assert.equal(new Set(keys(merged)).size, merged.fields.length)
      const told = new Set(clashes.map(({ key }) => key))
      for (const [work, other] of [
        [mine, theirs],
        [theirs, mine],
      ] as const)
        for (const field of work.fields) {
          const before = base.fields.find(({ key }) => key === field.key)
          if (JSON.stringify(before) === JSON.stringify(field) || told.has(field.key)) continue
          assert.ok(
            merged.fields.some((one) => JSON.stringify(one) === JSON.stringify(field)),
            `${field.key} of ${keys(other)}`,
          )
        }
    }),
  )
})

test('what came back from the database in another order of properties was not changed', () => {
  const turned = ({ fields, languages }: FormDefinition): FormDefinition => ({
    languages,
    fields: fields.map(({ type, key, label }) => ({ type, label, key })),
  })
  const theirs = turned(form(question('a'), question('b', 'theirs'), question('c')))
  const mine = form(question('a', 'mine'), question('b'), question('c'))
  const { merged, clashes } = merge(base, mine, theirs)
  assert.deepEqual(clashes, [])
  assert.deepEqual(
    merged.fields.map(({ label }) => label),
    ['mine', 'theirs', 'c'],
  )
  // Nothing of one's own is in it: there is nothing to be saved.
  assert.equal(merge(base, base, theirs).merged, theirs)
})
