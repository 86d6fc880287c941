// What came of a call, as a value: what waits and what needs somebody is decided without a network.
import type { ProblemCode } from '../problems.ts'

export type RefusedSend = {
  readonly type: 'refused'
  readonly code: ProblemCode
  readonly status: number
  readonly words: string
  readonly errors: Readonly<Record<string, readonly string[]>>
  readonly extra: Readonly<Record<string, unknown>>
}

/** `none`: the line gave no answer, or none in time. */
export type ServerAnswer<Value> =
  | { readonly type: 'ok'; readonly value: Value }
  | { readonly type: 'none' }
  | RefusedSend

const mayPassWith: ReadonlySet<number> = new Set([401, 403, 408, 419, 429])

/** The person who looks at what waits is told why: it is not the connection, and will not pass soon. */
export const saysWhy = (answer: ServerAnswer<unknown>): boolean =>
  answer.type === 'refused' && answer.code === 'company/suspended'

/** It waits until its own person signs in again, or the company is active again. */
export const waitsForSomebody = (answer: ServerAnswer<unknown>): boolean =>
  saysWhy(answer) || (answer.type === 'refused' && answer.code === 'session/other')

/** Whether the same may be taken later: it stays here and waits. Anything else needs somebody. */
export const mayPass = (answer: ServerAnswer<unknown>): boolean =>
  answer.type === 'none' ||
  (answer.type === 'refused' &&
    (waitsForSomebody(answer) || answer.status >= 500 || mayPassWith.has(answer.status)))

/** Milliseconds until the next try, after so many. */
export const waitAfter = (tries: number): number => Math.min(60_000, 1000 * 2 ** tries)
