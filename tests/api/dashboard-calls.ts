// The calls of the dashboard as one of the demo's people makes them.
import { before } from 'node:test'
import { type Answer, withServer } from './server.ts'

export type Row = Record<string, unknown> & { id: string; version: number }

export function asManager(email = 'manager@northgate.test') {
  const server = withServer()
  let token = ''
  before(async () => {
    token = await server.token(email)
  })
  const ask = (method: string, path: string, body?: unknown, who = token): Promise<Answer> =>
    server.ask(method, `/api/dashboard/${path}`, {
      token: who,
      ...(body === undefined ? {} : { body }),
    })
  const row = async (path: string) => (await ask('GET', path)).body.data as Row
  return {
    server,
    ask,
    row,
    /** The first row of a register with this name. */
    async named(register: string, name: string): Promise<Row> {
      const { body } = await ask('GET', `${register}?per_page=200`)
      const rows = (body.data as { data: Row[] }).data
      const found = rows.find((each) => each.name === name)
      if (found === undefined) throw new Error(`No ${name} in ${register}.`)
      return found
    },
    async create(register: string, values: object): Promise<Row> {
      const { status, body } = await ask('POST', register, values)
      if (status !== 201) throw new Error(JSON.stringify(body))
      return body.data as Row
    },
    /** By the version that the row has now. */
    async change(register: string, id: string, values: object): Promise<Answer> {
      const { version } = await row(`${register}/${id}`)
      return ask('PATCH', `${register}/${id}`, { version, ...values })
    },
    async send(name: string, content: string | Buffer<ArrayBuffer>): Promise<string> {
      const form = new FormData()
      form.append('file', new Blob([content]), name)
      const response = await fetch(`${server.address}/api/store_file`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      })
      const { data } = (await response.json()) as { data: { id: string } }
      return data.id
    },
  }
}

/** A file that is a PDF as far as a server can see. */
export const pdf = (words: string) => `%PDF-1.4\n${words}\n%%EOF\n`
