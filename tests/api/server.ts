// A real server on a database of its own, and a small client that keeps nothing between calls.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before } from 'node:test'
import type { ClientConfig } from 'pg'
import { demoPassword } from '../../src/app/demo/fill-demo.server.ts'
import { type ServerOptions, startServer } from '../../src/app/server.ts'
import { type Log, silentLog } from '../../src/kit/log/log.server.ts'
import { demoDatabase, type TestDatabase } from '../database.ts'
import { serverOptions } from '../server-options.ts'

export type Answer = {
  status: number
  body: Record<string, unknown> & { errors?: Record<string, string[]> }
  headers: Headers
}

export type Asked = {
  token?: string
  body?: unknown
  raw?: string
  headers?: Record<string, string>
}

export type TestServer = {
  address: string
  database: TestDatabase
  /** Its folder of data: the files lie below. */
  data: string
  ask(method: string, path: string, given?: Asked): Promise<Answer>
  /** Signs in one of the demo's people and answers with the token. */
  token(email: string): Promise<string>
}

async function askAt(address: string, method: string, path: string, given: Asked): Promise<Answer> {
  const text = given.raw ?? (given.body === undefined ? undefined : JSON.stringify(given.body))
  const response = await fetch(address + path, {
    method,
    headers: {
      ...(text === undefined ? {} : { 'content-type': 'application/json' }),
      ...(given.token === undefined ? {} : { authorization: `Bearer ${given.token}` }),
      ...given.headers,
    },
    ...(text === undefined ? {} : { body: text }),
  })
  const answer = await response.text()
  const json = response.headers.get('content-type')?.includes('json') ?? false
  return {
    status: response.status,
    headers: response.headers,
    body: json ? JSON.parse(answer) : { text: answer },
  }
}

/** Each server of a process comes where the last one was: what a browser keeps, it keeps by address. */
let place = 0

/** Starts one server for all tests of a file, filled with the demo companies. */
export function withServer(
  log: Log = silentLog,
  /** By which way the server comes to its database. */
  reach: (connection: ClientConfig) => Promise<ClientConfig> = async (connection) => connection,
  more: Partial<ServerOptions> = {},
): TestServer {
  let stop = async () => undefined as unknown
  const running = { address: '' } as TestServer
  running.ask = (method, path, given = {}) => askAt(running.address, method, path, given)
  running.token = async (email) => {
    const path = email.includes('contractor') ? '/contractors/login' : '/login'
    const { body } = await running.ask('POST', path, { body: { email, password: demoPassword } })
    return String(body.token)
  }
  before(async () => {
    running.database = await demoDatabase()
    running.data = mkdtempSync(join(tmpdir(), 'plumbline-data-'))
    const options = serverOptions({
      connection: await reach(running.database.connection),
      port: place,
      filesFolder: join(running.data, 'files'),
      demo: true,
      log,
      ...more,
    })
    const server = await startServer(options).catch((error) => {
      // Somebody else has taken the place meanwhile.
      if (error.code !== 'EADDRINUSE') throw error
      return startServer({ ...options, port: 0 })
    })
    place = server.port
    running.address = `http://127.0.0.1:${server.port}`
    stop = async () => {
      await server.stop()
      await running.database.drop()
      rmSync(running.data, { recursive: true, force: true })
    }
  })
  after(() => stop())
  return running
}
