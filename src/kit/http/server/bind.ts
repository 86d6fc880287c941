// Binds a route to what it does. `Context` is what the layer above makes of a request: who asks, and
// the open transaction. It is given a gate, which opens both, or refuses.
import type { z } from 'zod'
import { Problem, type ProblemCode } from '../../problems.ts'
import type { CallOutput, ReplyOf, Route } from '../route.ts'
import { type Exchange, readJson, sendJson } from './exchange.ts'

/** Opens the transaction of a request, lets in who may, commits, and only then answers. */
export type Gate<Context> = <T>(
  exchange: Exchange,
  route: Route,
  work: (context: Context) => Promise<T>,
) => Promise<T>

/** A handler of a call without a reply may return nothing at all. */
type Returned<R> = ReplyOf<R> | Problem | (ReplyOf<R> extends undefined ? unknown : never)

export type Bound<Context> = {
  route: Route
  answer(exchange: Exchange, params: Record<string, string>, gate: Gate<Context>): Promise<void>
}

const jsonLimit = 1024 * 1024
/** What any call may answer with, stated once instead of on every route. */
const always: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'request/malformed',
  'session/missing',
  'session/ended',
  'grant/missing',
  'csrf/stale',
  'body/too-large',
  'input/invalid',
  'rate/exceeded',
  'server/stopping',
])

export const problemsOf = (route: Route): ProblemCode[] => [
  ...new Set([
    ...(route.problems ?? []),
    ...(route.params === undefined ? [] : (['row/missing'] as const)),
    ...always,
  ]),
]

function fieldErrors(error: z.ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const issue of error.issues) {
    const field = issue.path.join('.')
    errors[field] = [...(errors[field] ?? []), issue.message]
  }
  return errors
}

const count = (origin: string, said: { string: string; number: string; array: string }): string =>
  said[origin === 'string' || origin === 'array' ? origin : 'number']

/** What a person may meet, in plain words, where the contract says nothing of its own. */
function plainly(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return 'This is required.'
  if (issue.code === 'too_small') {
    const { minimum, origin } = issue
    if (origin === 'string' && minimum === 1) return 'This is required.'
    return count(origin, {
      string: `Please use at least ${minimum} characters.`,
      number: `Please enter ${minimum} or more.`,
      array: `Please choose at least ${minimum}.`,
    })
  }
  if (issue.code === 'too_big')
    return count(issue.origin, {
      string: `Please use at most ${issue.maximum} characters.`,
      number: `Please enter ${issue.maximum} or less.`,
      array: `Please choose at most ${issue.maximum}.`,
    })
  if (issue.code === 'invalid_value') return 'Please choose one of the list.'
  // The rest no screen sends: the words are for whoever writes to the call.
  return undefined
}

function check(
  schema: z.ZodType | undefined,
  given: unknown,
  part: 'params' | 'query' | 'body',
): unknown {
  if (schema === undefined) return undefined
  const checked = schema.safeParse(given, { error: plainly })
  if (checked.success) return checked.data
  // An id that is none names nothing: the same answer as for a row of another company.
  if (part === 'params') throw new Problem('row/missing')
  if (part === 'body' && (typeof given !== 'object' || given === null))
    throw new Problem('request/malformed')
  throw new Problem('input/invalid', { errors: fieldErrors(checked.error) })
}

function queryOf(url: URL): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {}
  for (const name of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(name)
    query[name] = values.length === 1 ? (values[0] ?? '') : values
  }
  return query
}

/** The reply as its route promises it: what the schema does not name does not leave the server. */
function guarded(route: Route, reply: unknown): unknown {
  const checked = route.reply?.safeParse(reply)
  if (checked === undefined || checked.success) return checked?.data
  throw new Error(
    `${route.method} ${route.path} breaks the promise of its reply: ${checked.error.message}`,
  )
}

function declared(route: Route, problem: unknown): unknown {
  if (!(problem instanceof Problem) || problemsOf(route).includes(problem.code)) return problem
  return new Error(`${route.method} ${route.path} does not declare ${problem.code}`, {
    cause: problem,
  })
}

export function binder<Context>() {
  return function bind<R extends Route>(
    route: R,
    /** A problem that is thrown undoes what was written; one that is returned keeps it. */
    run: (context: Context, input: CallOutput<R>, exchange: Exchange) => Promise<Returned<R>>,
  ): Bound<Context> {
    return {
      route,
      async answer(exchange, params, gate) {
        try {
          // Read before the transaction opens: a slow sender must not hold a connection.
          const body = route.body && (await readJson(exchange.request, jsonLimit))
          const reply = await gate(exchange, route, async (context) => {
            const input = {
              params: check(route.params, params, 'params'),
              query: check(route.query, queryOf(exchange.url), 'query'),
              body: check(route.body, body, 'body'),
            }
            const result = await run(context, input as CallOutput<R>, exchange)
            return result instanceof Problem ? result : guarded(route, result)
          })
          if (reply instanceof Problem) throw reply
          if (route.reply === undefined) exchange.response.writeHead(204).end()
          else sendJson(exchange.response, route.status ?? 200, reply)
        } catch (error) {
          throw declared(route, error)
        }
      },
    }
  }
}
