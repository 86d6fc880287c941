import assert from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { dataFolder, startServer } from './started.ts'

const address = /Plumbline is at (http:\S+)/

test('bad settings: one line each, exit 2, and nothing is touched', async (t) => {
  const data = join(dataFolder(t), 'data')
  const server = startServer(t, { PLUMBLINE_DATA: data, PORT: 'many', PLUMBLINE_DEMO: 'maybe' })
  assert.equal(await server.ended, 2)
  const lines = server.said().trim().split('\n')
  assert.match(lines[0] ?? '', /^PORT is "many": it must be /)
  assert.match(lines[1] ?? '', /^PLUMBLINE_DEMO is "maybe": it must be on or off\.$/)
  assert.equal(lines.length, 2)
  assert.ok(!existsSync(data))
})

test('a busy port: says so, exit 2, before a database is made', async (t) => {
  const data = dataFolder(t)
  const other = createServer().listen(0, '127.0.0.1')
  t.after(() => other.close())
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const server = startServer(t, { PLUMBLINE_DATA: data, PORT: String(port) })
  assert.equal(await server.ended, 2)
  assert.equal(
    server.said().trim(),
    `PORT ${port} is busy on 127.0.0.1: stop what uses it or set another.`,
  )
  assert.deepEqual(readdirSync(data), [])
})

test('a database that does not answer: one line with the place and never the password', async (t) => {
  const url = 'postgresql://someone:hunter2@127.0.0.1:1/plumbline'
  const server = startServer(t, { PLUMBLINE_DATA: dataFolder(t), DATABASE_URL: url })
  assert.equal(await server.ended, 2)
  assert.match(server.said(), /^DATABASE_URL: no database answers at 127\.0\.0\.1:1: .+\n$/)
  assert.doesNotMatch(server.said(), /hunter2/)
})

test('a database of a newer version: refused, touching nothing', async (t) => {
  const data = dataFolder(t)
  const cluster = join(data, 'database')
  mkdirSync(cluster, { mode: 0o755 })
  writeFileSync(join(cluster, 'PG_VERSION'), '99\n')
  const server = startServer(t, { PLUMBLINE_DATA: data })
  assert.equal(await server.ended, 2)
  assert.match(server.said(), /^.+ was written by PostgreSQL 99, .+ Nothing was changed\.\n$/)
  assert.deepEqual(readdirSync(data), ['database'])
  assert.deepEqual(readdirSync(cluster), ['PG_VERSION'])
  assert.equal(readFileSync(join(cluster, 'PG_VERSION'), 'utf8'), '99\n')
})

test('one data folder through its life', async (t) => {
  const data = dataFolder(t)
  const postmaster = join(data, 'database', 'postmaster.pid')
  const first = startServer(t, { PLUMBLINE_DATA: data })

  await t.test('it answers', async () => {
    const [, url = ''] = await first.says(address)
    assert.equal((await fetch(`${url}/healthz`)).status, 200)
  })

  await t.test('a second start on the same data says who is there, exit 2', async () => {
    const second = startServer(t, { PLUMBLINE_DATA: data })
    assert.equal(await second.ended, 2)
    const [, url = ''] = address.exec(first.said()) ?? []
    assert.equal(
      second.said().trim(),
      `Plumbline already runs on the data in ${data} (process ${first.process.pid}, ${url}).`,
    )
  })

  await t.test('SIGTERM: the database is stopped cleanly, exit 0', async () => {
    first.process.kill('SIGTERM')
    assert.equal(await first.ended, 0)
    assert.ok(!existsSync(postmaster))
  })

  await t.test(
    'kill -9: the next start takes over, and Ctrl-C, echoed by npm, is exit 0',
    async () => {
      const killed = startServer(t, { PLUMBLINE_DATA: data })
      await killed.says(address)
      killed.process.kill('SIGKILL')
      await killed.ended
      const next = startServer(t, { PLUMBLINE_DATA: data })
      await next.says(address)
      next.process.kill('SIGINT')
      next.process.kill('SIGINT')
      assert.equal(await next.ended, 0)
      assert.ok(!existsSync(postmaster))
    },
  )

  await t.test('a database that dies takes the server with it, exit 1', async () => {
    const server = startServer(t, { PLUMBLINE_DATA: data })
    await server.says(address)
    process.kill(Number.parseInt(readFileSync(postmaster, 'utf8'), 10), 'SIGINT')
    assert.equal(await server.ended, 1)
    assert.match(server.said(), /The database has ended by itself/)
  })
})
