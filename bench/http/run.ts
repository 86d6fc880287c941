// Signed-in calls through all locks against bare node:http with the same SQL on the same database.
// Budgets, as a share of the bare server's requests per second: half for a list of 50 rows, two
// fifths for one row by id and for a create with its change-log row, at 10 and at 50 connections.
import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import pg from 'pg'
import { defaultTemplates } from '../../src/access/default-templates.ts'
import { hashToken } from '../../src/access/server/gate.ts'
import { startEmbedded } from '../../src/kit/db/server/embedded/start-embedded.ts'
import { migrate } from '../../src/kit/db/server/migrate.ts'
import type { PeerOptions } from './peers.ts'

// Many short rounds, ours right after bare: what else the machine does then weighs on both alike.
const rounds = Number(process.env.ROUNDS ?? 9)
const seconds = Number(process.env.SECONDS ?? 1)
const budgets = { list: 0.5, one: 0.4, create: 0.4 } as const
type Kind = keyof typeof budgets

const table = `
  create table item (
    company_id uuid not null references company, id uuid not null default new_id(),
    name text not null, supplier text not null, code text not null, state text not null,
    amount numeric not null, checked boolean not null, bought_on date not null, note text,
    version integer not null default 1, created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(), primary key (company_id, id));
  select secure('item');`

async function fill(connection: pg.ClientConfig, token: string) {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(table)
  const one = async (text: string, values: unknown[] = []) =>
    (await client.query(text, values)).rows[0].id as string
  const company = await one(
    "insert into company (name, slug) values ('Bench', 'bench') returning id",
  )
  const login = await one("insert into login (email) values ('bench@example.test') returning id")
  const template = await one(
    "insert into permission_template (company_id, name, base_role, grants) values ($1, 'All', 1, $2) returning id",
    [company, defaultTemplates[0]?.grants],
  )
  const account = await one(
    "insert into account (company_id, login_id, kind, role_id, permission_template_id) values ($1, $2, 'staff', 1, $3) returning id",
    [company, login, template],
  )
  await client.query(
    "insert into session (token_hash, login_id, company_id, account_id, audience) values ($1, $2, $3, $4, 'staff')",
    [hashToken(token), login, company, account],
  )
  await client.query('alter table item disable trigger log_change')
  const item = await one(
    `insert into item (company_id, name, supplier, code, state, amount, checked, bought_on, note)
     select $1, 'Product ' || n, 'Supplier ' || n % 40, 'C-' || n, 'liquid', n / 7.0, n % 2 = 0, '2026-05-04', 'Keep it dry'
     from generate_series(1, 20000) n returning id`,
    [company],
  )
  await client.query('alter table item enable trigger log_change')
  await client.query('analyze')
  await client.end()
  return { company, item }
}

async function startPeer(options: PeerOptions) {
  const child = fork(join(import.meta.dirname, 'peers.ts'))
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message: { port: number }) => resolve(message.port))
    child.once('exit', (code) =>
      reject(new Error(`The ${options.peer} server ended with ${code}.`)),
    )
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

const body = JSON.stringify({
  name: 'Form oil',
  supplier: 'Ridge',
  code: 'F-1',
  state: 'liquid',
  amount: 20,
  checked: true,
  bought_on: '2026-05-04',
  note: null,
})

async function measure(
  port: number,
  kind: Kind,
  item: string,
  connections: number,
  token: string,
): Promise<number> {
  const path = `/api/dashboard/items${kind === 'one' ? `/${item}` : ''}`
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    connections,
    duration: seconds,
    method: kind === 'create' ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(kind === 'create' ? { body } : {}),
  })
  if (result.non2xx + result.errors > 0)
    throw new Error(`${kind}: ${result.non2xx + result.errors} requests failed.`)
  return result.requests.total / result.duration
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const folder = mkdtempSync(join(tmpdir(), 'plumbline-bench-'))
// As root, PostgreSQL runs as another user, who must get in.
chmodSync(folder, 0o711)
const embedded = await startEmbedded({ dataDir: join(folder, 'database'), log: () => undefined })
let over = 0
try {
  await migrate(embedded.connection)
  const token = randomBytes(32).toString('base64url')
  const { company, item } = await fill(embedded.connection, token)
  const options = { connection: embedded.connection, companyId: company }
  const bare = await startPeer({ peer: 'bare', ...options })
  const ours = await startPeer({ peer: 'ours', ...options })
  console.log('call    connections   bare/s   ours/s   share   budget')
  for (const kind of ['list', 'one', 'create'] as const)
    for (const connections of [10, 50]) {
      const shares: { bare: number; ours: number }[] = []
      for (let round = 0; round < rounds; round += 1)
        shares.push({
          bare: await measure(bare.port, kind, item, connections, token),
          ours: await measure(ours.port, kind, item, connections, token),
        })
      const share = median(shares.map((one) => one.ours / one.bare))
      const within = share >= budgets[kind]
      if (!within) over += 1
      const cells = [
        kind.padEnd(8),
        String(connections).padStart(10),
        median(shares.map((one) => one.bare))
          .toFixed(0)
          .padStart(8),
        median(shares.map((one) => one.ours))
          .toFixed(0)
          .padStart(8),
        share.toFixed(2).padStart(7),
        budgets[kind].toFixed(2).padStart(8),
        within ? '' : 'over budget',
      ]
      console.log(cells.join(' '))
    }
  await bare.stop()
  await ours.stop()
} finally {
  await embedded.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = over === 0 ? 0 : 1
