// What must hold of every form and every answer; a failure prints its seed and path.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { compile, type Instance, open, read, type Snapshot } from './index.ts'
import { type Json, stored } from './testing/case-format.ts'
import {
  type AnswerChange,
  anyAnswer,
  coneOf,
  filledIn,
  type GeneratedForm,
  generatedForm,
  kindName,
  kinds,
} from './testing/generated-forms.ts'

const seed = 20_260_301
const law = (numRuns: number) => ({ seed, numRuns })

const compiled = (fields: Json) => compile(read(fields).definition).form
const begin = ({ fields }: GeneratedForm, answers: Record<string, Json> = {}): Instance =>
  open(compiled(fields), answers, { today: '2026-03-01' })
const change = (instance: Instance, changes: readonly AnswerChange[]): Instance => {
  for (const [key, answer] of changes) instance.set(key, answer)
  return instance
}
const state = (instance: Instance) => ({
  visible: instance.visibleKeys(),
  answers: instance.answers(),
  problems: instance.validate(),
})
const lastOfEach = (changes: readonly AnswerChange[]) => [...new Map(changes)]
const snapshots = (instance: Instance, { fields }: GeneratedForm): Map<string, Snapshot> =>
  new Map(fields.map(({ key }) => [key, instance.get(key)]))

describe('negation', () => {
  const negated = [
    ['is_empty', 'is_not_empty'],
    ['is_equal_to', 'is_not_equal_to'],
    ['in_list', 'not_in_list'],
  ] as const
  const pairOf = (asked: Json, positive: string, negative: string, operand: Json) =>
    stored([
      { ...(asked as object), key: 'asked' },
      { ...(asked as object), key: 'other' },
      { key: 'yes', type: 'text', when: [['asked', positive, operand]] },
      { key: 'no', type: 'text', when: [['asked', negative, operand]] },
    ])
  for (const kind of kinds)
    for (const [positive, negative] of negated) {
      if (!kind.operators.includes(positive)) continue
      const { type, slug = null, multiple = false } = kind
      test(`on ${kindName(kind)}, ${negative} is the exact complement of ${positive}`, () => {
        const operands = fc.oneof(kind.operand, fc.constant({ field: 'other' }))
        const answers = [anyAnswer(kind), anyAnswer(kind)] as const
        fc.assert(
          fc.property(operands, ...answers, (operand, asked, other) => {
            const fields = pairOf({ type, slug, multiple }, positive, negative, operand)
            const { definition, problems } = read(fields)
            fc.pre(problems.length === 0)
            const opened = open(compile(definition).form, { asked, other })
            assert.equal(opened.get('yes').visible, !opened.get('no').visible)
          }),
          law(80),
        )
      })
    }
})

