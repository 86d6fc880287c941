// The request, or the job, that is being worked on: an error that nobody caught ends this one alone.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { LogFields } from '../log/log.server.ts'

type Underway = { fields: LogFields; failed: Promise<never>; fail(error: unknown): void }

/** An error that nobody caught: what was going on for its request may still go on, unheard. */
export class Uncaught extends Error {
  constructor(cause: unknown) {
    super('An error that nobody caught ended the work.', { cause })
  }
}

const underway = new AsyncLocalStorage<Underway>()

/** Does the work of a request or a job; rejects when an error comes of it that nobody catches. */
export function doFor<T>(fields: LogFields, work: () => Promise<T>): Promise<T> {
  const { promise: failed, reject } = Promise.withResolvers<never>()
  const fail = (error: unknown) => reject(new Uncaught(error))
  return underway.run({ fields, failed, fail }, () => Promise.race([work(), failed]))
}

/** `work` of the request underway, given up when that has failed. */
export function whileUnderway<T>(work: Promise<T>): Promise<T> {
  const request = underway.getStore()
  return request === undefined ? work : Promise.race([work, request.failed])
}

/** Ends the request that the error came of, and answers with what the log should say of it. */
export function failUnderway(error: unknown): LogFields {
  const request = underway.getStore()
  request?.fail(error)
  return request?.fields ?? {}
}
