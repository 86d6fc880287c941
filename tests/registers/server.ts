// One real server for all suites of registers in a process: starting one takes longer than a suite.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { startServer } from '../../src/app/server.ts'
import type { Database } from '../../src/kit/db/server/database.ts'
import { errorFields, silentLog } from '../../src/kit/log/log.server.ts'
import { testDatabase } from '../database.ts'
import { serverOptions } from '../server-options.ts'

export type Running = { address: string; database: Database }

let running: Promise<Running> | undefined
let stop = async () => undefined as unknown
after(() => stop())

/** What broke on the server's side would otherwise be a 500 without a word. */
const log = {
  ...silentLog,
  error: (message: string, fields?: Record<string, unknown>) =>
    console.error(message, fields ?? errorFields(undefined)),
}

async function start(): Promise<Running> {
  const made = await testDatabase()
  const filesFolder = mkdtempSync(join(tmpdir(), 'plumbline-files-'))
  const server = await startServer(serverOptions({ connection: made.connection, filesFolder, log }))
  stop = async () => {
    await server.stop()
    await made.drop()
    rmSync(filesFolder, { recursive: true, force: true })
  }
  return { address: `http://127.0.0.1:${server.port}`, database: made.database }
}

export const sharedServer = (): Promise<Running> => {
  running ??= start()
  return running
}
