// The OpenAPI page says of every call what the server really asks for.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { z } from 'zod'
import { calls } from '../../src/app/calls.ts'
import { registers } from '../../src/app/composed/registers.ts'
import { problemsOf } from '../../src/kit/http/server/bind.ts'
import { callsOf } from '../../src/register/contract.ts'
import { has, type Register, writable } from '../../src/register/define.ts'
import { withServer } from './server.ts'

type Schema = Record<string, unknown>
type Operation = {
  'x-grant': string
  parameters: { name: string; schema: Schema }[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
  responses: Record<string, unknown>
}

const isObject = (value: unknown): value is Schema => typeof value === 'object' && value !== null
const isNothing = (schema: Schema) => Object.keys(schema).length === 0

/** The paths without a schema; that an object may hold more is no property. */
function saysNothing(schema: unknown, path: string): string[] {
  if (!isObject(schema)) return []
  if (isNothing(schema)) return [path]
  return Object.entries(schema).flatMap(([word, part]) => {
    if (['default', 'const', 'enum', 'not'].includes(word)) return []
    if (word === 'additionalProperties' && isObject(part) && isNothing(part))
      return schema.properties === undefined ? [`${path}/*`] : []
    if (word === 'properties' && isObject(part) && isNothing(part)) return []
    return saysNothing(part, `${path}/${word}`)
  })
}

describe('the OpenAPI page', () => {
  const server = withServer()
  let paths: Record<string, Record<string, Operation>> = {}
  before(async () => {
    paths = (await server.ask('GET', '/api/openapi.json')).body.paths as typeof paths
  })
  const operationOf = (route: { method: string; path: string }) =>
    paths[route.path.replace(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()]
  const bodyOf = (route: { method: string; path: string }) =>
    operationOf(route)?.requestBody?.content['application/json'].schema

  test('has every call, with its grant and every status it can answer', () => {
    for (const { route } of calls) {
      const operation = operationOf(route)
      assert.equal(operation?.['x-grant'], route.grant, route.path)
      assert.ok(Object.keys(operation.responses).length > problemsOf(route).length / 4)
      if (route.reply !== undefined)
        assert.doesNotThrow(() => z.toJSONSchema(route.reply as z.ZodType))
    }
  })

  test('says something of every property and parameter that a request may carry', () => {
    const silent = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { parameters, requestBody }]) => [
        ...saysNothing(requestBody?.content['application/json'].schema, `${method} ${path}`),
        ...parameters.flatMap(({ name, schema }) =>
          saysNothing(schema, `${method} ${path}?${name}`),
        ),
      ]),
    )
    assert.deepEqual(silent, [])
  })

  const mustBeSent = (register: Register) =>
    writable(register)
      .filter(([, field]) => {
        const { default: first } = field as { default?: unknown }
        return field.required && !field.when && (first === undefined || first === 'today')
      })
      .map(([name]) => name)

  for (const register of registers.filter((one) => has(one, 'create')))
    test(`asks for what ${register.name} requires, and for no more`, () => {
      const required = (bodyOf(callsOf(register).create)?.required ?? []) as string[]
      assert.deepEqual([...required].sort(), mustBeSent(register).sort())
      if (has(register, 'edit'))
        assert.deepEqual(bodyOf(callsOf(register).edit)?.required, ['version'])
    })
})
