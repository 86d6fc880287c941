// The change log at two million links of one company: the first page, narrowed in each way, and the last, over
// HTTP with all that a request takes. Budget: 300 ms, the median of the rounds. Printed beside it: what the
// indexes cost a write.
import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../../src/kit/db/server/embedded/start-embedded.ts'
import { migrate } from '../../src/kit/db/server/migrate.ts'
import type { PeerOptions } from '../registers/peers.ts'
import { fill, links } from './fill.ts'

const rounds = Number(process.env.ROUNDS ?? 15)
const budget = 300
const written = 5000

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function timed(port: number, query: string, token: string) {
  const began = performance.now()
  const response = await fetch(`http://127.0.0.1:${port}/api/dashboard/changes?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const body = (await response.json()) as { data: unknown[] }
  if (response.status !== 200) throw new Error(JSON.stringify(body))
  return { ms: performance.now() - began, found: body.data.length }
}

/** How long a link takes, of many in one transaction that is undone. */
async function writes(client: pg.Client, company: string): Promise<number> {
  await client.query('begin')
  const began = performance.now()
  await client.query(
    `select append_change($1, 'update', 'locations', new_id(), '{"name":"a"}', '{"name":"b"}')
     from generate_series(1, $2::int)`,
    [company, written],
  )
  const taken = performance.now() - began
  await client.query('rollback')
  return (taken / written) * 1000
}

const folder = mkdtempSync(join(tmpdir(), 'plumbline-bench-'))
// As root, PostgreSQL runs as another user, who must get in.
chmodSync(folder, 0o711)
const embedded = await startEmbedded({ dataDir: join(folder, 'database'), log: () => undefined })
let over = 0
try {
  await migrate(embedded.connection)
  const tokens = {
    all: randomBytes(32).toString('base64url'),
    some: randomBytes(32).toString('base64url'),
  }
  const { company, person } = await fill(embedded.connection, tokens)
  const peer = fork(join(import.meta.dirname, '../registers/peers.ts'))
  const port = await new Promise<number>((resolve) => {
    peer.once('message', (message: { port: number }) => resolve(message.port))
    peer.send({
      peer: 'ours',
      connection: embedded.connection,
      companyId: company,
      folder: join(folder, 'files'),
    } satisfies PeerOptions)
  })
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  const cases: [name: string, query: string, token: string][] = [
    ['nothing narrowed', '', tokens.all],
    ['a page far down', `before=${Math.floor(links / 3)}`, tokens.all],
    ['a person who left a year ago', `person=${person}`, tokens.all],
    ['done by nobody', 'person=system', tokens.all],
    ['a kind with much', 'subject=submissions', tokens.all],
    ['a kind of a year ago', 'subject=teams', tokens.all],
    ['a kind that is never there', 'subject=entities', tokens.all],
    ['what was deleted', 'action=delete', tokens.all],
    ['what was changed', 'action=update', tokens.all],
    ['one day, a year and a half ago', `from=${ago(550)}&to=${ago(550)}`, tokens.all],
    ['a person, a kind and a span', `person=${person}&subject=forms&to=${ago(400)}`, tokens.all],
    ['a person who left, what was deleted', `person=${person}&action=delete`, tokens.all],
    ['the name of a record', 'search=place+4711', tokens.all],
    ['a name that finds many', 'search=place', tokens.all],
    ['who may not read all: nothing narrowed', '', tokens.some],
    ['who may not read all: a person', `person=${person}`, tokens.some],
  ]
  console.log(`${`change log of ${links} links`.padEnd(44)}    found    median   slowest   budget`)
  for (const [name, query, token] of cases) {
    const { found } = await timed(port, query, token)
    const taken: number[] = []
    for (let round = 0; round < rounds; round += 1) taken.push((await timed(port, query, token)).ms)
    const ms = (value: number) => `${value.toFixed(0)} ms`.padStart(10)
    const slow = median(taken) > budget
    if (slow) over += 1
    console.log(
      `${name.padEnd(44)}${String(found).padStart(9)}${ms(median(taken))}${ms(Math.max(...taken))}${ms(budget)}${slow ? '  over budget' : ''}`,
    )
  }
  const client = new pg.Client(embedded.connection)
  await client.connect()
  await writes(client, company)
  const withAll = median([
    await writes(client, company),
    await writes(client, company),
    await writes(client, company),
  ])
  await client.query('begin')
  await client.query('drop index change_by_kind, change_by_person, change_by_deed')
  await client.query('commit')
  await writes(client, company)
  const without = median([
    await writes(client, company),
    await writes(client, company),
    await writes(client, company),
  ])
  console.log(
    `a link is written in ${withAll.toFixed(0)} µs, ${without.toFixed(0)} µs without the indexes of kind, person and deed`,
  )
  await client.end()
  const ended = once(peer, 'exit')
  peer.disconnect()
  await ended
} finally {
  await embedded.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = over === 0 ? 0 : 1
