// The only place that calls fetch. A call takes a route and what it asks for, and answers with what
// the route promises, or rejects with the problem the server named.
import { isRecord, mapped, textsIn } from '../own.ts'
import type { FieldErrors, ProblemCode } from '../problems.ts'
import { answerInLines } from './answer-in-lines.web.ts'
import { answerHere, anybody, dropAnswer, putAnswer } from './answers-here.web.ts'
import { inLines } from './lines.ts'
import type { CallInput, ReplyOf, Route } from './route.ts'

/** What the session adds to each call and does when one is refused. */
export type ClientHooks = {
  token(): string | null
  cookie(name: string): string | undefined
  /** Who is signed in: answers that the device keeps are theirs. */
  account?(): string | undefined
  /** Whose product the page shows, where the person who is signed in sees as somebody else. */
  seenAs?(): string | undefined
  /** Ends what is read for a session that is being ended. */
  whileSignedIn?(): AbortSignal
  /** Told of every refusal before the call rejects; waited for. */
  refused(status: number, code: string): Promise<void> | void
}

/** The network gave no answer at all, or none in time. */
export class NoAnswer extends Error {}

/** How long a line may say nothing before it counts as cut. */
export const patience = 60_000
/** The same, where an answer of before can be gone on with. */
const shortPatience = 8_000
/** Of a call that others wait for. */
export const inTime = (): AbortSignal => AbortSignal.timeout(patience)

/** The code that gave a call up knows why; a call that was given no answer in time may be tried again. */
export function noAnswer(cause: unknown, signal: AbortSignal | undefined): unknown {
  const late = cause instanceof DOMException && cause.name === 'TimeoutError'
  if (signal?.aborted && !late) return cause
  return new NoAnswer('There is no connection to the server.', { cause })
}

/** A newer server may name what this page does not know: its own sentence is said then. The sentences of all codes
 *  stay with the server. */
const isCode = (code: unknown): code is ProblemCode => typeof code === 'string'

/** The server answered with a problem; carries its code, its words and what is wrong where. */
export class Refused extends Error {
  readonly code: ProblemCode
  readonly errors: FieldErrors | undefined
  readonly extra: Readonly<Record<string, unknown>>
  readonly requestId: string
  readonly httpStatus: number

  constructor(status: number, answer: unknown) {
    const body: Readonly<Record<string, unknown>> = isRecord(answer) ? answer : {}
    const { error, code, errors, request_id, ...extra } = body
    super(typeof error === 'string' ? error : 'Something went wrong on our side.')
    this.code = isCode(code) ? code : 'server/failed'
    this.errors = isRecord(errors) ? mapped(errors, textsIn) : undefined
    this.extra = extra
    this.requestId = typeof request_id === 'string' ? request_id : ''
    this.httpStatus = status
  }
}

let hooks: ClientHooks = {
  token: () => null,
  cookie: () => undefined,
  refused: () => undefined,
}

export function setClientHooks(given: ClientHooks): void {
  hooks = given
}

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

export function addressOf(route: { path: string }, { params = {}, query = {} }: Parts): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one))
  return search.size === 0 ? path : `${path}?${search}`
}

/** What every call carries; its body's type comes beside. `account`: whose it is, where the person who is
 *  signed in may be somebody else by the time it leaves; the server refuses it then. */
export function callHeaders(account?: string): Record<string, string> {
  const token = hooks.token()
  const seenAs = hooks.seenAs?.()
  const csrf = hooks.cookie('__Host-XSRF-TOKEN') ?? hooks.cookie('XSRF-TOKEN')
  return {
    accept: 'application/json',
    // What the server refuses is told in the language of the page.
    'accept-language': document.documentElement.lang || 'en',
    'x-requested-with': 'XMLHttpRequest',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(csrf === undefined ? {} : { 'x-xsrf-token': csrf }),
    ...(account === undefined ? {} : { 'x-account': account }),
    ...(seenAs === undefined ? {} : { 'x-seen-as': seenAs }),
  }
}

