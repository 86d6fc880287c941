// A database of its own with one company, whose manager is signed in, and the servers that work on it.
import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { allGrants } from '../../src/access/grants.ts'
import { hashToken } from '../../src/access/server/gate.ts'
import type { Connection } from '../../src/kit/db/server/database.ts'
import { startEmbedded } from '../../src/kit/db/server/embedded/start-embedded.ts'
import { migrate } from '../../src/kit/db/server/migrate.ts'
import type { PeerOptions } from './peers.ts'

export type Company = { id: string; account: string; token: string; place: string; project: string }

export type House = {
  connection: Connection
  folder: string
  company: Company
  /** Asks the database itself, past all locks. */
  client: pg.Client
}

async function makeCompany(client: pg.Client): Promise<Company> {
  const one = async (text: string, values: unknown[] = []) =>
    (await client.query(text, values)).rows[0].id as string
  const token = randomBytes(32).toString('base64url')
  const id = await one("insert into company (name, slug) values ('Bench', 'bench') returning id")
  const login = await one("insert into login (email) values ('bench@example.test') returning id")
  const template = await one(
    `insert into permission_template (company_id, name, base_role, grants)
     values ($1, 'All', 1, $2) returning id`,
    [id, allGrants],
  )
  const account = await one(
    `insert into account (company_id, login_id, kind, role_id, first_name, last_name, permission_template_id)
     values ($1, $2, 'staff', 1, 'Ada', 'Moreau', $3) returning id`,
    [id, login, template],
  )
  await client.query(
    `insert into session (token_hash, login_id, company_id, account_id, audience)
     values ($1, $2, $3, $4, 'staff')`,
    [hashToken(token), login, id, account],
  )
  const place = await one(
    "insert into locations (company_id, name, kind) values ($1, 'Harbour Point', 'zone') returning id",
    [id],
  )
  const project = await one(
    `insert into projects (company_id, name, number, status, role_of_company, start_date)
     values ($1, 'Harbour Point', '25-014', 'active', 'constructor', '2026-01-05') returning id`,
    [id],
  )
  return { id, account, token, place, project }
}

export async function inHouse<Done>(work: (house: House) => Promise<Done>): Promise<Done> {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-bench-'))
  // As root, PostgreSQL runs as another user, who must get in.
  chmodSync(folder, 0o711)
  const { connection, stop } = await startEmbedded({
    dataDir: join(folder, 'database'),
    log: () => undefined,
  })
  const client = new pg.Client(connection)
  try {
    await migrate(connection)
    await client.connect()
    return await work({ connection, folder, client, company: await makeCompany(client) })
  } finally {
    await client.end()
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

export type Peer = { port: number; stop(): Promise<void> }

/** A server in a process of its own. */
export async function startPeer(
  { connection, folder, company }: House,
  of: PeerOptions['of'],
): Promise<Peer> {
  const child = fork(join(import.meta.dirname, 'peers.ts'), {
    // The bound that the product starts with.
    execArgv: [...process.execArgv, '--max-old-space-size=1024', ...profiling(of.peer)],
  })
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message: { port: number }) => resolve(message.port))
    child.once('exit', (code) => reject(new Error(`The ${of.peer} server ended with ${code}.`)))
    const options: PeerOptions = { connection, folder: join(folder, 'files'), company, of }
    child.send(options)
  })
  return {
    port,
    async stop() {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}

/** `PROFILE=folder` says where the time of ours goes. */
const profiling = (peer: string) =>
  process.env.PROFILE !== undefined && peer === 'ours'
    ? ['--cpu-prof', `--cpu-prof-dir=${process.env.PROFILE}`]
    : []

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** One call of the product that must be a good one. */
export async function ask<Data>(
  { port }: Peer,
  { token }: Company,
  method: string,
  path: string,
  body?: unknown,
): Promise<Data> {
  const response = await fetch(`http://127.0.0.1:${port}/api/dashboard/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer = (await response.json()) as { data: Data }
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer).slice(0, 500)}`)
  return answer.data
}
