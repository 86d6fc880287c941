// Deficiencies as a person meets them: by the calls alone.

import assert from 'node:assert/strict'
import type { Answer, TestServer } from '../../../../tests/api/server.ts'

export type Row = Record<string, unknown> & { id: string; version: number; status: string }

export function asking(server: TestServer) {
  const tokens = new Map<string, string>()
  const tokenOf = async (who: string) => {
    const token = tokens.get(who) ?? (await server.token(`${who}@northgate.test`))
    tokens.set(who, token)
    return token
  }
  const ask = async (who: string, method: string, path: string, body?: unknown): Promise<Answer> =>
    server.ask(method, `/api/dashboard/deficienc${path}`, {
      token: await tokenOf(who),
      ...(body === undefined ? {} : { body }),
    })
  const rowOf = ({ body }: Answer) => body.data as Row
  const read = async (id: string) => rowOf(await ask('manager', 'GET', `ies/${id}`))
  const me = async (who: string) => {
    const { body } = await ask(who, 'GET', 'ies/choices/owner?search=')
    const name = who === 'manager' ? 'Maya Okafor' : 'Luc Tremblay'
    return (body.data as unknown as { id: string; name: string }[]).find((one) => one.name === name)
      ?.id
  }
  const make = async (given: object = {}) => {
    const answer = await ask('manager', 'POST', 'ies', { title: 'A loose board', ...given })
    assert.equal(answer.status, 201, JSON.stringify(answer.body))
    return rowOf(answer)
  }
  /** Takes a step on the row as it stands. */
  const step = async (who: string, name: string, id: string, body: object = {}) =>
    ask(who, 'POST', `ies/${id}/${name}`, { version: (await read(id)).version, ...body })
  const taken = async (who: string, name: string, id: string, body: object = {}) => {
    const answer = await step(who, name, id, body)
    assert.equal(answer.status, 200, `${name}: ${JSON.stringify(answer.body)}`)
    return rowOf(answer)
  }
  const refused = async (code: string, answer: Promise<Answer>) =>
    assert.equal((await answer).body.code, code)
  const story = async (who: string, id: string) =>
    (await ask(who, 'GET', `ies/${id}/timeline`)).body.data as unknown as {
      events: { kind: string; by: string | null; reason: string | null; detail: unknown }[]
      similar: { id: string }[]
      can: string[]
    }
  return { ask, read, me, make, step, taken, refused, story, tokenOf }
}