/** Tells the session of a refusal, and rejects with it. The answer to another session's token says nothing
 * about the present session. */
export async function refuse(
  status: number,
  answer: unknown,
  sent: Readonly<Record<string, string>>,
  keepSession = false,
): Promise<never> {
  const present = sent.authorization === callHeaders().authorization
  const refused = new Refused(status, answer)
  if (present && !keepSession) await hooks.refused(status, refused.code)
  throw refused
}

async function answerOf(response: Response, onProgress: Asked['onProgress']): Promise<Found> {
  const { status } = response
  if (status === 204) return { status, answer: undefined }
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith(inLines) && response.body !== null)
    return answerInLines(response.body, onProgress ?? (() => undefined))
  const text = await response.text()
  return { status, answer: type.includes('json') && text !== '' ? JSON.parse(text) : {} }
}

type Asked = {
  signal?: AbortSignal
  keepSession?: boolean
  account?: string
  /** Hears how far the call has come, where its route says so. */
  onProgress?: (part: unknown) => void
  /** An answer that this device has had for no longer than so many milliseconds will do. */
  orSince?: number
}

/** Without a status it is what the device had. */
type Found = { status?: number; answer: unknown }

/** Of an account whose answers are kept it may not be of now: where the line gives none, or none soon, the one that
 *  this device has is. */
async function answerFrom(
  address: string,
  asked: RequestInit,
  keeper: string | undefined,
  { orSince = -1, onProgress }: Asked,
): Promise<Found> {
  const here = keeper === undefined ? undefined : await answerHere(keeper, address)
  if (here !== undefined && here.age <= orSince) return here
  const soon = here === undefined ? [] : [AbortSignal.timeout(shortPatience)]
  const signal = AbortSignal.any([asked.signal ?? [], soon].flat())
  try {
    return await answerOf(await fetch(address, { ...asked, signal }), onProgress)
  } catch (cause) {
    const failure = noAnswer(cause, signal)
    if (here === undefined || !(failure instanceof NoAnswer)) throw failure
    return here
  }
}

/** What the server says that the caller may not have is not on the device either. */
const gone = new Set([401, 403, 404, 410])

async function putAway(account: string, address: string, { status, answer }: Found): Promise<void> {
  // Somebody who has signed out meanwhile leaves nothing.
  const isHere = account === anybody || hooks.account === undefined || hooks.account() === account
  if (status === undefined || !isHere) return
  if (status < 300) await putAnswer(account, address, answer)
  else if (gone.has(status)) await dropAnswer(account, address)
}

function keeperOf({ onDevice }: Route, { account }: Asked): string | undefined {
  if (onDevice === 'public') return anybody
  return onDevice ? (account ?? hooks.account?.()) : undefined
}

/** Makes the call. `keepSession` is for the calls that the session itself makes. */
export async function call<R extends Route>(
  route: R,
  input: CallInput<R> & Asked,
): Promise<ReplyOf<R>> {
  const parts = input as Parts & Asked
  const address = addressOf(route, parts)
  const keeper = keeperOf(route, parts)
  const sent = callHeaders(parts.account ?? (keeper === anybody ? undefined : keeper))
  const isRead = route.method === 'GET' && !parts.keepSession
  const signals = [parts.signal, isRead ? hooks.whileSignedIn?.() : undefined]
  const signal = AbortSignal.any(signals.filter((one) => one !== undefined))
  const asked = {
    method: route.method,
    credentials: 'include',
    headers: {
      ...sent,
      ...(parts.onProgress === undefined ? {} : { accept: `${inLines}, application/json` }),
      ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
    signal,
  } as const
  const found = await answerFrom(address, asked, keeper, parts)
  if (keeper !== undefined) await putAway(keeper, address, found)
  const { status, answer } = found
  if (status === undefined || status < 300) return answer as ReplyOf<R>
  return refuse(status, answer, sent, parts.keepSession)
}
