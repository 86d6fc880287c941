// Binds a route to what it does. `Context` is what the layer above makes of a request: who asks, and
// the open transaction. It is given a gate, which opens both, or refuses.
import { Problem, type ProblemCode } from '../../problems.ts'
import type { CallOutput, ReplyOf, Route } from '../route.ts'
import { check, queryOf } from './check.ts'
import { type Exchange, readJson, sendJson } from './exchange.ts'
import { endLines } from './lines.ts'

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
  'request/type',
  'request/foreign',
  'session/missing',
  'session/ended',
  'session/other',
  'grant/missing',
  'company/suspended',
  'company/module-off',
  'company/accounts',
  'seeing/read-only',
  'seeing/private',
  'seeing/withheld',
  'seeing/ended',
  'support/read-only',
  'support/private',
  'csrf/stale',
  'body/too-large',
  'input/invalid',
  'rate/exceeded',
  'server/stopping',
  'database/away',
])

export const problemsOf = (route: Route): ProblemCode[] => [
  ...new Set([
    ...(route.problems ?? []),
    ...(route.params === undefined ? [] : (['row/missing'] as const)),
    ...always,
  ]),
]

/** The reply as its route promises it: what the schema does not name does not leave the server. */
function guarded(route: Route, reply: unknown): unknown {
  const checked = route.reply?.safeParse(reply)
  if (checked === undefined || checked.success) return checked?.data
  throw new Error(
    `${route.method} ${route.path} breaks the promise of its reply: ${checked.error.message}`,
  )
}

/** A problem that the route does not name is a fault of ours. */
export function declared(route: Route, problem: unknown): unknown {
  if (!(problem instanceof Problem) || problemsOf(route).includes(problem.code)) return problem
  return new Error(`${route.method} ${route.path} does not declare ${problem.code}`, {
    cause: problem,
  })
}

/** A body that does not say that it is JSON may be a foreign page's form. */
async function bodyOf({ request, header }: Exchange): Promise<unknown> {
  const body = await readJson(request, jsonLimit)
  const type = header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (body !== undefined && type !== 'application/json') throw new Problem('request/type')
  return body
}

/** The input is checked once the gate has let the caller in. */
async function inputOf<R extends Route>(
  route: R,
  exchange: Exchange,
  params: Record<string, string>,
): Promise<() => CallOutput<R>> {
  // Read before the transaction opens: a slow sender must not hold a connection.
  const body = route.body && (await bodyOf(exchange))
  const checked = () => ({
    params: check(route.params, params, 'params'),
    query: check(route.query, queryOf(exchange.url), 'query'),
    body: check(route.body, body, 'body'),
  })
  return () => checked() as CallOutput<R>
}

async function respond(
  exchange: Exchange,
  route: Route,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    const reply = await work()
    if (reply instanceof Problem) throw reply
    if (endLines(exchange, { reply })) return
    if (route.reply === undefined) exchange.response.writeHead(204).end()
    else sendJson(exchange.response, route.status ?? 200, reply)
  } catch (error) {
    throw declared(route, error)
  }
}

export function binder<Context>() {
  return function bind<R extends Route>(
    route: R,
    /** A problem that is thrown undoes what was written; one that is returned keeps it. */
    run: (context: Context, input: CallOutput<R>, exchange: Exchange) => Promise<Returned<R>>,
  ): Bound<Context> {
    return {
      route,
      answer: (exchange, params, gate) =>
        respond(exchange, route, async () => {
          const input = await inputOf(route, exchange, params)
          return gate(exchange, route, async (context) => {
            const result = await run(context, input(), exchange)
            return result instanceof Problem ? result : guarded(route, result)
          })
        }),
    }
  }
}

/** One transaction of several, each through the gate anew. */
export type TransactionStep<Context, Input> = <T>(
  work: (context: Context, input: Input) => Promise<T>,
) => Promise<T>

/** For what takes its time between two transactions: no connection is held meanwhile. */
export function stepBinder<Context>() {
  return function bindSteps<R extends Route>(
    route: R,
    run: (step: TransactionStep<Context, CallOutput<R>>) => Promise<Returned<R>>,
  ): Bound<Context> {
    return {
      route,
      answer: (exchange, params, gate) =>
        respond(exchange, route, async () => {
          const input = await inputOf(route, exchange, params)
          const result = await run((work) =>
            gate(exchange, route, (context) => work(context, input())),
          )
          return result instanceof Problem ? result : guarded(route, result)
        }),
    }
  }
}
