// Room for files: each company's and each person's, a full disk, and content that is gone.
import assert from 'node:assert/strict'
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { attachFile, expireFiles } from '../../../src/features/files/index.ts'
import { sql } from '../../../src/kit/db/sql.ts'
import { type FileStore, keyOf } from '../../../src/kit/files/server/file-store.ts'
import { folderStore } from '../../../src/kit/files/server/folder-store.ts'
import { privateFolder } from '../../../src/kit/files/server/private-folder.ts'
import type { Server } from '../../../src/kit/http/server/serve.ts'
import { silentLog } from '../../../src/kit/log/log.server.ts'
import { type TestDatabase, testDatabase } from '../../database.ts'
import { makeCompany } from '../../factories.ts'
import { makePerson, type Person, serveFiles } from './file-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'plumbline-space-'))
const kilobyte = 1024
const quota = 100 * kilobyte
const places = folderStore(join(folder, 'store'))
let full: string | undefined
const store: FileStore = {
  ...places,
  put(key, path) {
    if (full === undefined) return places.put(key, path)
    return Promise.reject(Object.assign(new Error('no space left on device'), { code: full }))
  },
}
let made: TestDatabase
let server: Server
let address: string
let ada: Person
let stranger: Person

before(async () => {
  made = await testDatabase()
  await made.database.transaction('owner', async (db) => {
    ada = await makePerson(db, (await makeCompany(db)).id)
    stranger = await makePerson(db, (await makeCompany(db)).id)
  })
  server = await serveFiles(made.database, store, join(folder, 'spool'), undefined, quota)
  address = `http://127.0.0.1:${server.port}`
})
after(async () => {
  await server.stop()
  await made.drop()
  rmSync(folder, { recursive: true, force: true })
})

type Told = { code?: string; error?: string; data: { id: string; sha256: string } }

const post = (who: Person, body: string | FormData, headers: Record<string, string> = {}) =>
  fetch(`${address}/api/store_file`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}`, ...headers },
    body,
  })

/** A PDF of so many kilobytes; the same name has the same content. */
async function send(who: Person, name: string, kilobytes: number) {
  const form = new FormData()
  form.set('file', new File([`%PDF-1.7\n${name}`.padEnd(kilobytes * kilobyte, ' ')], `${name}.pdf`))
  const response = await post(who, form)
  return { status: response.status, ...((await response.json()) as Told) }
}

const used = async ({ account }: Person) => {
  const row = await made.database.transaction('owner', (db) =>
    db.maybe<{ bytes: number }>(
      sql`select bytes from company_space where company_id = ${account.companyId}`,
    ),
  )
  return (row?.bytes ?? 0) / kilobyte
}

const expire = (file: string, { account }: Person) =>
  expireFiles(store, () => Promise.resolve(false)).run(
    {
      id: crypto.randomUUID(),
      company_id: account.companyId,
      actor_id: null,
      actor_name: null,
      request_id: null,
      payload: { file_id: file },
    },
    { database: made.database, log: silentLog, last: false },
  )

test('a company stores up to its quota, the same content counted once, and has room again', async () => {
  const first = await send(ada, 'first', 60)
  assert.equal(first.status, 200)
  const again = await send(ada, 'first', 60)
  assert.equal(await used(ada), 60)
  const refused = await send(ada, 'second', 50)
  assert.deepEqual([refused.status, refused.code], [413, 'files/quota'])
  assert.match(refused.error ?? '', /no space left for files/)
  assert.equal(await used(ada), 60)
  assert.equal((await send(stranger, 'second', 50)).status, 200)

  await expire(first.data.id, ada)
  assert.equal(await used(ada), 60)
  await expire(again.data.id, ada)
  assert.equal(await used(ada), 0)
  const second = await send(ada, 'second', 50)
  assert.equal(second.status, 200)
  await expire(second.data.id, ada)
})

test('many who send at once do not pass the quota together', async () => {
  const sent = await Promise.all(
    Array.from({ length: 12 }, (_, n) => send(ada, `one of many ${n}`, 15)),
  )
  const stored = sent.filter(({ status }) => status === 200)
  assert.deepEqual([stored.length, await used(ada)], [6, 90])
  for (const { data } of stored) await expire(data.id, ada)
  assert.equal(await used(ada), 0)
})

test('what somebody sent and no record names is bounded; what a record names is not theirs', async () => {
  const insert = (bytes: number) =>
    made.database.transaction('owner', (db) =>
      db.maybe<{ id: string }>(sql`
        insert into file (company_id, sha256, mime, bytes, name, created_by)
        values (${stranger.account.companyId}, ${'a'.repeat(64)}, 'image/png', ${bytes}, 'big',
          ${stranger.account.id}) returning id`),
    )
  const wide = await serveFiles(made.database, store, join(folder, 'spool'))
  const before = address
  address = `http://127.0.0.1:${wide.port}`
  try {
    const big = await insert(2 * 1024 ** 3)
    const refused = await send(stranger, 'one more', 10)
    assert.deepEqual([refused.status, refused.code], [413, 'files/unclaimed'])
    await made.database.transaction('owner', async (db) => {
      await db.run(sql`select set_config('app.company_id', ${stranger.account.companyId}, true),
        set_config('app.actor_id', ${stranger.account.id}, true)`)
      assert.ok(await attachFile(db, big?.id ?? '', { subject: 'drill', id: crypto.randomUUID() }))
    })
    assert.equal((await send(stranger, 'one more', 10)).status, 200)
  } finally {
    address = before
    await wide.stop()
  }
})

for (const code of ['ENOSPC', 'EDQUOT'])
  test(`a disk that is full (${code}) is told in words and counted, and leaves nothing`, async () => {
    full = code
    const refused = await send(ada, 'no room', 10)
    full = undefined
    assert.deepEqual([refused.status, refused.code], [507, 'files/full'])
    assert.equal((await send(ada, 'room', 10)).status, 200)
  })

test('a file whose content is gone says so', async () => {
  const { data } = await send(ada, 'gone', 5)
  await store.remove(keyOf(ada.account.companyId, data.sha256))
  const response = await fetch(`${address}/api/files/${data.id}`, {
    headers: { authorization: `Bearer ${ada.token}` },
  })
  const told = (await response.json()) as Told
  assert.deepEqual([response.status, told.code], [404, 'file/lost'])
})

test('a refusal before the whole body was read ends the connection', async () => {
  const broken = await post(ada, 'x'.repeat(100_000), {
    'content-type': 'multipart/form-data; boundary=y',
  })
  assert.deepEqual([broken.status, broken.headers.get('connection')], [400, 'close'])
  const nameless = new FormData()
  nameless.set('file', 'no file')
  nameless.set('padding', 'x'.repeat(100_000))
  const refused = await post(ada, nameless)
  assert.deepEqual([refused.status, refused.headers.get('connection')], [400, 'close'])
  const nobody = await fetch(`${address}/api/store_file`, { method: 'POST', body: 'x' })
  assert.deepEqual([nobody.status, nobody.headers.get('connection')], [401, 'close'])
  assert.equal((await send(ada, 'after that', 5)).status, 200)
})

test('others on the machine do not look into the folders of files', async () => {
  const path = join(folder, 'private')
  privateFolder(path)
  chmodSync(path, 0o755)
  const modes = [
    privateFolder(path),
    join(folder, 'store', ada.account.companyId),
    join(folder, 'spool'),
  ]
  if (process.platform !== 'win32')
    for (const one of modes) assert.equal(statSync(one).mode & 0o777, 0o700, one)
})
