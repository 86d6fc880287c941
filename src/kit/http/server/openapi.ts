// The OpenAPI 3.1 page of every call, from the same values that guard requests and replies.
import { z } from 'zod'
import { statusOf, wordsOf } from '../../problems.ts'
import { inLines } from '../lines.ts'
import type { Route } from '../route.ts'
import { problemsOf } from './bind.ts'

type Json = Record<string, unknown>

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })

function parameters(schema: z.ZodType | undefined, where: 'path' | 'query'): Json[] {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }))
}

/** Each line of an answer in lines. */
const lineOf = (progress: z.ZodType, reply: z.ZodType): Json => ({
  oneOf: [
    { type: 'object', properties: { progress: schemaOf(progress, 'output') } },
    { type: 'object', properties: { reply: schemaOf(reply, 'output') } },
    { type: 'object', properties: { refused: { type: 'object' } } },
  ],
})

function answers(route: Route): Json {
  const byStatus = new Map<number, string[]>()
  for (const code of problemsOf(route))
    byStatus.set(statusOf(code), [
      ...(byStatus.get(statusOf(code)) ?? []),
      `\`${code}\` ${wordsOf(code)}`,
    ])
  const problems = [...byStatus].map(([status, words]) => [
    String(status),
    {
      description: words.join('\n\n'),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ])
  const good =
    route.reply === undefined
      ? ['204', { description: 'Done.' }]
      : [
          String(route.status ?? 200),
          {
            description: route.summary,
            content: {
              'application/json': { schema: schemaOf(route.reply, 'output') },
              ...(route.progress && { [inLines]: { schema: lineOf(route.progress, route.reply) } }),
            },
          },
        ]
  return Object.fromEntries([good, ...problems])
}

function operation(route: Route): Json {
  return {
    summary: route.summary,
    'x-grant': route.grant,
    ...(route.inPerson && { 'x-in-person': true }),
    ...(route.private && { 'x-private': true }),
    ...(route.whileSeeing && { 'x-while-seeing': true }),
    security: route.grant === 'public' ? [] : [{ bearer: [] }],
    parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query')],
    ...(route.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(route.body, 'input') } },
          },
        }),
    responses: answers(route),
  }
}

const problem = {
  type: 'object',
  required: ['error', 'code', 'request_id'],
  properties: {
    error: { type: 'string' },
    code: { type: 'string', description: 'subject/what' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    request_id: { type: 'string' },
  },
}

/** Sorted by path; what a path can be asked, in the order of the list. */
export function openApi(routes: readonly Route[], version: string): Json {
  const paths: Record<string, Json> = {}
  for (const route of routes.toSorted((one, other) => (one.path < other.path ? -1 : 1))) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Plumbline', version },
    paths,
    components: {
      schemas: { Problem: problem },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}
