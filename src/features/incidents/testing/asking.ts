// What tests of incidents do: ask as somebody, report one.
import type { TestServer } from '../../../../tests/api/server.ts'

type Data = Record<string, unknown> & { id: string }

export const asking = (server: TestServer) => {
  async function as(email: string) {
    const token = await server.token(`${email}@northgate.test`)
    return async (method: string, path: string, body?: unknown) => {
      const answer = await server.ask(method, `/api/dashboard/${path}`, { token, body })
      const { code, errors } = answer.body
      return { status: answer.status, code, errors, data: answer.body.data as Data }
    }
  }

  async function report(more: object = {}) {
    const { data, status, errors } = await (await as('manager'))('POST', 'incidents', {
      description: 'A worker fell from a ladder.',
      occurred_on: '2026-03-09',
      ...more,
    })
    if (status !== 201 && status !== 200) throw new Error(JSON.stringify(errors))
    return data
  }

  return { as, report }
}
