// A call is one value. The server's handler, the browser's typed client, the guard of the reply and
// the OpenAPI page are all derived from it, so nothing about a call is said twice.
import type { z } from 'zod'
import type { ProblemCode } from '../problems.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What a call states. `Guard` is what the layer above knows of who may call: never optional. */
export type Route<
  Guard extends string = string,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> = {
  method: Method
  /** `/api/dashboard/users/:id`; each `:name` is a property of `params`. */
  path: string
  summary: string
  grant: Guard
  /** Changes no record, though its method would: open to a company that is suspended. */
  reads?: true
  /** Only for a person who has signed in: no token of a program opens it. */
  inPerson?: true
  /** Answers with what is a person's alone: nobody who sees the product as they do reads it. */
  private?: true
  /** Open, whatever its method, to somebody who sees as another person: they learn of it here, and end it. */
  whileSeeing?: true
  /** A phone keeps the last answer for the person it was given to, for when there is no connection: nothing that is
   *  confidential, and nothing that must be of this moment. `public`: for anybody who holds the device. */
  onDevice?: true | 'public'
  params?: Params
  query?: Query
  body?: Body
  /** The reply's shape; absent means 204 and no content. */
  reply?: Reply
  /** What a caller who accepts lines hears while the call works; the reply is the last line. */
  progress?: z.ZodType
  /** 200 unless said otherwise; 204 where there is no reply. */
  status?: number
  /** Problems of this call's own, beside those that any guarded call can answer with. */
  problems?: readonly ProblemCode[]
}

type Part<Name extends string, Schema, How extends 'input' | 'output'> = Schema extends z.ZodType
  ? z.ZodType extends Schema
    ? unknown
    : { [K in Name]: How extends 'input' ? z.input<Schema> : z.output<Schema> }
  : unknown

/** What the caller gives: only the parts that the route names. */
export type CallInput<R> =
  R extends Route<string, infer P, infer Q, infer B, z.ZodType>
    ? Part<'params', P, 'input'> & Part<'query', Q, 'input'> & Part<'body', B, 'input'>
    : never

/** What the handler is given, checked. */
export type CallOutput<R> =
  R extends Route<string, infer P, infer Q, infer B, z.ZodType>
    ? Part<'params', P, 'output'> & Part<'query', Q, 'output'> & Part<'body', B, 'output'>
    : never

export type ReplyOf<R> =
  R extends Route<string, z.ZodType, z.ZodType, z.ZodType, infer A>
    ? z.ZodType extends A
      ? undefined
      : z.output<A>
    : never

/** Makes the function that states routes for one set of guards. */
export function routesGuardedBy<Guard extends string>() {
  return function route<
    Params extends z.ZodType = z.ZodType,
    Query extends z.ZodType = z.ZodType,
    Body extends z.ZodType = z.ZodType,
    Reply extends z.ZodType = z.ZodType,
  >(stated: Route<Guard, Params, Query, Body, Reply>): Route<Guard, Params, Query, Body, Reply> {
    return stated
  }
}
