// Whatever is edited and published in whatever order: an answer's key stays readable for ever.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, test } from 'node:test'
import { withServer } from '../../../../../tests/api/server.ts'
import {
  add,
  type BuilderState,
  change,
  opened,
  remove,
  select,
} from '../../builder/builder-state.ts'
import { questionKinds } from '../../builder/question-kinds.ts'
import { drop, duplicateChosen } from '../../builder/several.ts'
import { emptyDefinition, type FormDefinition, newKey, type Question } from '../question.ts'

/** A stream of numbers below a bound: the same for the same seed. */
function dice(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
type Roll = ReturnType<typeof dice>

const taken = new Set(['text', 'number', 'radio', 'checkbox', 'date', 'section', 'signature'])
const kinds = questionKinds.filter(({ type }) => taken.has(type))
const lines = new Set(['section', 'page', 'info'])

const pick = <Item>(roll: Roll, items: readonly Item[]): Item => {
  const item = items[roll(items.length)]
  if (item === undefined) throw new Error('There is nothing to pick from.')
  return item
}

/** Options are renamed, added, and archived: never taken out, as the builder has no way to. */
function options(roll: Roll, round: number, { options: now = [] }: Question): Partial<Question> {
  const which = roll(now.length)
  const next = [
    now.map((option, at) => (at === which ? { ...option, label: `Choice ${round}` } : option)),
    [...now, { id: newKey('o'), label: `Choice ${round}` }],
    now.map((option, at) => (at === which && at > 0 ? { ...option, archived: true } : option)),
  ]
  return { options: pick(roll, next) }
}

/** One step as a person makes it in the builder. */
function edit(roll: Roll, round: number, state: BuilderState): BuilderState {
  const { fields } = state.definition
  if (fields.length < 4) return add(state, pick(roll, kinds))
  const question = pick(roll, fields)
  const { key } = question
  const steps = [
    () => add(state, pick(roll, kinds), { at: roll(fields.length) }),
    () => change(state, key, { label: `Question ${round}` }),
    () => change(state, key, { required: question.required !== true }),
    () =>
      question.options === undefined ? state : change(state, key, options(roll, round, question)),
    () => duplicateChosen(select(state, key)),
    () => drop(state, key, roll(fields.length)),
    () => remove(state, key),
  ]
  return pick(roll, steps)()
}

const digest = (definition: FormDefinition) =>
  createHash('sha256').update(JSON.stringify(definition)).digest('hex')

describe('publishing again and again', () => {
  const server = withServer()

  test('50 random edits and publishes lose no answer key, and no version ever changes', async () => {
    const token = await server.token('manager@northgate.test')
    const ask = async (method: string, path: string, body?: unknown) => {
      const answer = await server.ask(method, `/api/dashboard/${path}`, {
        token,
        ...(body !== undefined && { body }),
      })
      assert.ok(answer.status < 300, `${method} ${path}: ${JSON.stringify(answer.body)}`)
      return answer.body.data as Record<string, unknown>
    }
    const roll = dice(29)
    const { id: category } = await ask('POST', 'form-categories', { name: 'Published often' })
    const { id: form } = await ask('POST', 'forms', { title: 'Published often', category })
    /** What each key was last published as, and the bytes of each version. */
    const known = new Map<string, Question>()
    const frozen: string[] = []
    let definition: FormDefinition = emptyDefinition
    for (let round = 1; round <= 50; round += 1) {
      let state = opened(definition)
      const steps = 1 + roll(3)
      for (let step = 0; step < steps; step += 1) state = edit(roll, round, state)
      // A form that asks nothing is not published; nor is one that differs in nothing.
      if (!state.definition.fields.some(({ type }) => !lines.has(type)))
        state = add(
          state,
          pick(
            roll,
            kinds.filter(({ type }) => type === 'text'),
          ),
        )
      if (state.definition === definition)
        state = change(state, state.definition.fields[0]?.key ?? '', { description: `${round}` })
      definition = state.definition
      const { revision } = await ask('PUT', `forms/${form}/draft`, { revision: 0, definition })
      const { n } = await ask('POST', `forms/${form}/publish`, { revision })
      assert.equal(n, round)
      for (const question of definition.fields) known.set(question.key, question)
      frozen.push(
        digest((await ask('GET', `forms/${form}/versions/${n}`)).definition as FormDefinition),
      )
      // The next draft begins from what was published.
      definition = (await ask('GET', `forms/${form}/draft`)).definition as FormDefinition
    }

    const readable = new Map<string, Question>()
    const rows = (await ask('GET', `forms/${form}/versions`)) as unknown as { n: number }[]
    assert.equal(rows.length, frozen.length)
    for (const [at, was] of frozen.entries()) {
      const version = await ask('GET', `forms/${form}/versions/${at + 1}`)
      const stands = version.definition as FormDefinition
      assert.equal(digest(stands), was, `version ${at + 1} has changed`)
      for (const question of stands.fields) {
        const before = readable.get(question.key)
        assert.equal(question.type, before?.type ?? question.type)
        const ids = new Set(question.options?.map(({ id }) => id))
        for (const option of before?.options ?? [])
          assert.ok(ids.has(option.id), `${question.key} lost the option ${option.id}`)
        readable.set(question.key, question)
      }
    }
    assert.deepEqual([...readable.keys()].sort(), [...known.keys()].sort())
    for (const [key, last] of known) assert.deepEqual(readable.get(key), last)
    // The steps took questions out: what is no longer asked is among what can still be read.
    assert.ok(known.size > definition.fields.length)
  })
})
