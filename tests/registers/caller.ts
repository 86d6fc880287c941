// Somebody who calls: every answer is held against the contract of its call.
import assert from 'node:assert/strict'
import type { Route } from '../../src/kit/http/route.ts'
import { problemsOf } from '../../src/kit/http/server/bind.ts'
import { type ProblemCode, statusOf } from '../../src/kit/problems.ts'
import type { AnyRow } from '../../src/register/define.ts'
import type { Account } from '../factories.ts'

export type Values = Record<string, unknown>
export type Given = { params?: Values; query?: Values; body?: unknown }
export type Answer = {
  status: number
  body: Values & { code?: ProblemCode; errors?: Record<string, string[]> }
}

const pathOf = (route: Route, params: Values = {}) =>
  route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))

function queryOf(query: Values = {}): string {
  const words = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) words.append(name, String(one))
  return words.size === 0 ? '' : `?${words}`
}

/** What was answered is what the call promises, no more and no less. */
function keepsPromise(route: Route, { status, body }: Answer): void {
  const call = `${route.method} ${route.path}`
  if (status < 400) {
    assert.equal(status, route.status ?? (route.reply === undefined ? 204 : 200), call)
    if (route.reply !== undefined) assert.deepEqual(route.reply.parse(body), body, call)
    return
  }
  const said = `${call} answered ${status} ${JSON.stringify(body)}`
  assert.ok(body.code !== undefined && problemsOf(route).includes(body.code), said)
  assert.equal(statusOf(body.code), status, said)
  assert.ok(typeof body.error === 'string' && typeof body.request_id === 'string', said)
}

export class Caller {
  readonly address: string
  readonly token: string | undefined
  readonly account: Account | undefined

  constructor(address: string, token?: string, account?: Account) {
    this.address = address
    this.token = token
    this.account = account
  }

  get headers(): Record<string, string> {
    return this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }
  }

  async send(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(this.address + path, {
      method,
      headers: {
        ...this.headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: text === '' ? {} : JSON.parse(text) }
  }

  async ask(route: Route, { params, query, body }: Given = {}): Promise<Answer> {
    const answer = await this.send(route.method, pathOf(route, params) + queryOf(query), body)
    keepsPromise(route, answer)
    return answer
  }

  /** The row that a call answers with, once it succeeded. */
  async row(route: Route, given: Given): Promise<AnyRow> {
    const { status, body } = await this.ask(route, given)
    assert.ok(status < 400, `${route.method} ${route.path}: ${status} ${JSON.stringify(body)}`)
    return body.data as AnyRow
  }

  /** The rows of one page. */
  async rows(route: Route, query: Values = {}): Promise<AnyRow[]> {
    return (await this.page(route, query)).data
  }

  async page(route: Route, query: Values = {}) {
    const { status, body } = await this.ask(route, { query: { per_page: 200, ...query } })
    assert.equal(status, 200, `${JSON.stringify(query)}: ${JSON.stringify(body)}`)
    type Page = { data: AnyRow[]; current_page: number; per_page: number; total: number }
    return body.data as Page & { last_page: number }
  }

  /** The call is refused with this problem; answers with what the body says of it. */
  async refused(code: ProblemCode, route: Route, given: Given = {}): Promise<Answer['body']> {
    const { body, status } = await this.ask(route, given)
    const sent = JSON.stringify(given).slice(0, 400)
    assert.equal(
      body.code,
      code,
      `${route.method} ${route.path} ${sent}: ${status} ${JSON.stringify(body)}`,
    )
    return body
  }

  /** The call is refused with 422 and names the field (or a part of it). */
  async refusedFor(field: string, route: Route, given: Given): Promise<void> {
    const { errors = {} } = await this.refused('input/invalid', route, given)
    const named = Object.keys(errors).some((key) => key === field || key.startsWith(`${field}.`))
    assert.ok(named, `422, but it names ${JSON.stringify(errors)} and not ${field}`)
  }
}