describe('a generated form', () => {
  test('is read without a problem but unfinished conditions, and compiled without an error', () => {
    fc.assert(
      fc.property(generatedForm, ({ fields }) => {
        const { definition, problems } = read(fields)
        for (const { code } of problems) assert.equal(code, 'select-value')
        for (const { code } of compile(definition).problems) assert.equal(code, 'never-shown')
      }),
      law(200),
    )
  })

  test('shows the same whatever the order of changes, and when opened with them all at once', () => {
    const orders = filledIn.chain(({ form, changes }) => {
      const last = lastOfEach(changes)
      const shuffled = fc.shuffledSubarray(last, { minLength: last.length })
      return fc.record({ form: fc.constant(form), changes: fc.constant(changes), shuffled })
    })
    fc.assert(
      fc.property(orders, ({ form, changes, shuffled }) => {
        const once = state(begin(form, Object.fromEntries(lastOfEach(changes))))
        assert.deepEqual(state(change(begin(form), changes)), once)
        assert.deepEqual(state(change(begin(form), shuffled)), once)
      }),
      law(300),
    )
  })

  test('decides at most the cone of a change, and touches no snapshot outside it', () => {
    fc.assert(
      fc.property(filledIn, ({ form, changes }) => {
        const instance = begin(form)
        for (const [key, answer] of changes) {
          const held = snapshots(instance, form)
          const before = instance.evaluations
          instance.set(key, answer)
          const cone = coneOf(key, form)
          assert.ok(instance.evaluations - before <= cone.size)
          for (const [other, snapshot] of held)
            if (other !== key && !cone.has(other)) assert.equal(instance.get(other), snapshot)
        }
      }),
      law(300),
    )
  })

  test('keeps a snapshot until something in it changes, and then gives another', () => {
    fc.assert(
      fc.property(filledIn, ({ form, changes }) => {
        const instance = begin(form)
        for (const one of changes) {
          const held = [...snapshots(instance, form).values()]
          const copies = structuredClone(
            held.map(({ key, visible, required }) => [key, visible, required]),
          )
          change(instance, [one])
          held.forEach((snapshot, place) => {
            const { key, visible, required } = snapshot
            assert.deepEqual([key, visible, required], copies[place])
            const now = instance.get(key)
            assert.equal(now, instance.get(key))
            if (now !== snapshot) assert.notDeepEqual(now, snapshot)
            else assert.equal(now.visible, instance.visibleKeys().includes(key))
          })
        }
      }),
      law(200),
    )
  })

  test('tells each subscriber once, and only when its own snapshot changed', () => {
    fc.assert(
      fc.property(filledIn, ({ form, changes }) => {
        const instance = begin(form)
        const told = new Map<string, Snapshot[]>()
        const leave = form.fields.map(({ key }) =>
          instance.subscribe(key, (snapshot) =>
            told.set(key, [...(told.get(key) ?? []), snapshot]),
          ),
        )
        for (const one of changes) {
          const held = snapshots(instance, form)
          told.clear()
          change(instance, [one])
          for (const [key, before] of held) {
            const now = instance.get(key)
            const wanted = now === before ? [] : [now]
            assert.deepEqual(told.get(key) ?? [], wanted)
          }
        }
        told.clear()
        for (const unsubscribe of leave) unsubscribe()
        change(
          instance,
          changes.map(([key]): AnswerChange => [key, null]),
        )
        assert.equal(told.size, 0)
      }),
      law(200),
    )
  })

  test('lets nobody see what is hidden', () => {
    fc.assert(
      fc.property(filledIn, ({ form, changes }) => {
        const instance = change(begin(form), changes)
        const shown = new Set(instance.visibleKeys())
        for (const key of Object.keys(instance.answers())) assert.ok(shown.has(key))
        for (const { field } of instance.validate()) assert.ok(shown.has(field ?? ''))
        for (const { key, visible, required, problems } of snapshots(instance, form).values())
          if (!visible) assert.deepEqual([shown.has(key), required, problems], [false, false, []])
      }),
      law(200),
    )
  })

  test('reads a hidden field as empty, whatever it holds', () => {
    fc.assert(
      fc.property(filledIn, ({ form, changes }) => {
        const instance = change(begin(form), changes)
        const before = state(instance)
        const keys = form.fields.map(({ key }) => key)
        const hidden = keys.filter((key) => !instance.get(key).visible)
        for (const key of hidden)
          for (const answer of [null, 'crane', 7, ['a'], { role: 'a', accounts: [] }])
            instance.set(key, answer)
        assert.deepEqual(state(instance), before)
      }),
      law(200),
    )
  })

  test('brings the answer back when a hidden field is shown again', () => {
    fc.assert(
      fc.property(filledIn, ({ form, changes }) => {
        const instance = change(begin(form), changes)
        const before = state(instance)
        for (const [key] of lastOfEach(changes)) {
          const { value } = instance.get(key)
          instance.set(key, null)
          instance.set(key, value)
          assert.deepEqual(state(instance), before)
        }
      }),
      law(200),
    )
  })

  test('is decided by the server as in the browser, and again from what was stored', () => {
    fc.assert(
      fc.property(filledIn, ({ form, changes }) => {
        const browser = change(begin(form), changes)
        const server = begin(form, Object.fromEntries(lastOfEach(changes)))
        assert.deepEqual(state(server), state(browser))
        const kept = JSON.parse(JSON.stringify(server.answers()))
        const again = begin(form, kept)
        assert.deepEqual(again.visibleKeys(), server.visibleKeys())
        assert.deepEqual(again.answers(), kept)
      }),
      law(300),
    )
  })

  test('is the same when its conditions are kept as text', () => {
    fc.assert(
      fc.property(filledIn, ({ form, changes }) => {
        const fields = form.fields.map(({ conditions, dependent_value, ...field }) => ({
          ...field,
          ...(conditions !== undefined && { conditions: JSON.stringify(conditions) }),
          dependent_value:
            typeof dependent_value === 'object' ? JSON.stringify(dependent_value) : dependent_value,
        }))
        assert.deepEqual(
          state(change(begin({ ...form, fields }), changes)),
          state(change(begin(form), changes)),
        )
      }),
      law(150),
    )
  })
})
