// Every call of the OpenAPI page, and the address of one with its parameters.
import type { Random } from '../../src/register/fields/field.ts'
import type { TestServer } from '../api/server.ts'
import { type Schema, valid } from './values.ts'

export type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }
export type Operation = {
  method: string
  path: string
  grant: string
  parameters: Parameter[]
  body: Schema | undefined
}

type Documented = {
  'x-grant': string
  parameters: Parameter[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
}

export async function operationsOf(server: TestServer): Promise<Operation[]> {
  const { body } = await server.ask('GET', '/api/openapi.json')
  const paths = body.paths as Record<string, Record<string, Documented>>
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, stated]) => ({
      method: method.toUpperCase(),
      path,
      grant: stated['x-grant'],
      parameters: stated.parameters,
      body: stated.requestBody?.content['application/json'].schema,
    })),
  )
}

/** The ids of rows that there are, by the address that lists them. */
export type Ids = ReadonlyMap<string, readonly string[]>

export type Request = {
  path: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
}

/** A request that may well be taken: rows that there are, and values as they should be. */
export function rightRequest(operation: Operation, ids: Ids, random: Random): Request {
  const all = [...ids.values()].flat()
  const given = (where: 'path' | 'query') =>
    operation.parameters.filter((one) => one.in === where && (one.required || random() < 0.3))
  const listed = ids.get(operation.path.slice(0, operation.path.indexOf('/{'))) ?? all
  return {
    path: Object.fromEntries(
      given('path').map(({ name, schema }) => [name, valid(schema, { random, ids: listed })]),
    ),
    query: Object.fromEntries(
      given('query').map(({ name, schema }) => [name, valid(schema, { random, ids: all })]),
    ),
    body: operation.body && valid(operation.body, { random, ids: all }),
  }
}

const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : `${value}`)
/** As an address can carry it: without half a character, and short enough to get past the parser. */
const encoded = (value: unknown) => encodeURIComponent(asText(value).slice(0, 1000).toWellFormed())

export function addressOf({ path }: Operation, request: Request): string {
  const query = Object.entries(request.query).flatMap(([name, value]) =>
    [value]
      .flat()
      .slice(0, 60)
      .map((one) => `${encoded(name)}=${encoded(one)}`),
  )
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(request.path[name]))
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`
}
