// The product's own engine, with one subscriber a field as a screen that shows the whole form has.
import { compile, type Form, open, read } from '../../src/form-engine/index.ts'
import type { Contestant } from './contestant.ts'
import type { BenchForm } from './form.ts'

export function definitionOf(form: BenchForm) {
  const { definition, problems } = read(form.stored)
  if (problems.length > 0) throw new Error(`read: ${problems[0]?.message}`)
  return definition
}

function compiled(form: BenchForm): Form {
  const { form: made, problems } = compile(definitionOf(form))
  if (problems.length > 0) throw new Error(`compile: ${problems[0]?.message}`)
  return made
}

export function engine(form: BenchForm, listener: () => void): Contestant {
  const made = compiled(form)
  const keys = form.fields.map((field) => field.key)
  let instance = open(made)
  let watched = false
  return {
    name: 'form-engine',
    set(at, value) {
      if (!watched) {
        for (const key of keys) instance.subscribe(key, listener)
        watched = true
      }
      instance.set(keys[at] as string, value)
    },
    decide(answers) {
      instance = open(made, answers)
      watched = false
      return instance.visibleKeys()
    },
    visibleKeys: () => instance.visibleKeys(),
  }
}
