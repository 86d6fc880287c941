// No input of any kind makes the engine throw, and what it writes it reads again. A failure prints
// its seed and path.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { compile, open, read, write } from './index.ts'
import type { Json } from './testing/case-format.ts'
import { generatedForm } from './testing/generated-forms.ts'

const law = (numRuns: number) => ({ seed: 20_260_301, numRuns })

const compiled = (fields: Json) => compile(read(fields).definition).form

describe('reading', () => {
  const again = (stored: Json) => {
    const first = read(stored)
    const second = read(JSON.parse(JSON.stringify(write(first.definition))))
    assert.deepEqual(second.definition, JSON.parse(JSON.stringify(first.definition)))
    return second
  }

  test('what was written of a generated form reads the same, without a problem', () => {
    fc.assert(
      fc.property(generatedForm, ({ fields }) => assert.deepEqual(again(fields).problems, [])),
      law(200),
    )
  })

  test('what was written of anything at all reads the same', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => void again(value)),
      law(300),
    )
    fc.assert(
      fc.property(mutatedForm, (value) => void again(value)),
      law(300),
    )
  })
})

const useAll = (given: Json, answer: Json): void => {
  const { definition } = read(given)
  const instance = open(compile(definition).form, { f0: answer, f1: answer })
  for (const { key } of definition.fields) {
    instance.set(key, answer)
    instance.get(key)
  }
  instance.answers()
  instance.validate()
  instance.visibleKeys()
  write(definition)
}

/** A valid form with one thing in it replaced by something else. */
const mutatedForm = fc
  .tuple(generatedForm, fc.array(fc.nat(), { minLength: 6, maxLength: 6 }), fc.jsonValue())
  .map(([{ fields }, path, value]): Json => {
    const copy: Json = JSON.parse(JSON.stringify(fields))
    let at = copy
    for (const step of path) {
      if (typeof at !== 'object' || at === null) break
      const names = Object.keys(at)
      const name = names[step % names.length]
      if (name === undefined) break
      const holder = at as Record<string, Json>
      const next = holder[name]
      const deeper = typeof next === 'object' && next !== null && step % 4 !== 0
      if (!deeper) holder[name] = value
      at = deeper ? next : null
    }
    return copy
  })

describe('no input makes the engine throw:', () => {
  test('JSON of any shape', () => {
    fc.assert(fc.property(fc.jsonValue(), fc.anything(), useAll), law(400))
  })

  test('any value a script can hold', () => {
    const strange = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
    })
    fc.assert(fc.property(strange, strange, useAll), law(300))
    fc.assert(fc.property(fc.array(strange), strange, useAll), law(300))
  })

  test('a valid form with one thing replaced', () => {
    fc.assert(fc.property(mutatedForm, fc.anything(), useAll), law(500))
  })

  test('valid fields with any property replaced by anything', () => {
    const names = [
      'id',
      'key',
      'label',
      'type',
      'slug',
      'options',
      'conditions',
      'dependent_id',
      'dependent_value',
      'required',
    ]
    const odd = fc.tuple(generatedForm, fc.constantFrom(...names), fc.anything())
    fc.assert(
      fc.property(odd, fc.anything(), ([{ fields }, name, value], answer) =>
        useAll(
          fields.map((field) => ({ ...field, [name]: value })),
          answer,
        ),
      ),
      law(300),
    )
  })

  test('open given anything in place of answers', () => {
    fc.assert(
      fc.property(generatedForm, fc.anything(), ({ fields }, given) => {
        const instance = open(compiled(fields), given as Record<string, Json>)
        instance.answers()
        instance.validate()
      }),
      law(200),
    )
  })
})
