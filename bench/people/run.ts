// People at 5,000 of one company, over HTTP: pages of the list as a manager looks at it, and 2,000 lines of a
// spreadsheet. Budgets: 300 ms for a page, the median of the rounds; 20 s for the verdicts on all lines, of new
// people and of people who are there and changed. Printed: when the first verdicts came, and the commit, which opens
// an account for each, puts each on a project and writes each an invitation. A scope adds at most 25 % to a
// list's time.
import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { scopes } from '../../src/access/scope.ts'
import { startEmbedded } from '../../src/kit/db/server/embedded/start-embedded.ts'
import { migrate } from '../../src/kit/db/server/migrate.ts'
import type { PeerOptions } from '../registers/peers.ts'
import { fill } from './fill.ts'
import { timeScopes } from './time-scopes.ts'

const rounds = Number(process.env.ROUNDS ?? 41)
const budgets = { page: 300, verdicts: 20_000 }
const lines = 2000

/** What the calls answer, as far as it is looked at. */
type Answered = {
  id: string
  token: string
  total: number
  totals: { create: number; update: number }
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const sheet = (job: string) =>
  [
    'First,Last,Email,Mobile,Role,Job title,Employee no,Hire date,Language,Project,Invite',
    ...Array.from(
      { length: lines },
      (_, n) =>
        `First${n},Last${n},line${n}@example.test,416 555 0199,,${job},L-${n},2026-01-05,English,P-${1 + (n % 20)},yes`,
    ),
  ].join('\n')

const folder = mkdtempSync(join(tmpdir(), 'plumbline-bench-'))
// As root, PostgreSQL runs as another user, who must get in.
chmodSync(folder, 0o711)
const embedded = await startEmbedded({ dataDir: join(folder, 'database'), log: () => undefined })
let over = 0
try {
  await migrate(embedded.connection)
  const token = randomBytes(32).toString('base64url')
  const companyId = await fill(embedded.connection, token)
  const peer = fork(join(import.meta.dirname, '../registers/peers.ts'))
  const port = await new Promise<number>((resolve) => {
    peer.once('message', (message: { port: number }) => resolve(message.port))
    peer.send({
      peer: 'ours',
      connection: embedded.connection,
      companyId,
      folder: join(folder, 'files'),
    } satisfies PeerOptions)
  })
  const headers = { authorization: `Bearer ${token}` }
  const timed = async (path: string, init: RequestInit = {}) => {
    const began = performance.now()
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      ...init,
      headers: { ...headers, ...init.headers },
    })
    const body = (await response.json()) as { data: Answered }
    assert.equal(response.status, 200, JSON.stringify(body).slice(0, 500))
    return { ms: performance.now() - began, body }
  }
  const say = (name: string, ms: number, budget?: number) => {
    if (budget !== undefined && ms > budget) over += 1
    const limit = budget === undefined ? '' : `${budget} ms`.padStart(12)
    console.log(`${name.padEnd(44)}${`${ms.toFixed(0)} ms`.padStart(12)}${limit}`)
  }
  const cases: [name: string, query: string][] = [
    ['the first page', ''],
    ['the last page', 'page=100'],
    ['by when they were last here', 'sort=-last_seen'],
    ['one state', 'filter[state]=none'],
    ['one role, searched', 'filter[role_id]=3&search=4711'],
  ]
  for (const [name, query] of cases) {
    const each: number[] = []
    for (let n = 0; n < rounds; n += 1)
      each.push((await timed(`/api/dashboard/users?per_page=50&${query}`)).ms)
    say(name, median(each), budgets.page)
  }
  const sql = new pg.Pool({ ...embedded.connection, max: 1 })
  const costs = await timeScopes(
    async (path) => {
      const { ms, body } = await timed(`/api/dashboard/${path}`)
      return { ms, total: body.data.total }
    },
    (scope) =>
      sql.query('update account set scope = $1 where id = (select account_id from session)', [
        scope,
      ]),
    () => sql.query("update deficiencies set title = title where number = 'DEF-2026-00007'"),
    rounds,
  )
  await sql.query('update account set scope = null where scope is not null')
  await sql.end()
  for (const { name, ms, totals, isOver } of costs) {
    if (isOver) over += 1
    const each = scopes.map((scope) => `${scope} ${ms[scope].toFixed(1)} ms (${totals[scope]})`)
    console.log(`${name.padEnd(32)}${each.join('  ')}${isOver ? '  over 25 %' : ''}`)
  }
  const importing = async (job: string, twins: string) => {
    const form = new FormData()
    form.append('file', new Blob([sheet(job)]), 'people.csv')
    const file = (await timed('/api/store_file', { method: 'POST', body: form })).body.data.id
    const ask = (query: string, more: object, accept = 'application/json') => ({
      path: `/api/dashboard/users/import${query}`,
      init: {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept },
        body: JSON.stringify({ file, twins, ...more }),
      },
    })
    const dry = ask('?dry_run=1', {}, 'application/x-ndjson')
    const began = performance.now()
    const response = await fetch(`http://127.0.0.1:${port}${dry.path}`, {
      ...dry.init,
      headers: { ...headers, ...dry.init.headers },
    })
    const first = performance.now() - began
    const last = (await response.text()).trimEnd().split('\n').at(-1) ?? ''
    const ms = performance.now() - began
    const { data } = (JSON.parse(last) as { reply: { data: Answered } }).reply
    const commit = ask('', { token: data.token })
    const done = await timed(commit.path, commit.init)
    return { first, ms, totals: data.totals, commit: done.ms }
  }
  const made = await importing('Labourer', 'refuse')
  assert.equal(made.totals.create, lines)
  say('the first verdicts', made.first)
  say(`the verdicts on ${lines} lines`, made.ms, budgets.verdicts)
  say('all of them imported and invited', made.commit)
  const changed = await importing('Carpenter', 'update')
  assert.equal(changed.totals.update, lines)
  say(`the verdicts on ${lines} lines that change rows`, changed.ms, budgets.verdicts)
  say('all of them changed', changed.commit)
  peer.disconnect()
  await once(peer, 'exit')
} finally {
  await embedded.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = over > 0 ? 1 : 0
