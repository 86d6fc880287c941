// Sends malformed requests to every call and answers with what should not have come back.
import { pick } from '../../src/register/fields/field.ts'
import type { TestServer } from '../api/server.ts'
import { seeded } from '../registers/examples.ts'
import { spoil } from './malformed.ts'
import { addressOf, type Ids, type Operation, operationsOf, rightRequest } from './operations.ts'
import { type Caller, people, Sessions } from './people.ts'

/** Words of our own workings: a place in the code, a statement, a path, a fault of the language. */
const inner =
  /\.[jt]sx?:\d|node_modules|file:\/\/|\/src\/|\n\s+at |\b(select|insert|update|delete) .{0,80}\b(from|into|set|where)\b .*[$"]|violates|relation "|syntax error|Error:|Cannot (read|convert|destructure)|is not (a function|iterable|defined)|\[object Object\]|invalid input syntax|invalid byte|ZodError|must match pattern/i

export type Fault = { what: string; call: string; answer: string }

const short = (text: string) => (text.length > 300 ? `${text.slice(0, 300)}…` : text)

/** Who may make the call, so that it is not refused before it is read. */
function callerOf({ grant }: Operation): Caller {
  if (grant === 'public') return people.nobody
  if (grant === 'admin') return people.admin
  return grant === 'contractor' ? people.contractor : people.manager
}

/** The rows of every list that may be asked for by its address alone. */
export async function idsOf(
  operations: readonly Operation[],
  sessions: Sessions,
  most = 3,
): Promise<Ids> {
  const found = new Map<string, string[]>()
  for (const operation of operations) {
    if (operation.method !== 'GET' || operation.path.includes('{')) continue
    const { status, text, headers } = await sessions.ask(callerOf(operation), 'GET', operation.path)
    if (status !== 200 || !headers.get('content-type')?.includes('json')) continue
    const { data } = JSON.parse(text) as { data?: unknown }
    const rows = [(data as { data?: unknown } | undefined)?.data ?? data].flat()
    const ids = rows.flatMap((row) => (row as { id?: string } | null)?.id ?? [])
    if (ids.length > 0) found.set(operation.path, ids.slice(0, most))
  }
  return found
}

export function faultIn(status: number, text: string): string | undefined {
  if (status >= 500) return `answered ${status}`
  // Node itself refuses an address that is too long, without words.
  if (status < 400 || status === 431) return undefined
  if (inner.test(text)) return 'says inner words'
  const { error, code } = JSON.parse(text) as { error?: unknown; code?: unknown }
  return typeof error === 'string' && typeof code === 'string' ? undefined : 'says nothing'
}

/** Ends what it began on: a call that leaves is not asked for again. */
const ends = /\/logout$/

export async function fuzz(
  server: TestServer,
  { seed, perCall }: { seed: string; perCall: number },
): Promise<Fault[]> {
  const began = performance.now()
  const operations = await operationsOf(server)
  const sessions = new Sessions(server)
  const ids = await idsOf(operations, sessions)
  const faults: Fault[] = []
  let requests = 0
  for (const operation of operations) {
    if (ends.test(operation.path)) continue
    const random = seeded(`${seed} ${operation.method} ${operation.path}`)
    for (let n = 0; n < perCall; n += 1) {
      const request = rightRequest(operation, ids, random)
      spoil(request, operation, random)
      const caller =
        random() < 0.95 ? callerOf(operation) : (pick(everybody, random) ?? everybody[0])
      const address = addressOf(operation, request)
      requests += 1
      const call = `${operation.method} ${short(address)} ${short(JSON.stringify(request.body) ?? '')}`
      try {
        const { status, text } = await sessions.ask(caller, operation.method, address, request.body)
        const what = faultIn(status, text)
        if (what !== undefined) faults.push({ what, call, answer: short(text) })
      } catch (error) {
        faults.push({ what: `was not answered: ${error}`, call, answer: '' })
      }
    }
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${operations.length} calls, ${requests} malformed requests, ${seconds} s`)
  return faults
}

const everybody: readonly [Caller, ...Caller[]] = [people.manager, ...Object.values(people)]
