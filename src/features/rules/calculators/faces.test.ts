// Every function of the regulation room has its calculator: a new one without is red.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import * as room from '../../../regulation/index.ts'
import { calculators } from './all.ts'

/** What asks the room about its rules and its calendar; the list of the rules and every form use it. */
const others = ['isOn', 'rowOf', 'ruleOf', 'rulesInForce', 'today']

const isFunction = (value: unknown) =>
  typeof value === 'function' && !(value.prototype instanceof Error)
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `dueAt`, `ita.read` … */
const faces = Object.entries(room).flatMap(([name, value]) => {
  if (isFunction(value)) return [name]
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([part, inner]) =>
    isFunction(inner) ? [`${name}.${part}`] : [],
  )
})

/** The code of the calculators that the page lists. */
const listed = new Map(
  globSync('*.ts', { cwd: import.meta.dirname })
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(import.meta.dirname, path), 'utf8'))
    .flatMap((code) => {
      const name = code.match(/= calculator\(\{\s*name: '([\w-]+)'/)?.[1]
      return name === undefined ? [] : [[name, code] as const]
    }),
)

test('each function of the room is asked by a calculator', () => {
  assert.ok(faces.length > 20, faces.join(' '))
  const code = [...listed.values()].join('\n')
  const asked = (face: string) => new RegExp(`\\b${face.replace('.', '\\.')}\\(`).test(code)
  assert.deepEqual(
    faces.filter((face) => !others.includes(face) && !asked(face)),
    [],
  )
  assert.deepEqual(
    others.filter((face) => !faces.includes(face)),
    [],
  )
})

test('each calculator that is written stands on the page', () => {
  assert.deepEqual([...listed.keys()].sort(), calculators.map(({ name }) => name).sort())
})
