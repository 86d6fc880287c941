// Two servers on one database of the person's own, each with a folder of its own.
import assert from 'node:assert/strict'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { demoDatabase } from '../database.ts'
import { dataFolder, startServer } from './started.ts'

const address = /Plumbline is at (http:\S+)/

test('a second server without shared files is refused in words, and takes over from a dead one', async (t) => {
  const made = await demoDatabase()
  t.after(made.drop)
  const { host, port, user, password, database } = made.connection
  const url = new URL('postgresql://localhost')
  url.username = String(user)
  url.password = String(password ?? '')
  url.pathname = `/${database}`
  url.searchParams.set('host', String(host))
  url.searchParams.set('port', String(port))
  const data = dataFolder(t)
  const env = { DATABASE_URL: url.href, PLUMBLINE_KEY_FILE: join(data, 'encryption.key') }

  const first = startServer(t, { ...env, PLUMBLINE_DATA: data, PLUMBLINE_DEMO: 'on' })
  await first.says(address)
  const second = startServer(t, { ...env, PLUMBLINE_DATA: dataFolder(t) })
  assert.equal(await second.ended, 2)
  assert.match(second.said(), /^Plumbline runs on this database already \(.+\)\. .+FILES_S3_/)
  assert.ok(second.said().includes(hostname().slice(0, 20)))

  first.process.kill('SIGKILL')
  await first.ended
  const third = startServer(t, {
    ...env,
    PLUMBLINE_DATA: dataFolder(t),
    PUBLIC_URL: 'https://safety.example.com',
  })
  await third.says(/TRUST_PROXY names no proxy/)
})
