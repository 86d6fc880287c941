import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, before, test } from 'node:test'
import { attachFile, expireFiles, isIntact } from '../../../src/features/files/index.ts'
import { sql } from '../../../src/kit/db/sql.ts'
import { keyOf } from '../../../src/kit/files/server/file-store.ts'
import { folderStore } from '../../../src/kit/files/server/folder-store.ts'
import type { Server } from '../../../src/kit/http/server/serve.ts'
import { silentLog } from '../../../src/kit/log/log.server.ts'
import { type TestDatabase, testDatabase } from '../../database.ts'
import { makeCompany } from '../../factories.ts'
import { makePerson, type Person, serveFiles } from './file-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'plumbline-files-'))
const spoolFolder = join(folder, 'spool')
const store = folderStore(join(folder, 'store'))
let made: TestDatabase
let server: Server
let address: string
let ada: Person
let colleague: Person
let stranger: Person

before(async () => {
  made = await testDatabase()
  await made.database.transaction('owner', async (db) => {
    const company = await makeCompany(db)
    ada = await makePerson(db, company.id)
    colleague = await makePerson(db, company.id)
    stranger = await makePerson(db, (await makeCompany(db)).id)
  })
  server = await serveFiles(made.database, store, spoolFolder)
  address = `http://127.0.0.1:${server.port}`
})
after(async () => {
  await server.stop()
  await made.drop()
  rmSync(folder, { recursive: true, force: true })
})

const headers = ({ token }: Person, more = {}) => ({ authorization: `Bearer ${token}`, ...more })

type Stored = { id: string; name: string; mime: string; bytes: number; sha256: string }

async function store_file(
  who: Person,
  name: string,
  content: Buffer<ArrayBuffer> | string,
  query = '',
) {
  const body = new FormData()
  body.append('file', new Blob([content]), name)
  const response = await fetch(`${address}/api/store_file${query}`, {
    method: 'POST',
    headers: headers(who),
    body,
  })
  const answer = (await response.json()) as { message: string; data: Stored; code?: string }
  return { status: response.status, ...answer }
}

const get = (who: Person, id: string, more = {}) =>
  fetch(`${address}/api/files/${id}`, { headers: headers(who, more) })

const attach = (who: Person, id: string) =>
  made.database.transaction('app', async (db) => {
    await db.run(sql`
      select set_config('app.company_id', ${who.account.companyId}, true),
        set_config('app.actor_id', ${who.account.id}, true)`)
    return attachFile(db, id, { subject: 'drill', id: who.account.id })
  })

const pdf = (text = '') => Buffer.from(`%PDF-1.7\n${text}`)

test('a file is called as its sender says, and is one however often it is sent', async () => {
  const [asked, content] = [randomUUID(), pdf('called')]
  const send = async (who: Person, what = content) =>
    (await store_file(who, 'Plan.pdf', what, `?id=${asked}`)).data.id
  assert.deepEqual([await send(ada), await send(ada)], [asked, asked])
  // Something else, or of somebody else, is no reason to refuse it or to lose what is there.
  const others = [await send(ada, pdf('something else')), await send(colleague)]
  assert.equal(new Set([asked, ...others]).size, 3)
  assert.equal(await (await get(ada, asked)).text(), content.toString())
  // Another company's ids are its own.
  assert.equal(await send(stranger), asked)
  // What is part of a record already does not become part of another.
  assert.equal(await attach(ada, asked), true)
  assert.notEqual(await send(ada), asked)
  const { status, code } = await store_file(ada, 'Plan.pdf', content, '?id=1')
  assert.deepEqual([status, code], [422, 'input/invalid'])
})

test('a name that is too long is cut between its signs', async () => {
  const { data } = await store_file(ada, `${'👷'.repeat(99)}n.pdf`, pdf('crew'))
  assert.equal(data.name, `${'👷'.repeat(97)}n.pdf`)
  assert.equal((await get(ada, data.id)).status, 200)
})

test('a file is stored and comes back as an attachment that no browser runs', async () => {
  const stored = await store_file(ada, '../../Plan “Nord” 2.pdf', pdf('north'))
  assert.deepEqual([stored.status, stored.message], [200, 'File uploaded successfully.'])
  assert.deepEqual(
    { ...stored.data, id: '', sha256: '' },
    { id: '', name: 'Plan “Nord” 2.pdf', mime: 'application/pdf', bytes: 14, sha256: '' },
  )
  const response = await get(ada, stored.data.id)
  assert.equal(await response.text(), '%PDF-1.7\nnorth')
  const expected = {
    'content-type': 'application/pdf',
    'content-length': '14',
    'content-disposition':
      'attachment; filename="Plan _Nord_ 2.pdf"; filename*=UTF-8\'\'Plan%20%E2%80%9CNord%E2%80%9D%202.pdf',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    etag: `"${stored.data.sha256}"`,
  }
  for (const [name, value] of Object.entries(expected))
    assert.equal(response.headers.get(name), value, name)
  assert.deepEqual(readdirSync(spoolFolder), [])
})

test('the head alone says what a file is, to whom it is shown', async () => {
  const { data } = await store_file(ada, 'a.txt', '0123456789')
  const head = (who: Person) =>
    fetch(`${address}/api/files/${data.id}`, { method: 'HEAD', headers: headers(who) })
  const response = await head(ada)
  assert.deepEqual(
    [response.status, response.headers.get('etag'), response.headers.get('content-length')],
    [200, `"${data.sha256}"`, '10'],
  )
  assert.equal(await response.text(), '')
  assert.equal((await head(stranger)).status, 404)
})

test('a file is read in ranges', async () => {
  const { data } = await store_file(ada, 'a.txt', '0123456789')
  const ask = async (range: string, more = {}) => {
    const response = await get(ada, data.id, { range, ...more })
    return [response.status, await response.text(), response.headers.get('content-range')]
  }
  assert.deepEqual(await ask('bytes=2-4'), [206, '234', 'bytes 2-4/10'])
  assert.deepEqual(await ask('bytes=7-'), [206, '789', 'bytes 7-9/10'])
  assert.deepEqual(await ask('bytes=-3'), [206, '789', 'bytes 7-9/10'])
  assert.deepEqual(await ask('bytes=5-99'), [206, '56789', 'bytes 5-9/10'])
  assert.deepEqual(await ask('bytes=10-'), [416, '', 'bytes */10'])
  assert.deepEqual(await ask('bytes=0-1,3-4'), [200, '0123456789', null])
  assert.deepEqual(await ask('bytes=2-4', { 'if-range': '"other"' }), [200, '0123456789', null])
  const cached = await get(ada, data.id, { 'if-none-match': `"${data.sha256}"` })
  assert.equal(cached.status, 304)
})

test('a file is its sender’s until a record names it, and never another company’s', async () => {
  const { data } = await store_file(ada, 'a.pdf', pdf())
  const statuses = () =>
    Promise.all([ada, colleague, stranger].map(async (who) => (await get(who, data.id)).status))
  assert.deepEqual(await statuses(), [200, 404, 404])
  assert.equal(await attach(stranger, data.id), false)
  assert.equal(await attach(colleague, data.id), false)
  assert.equal(await attach(ada, data.id), true)
  assert.equal(await attach(ada, data.id), false)
  assert.deepEqual(await statuses(), [200, 200, 404])
  assert.equal((await get(ada, 'nonsense')).status, 404)
})

test('what is not accepted is refused by its content and leaves nothing', async () => {
  const page = await store_file(ada, 'photo.jpg', '<html><script>alert(1)</script>')
  assert.deepEqual([page.status, page.code], [415, 'file/type'])
  const svg = await store_file(ada, 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  assert.equal(svg.status, 415)
  assert.deepEqual(readdirSync(spoolFolder), [])
})

test('nobody stores a file unasked', async () => {
  const response = await fetch(`${address}/api/store_file`, { method: 'POST', body: 'x' })
  assert.equal(response.status, 401)
})

/** Sends a form without a length, as fast as it is taken, and tells how much was. */
async function send(megabytes: number): Promise<{ answer: string; sent: number }> {
  const socket = connect(server.port, '127.0.0.1')
  const answer = text(socket).catch(() => '')
  socket.on('error', () => undefined)
  socket.write(
    `POST /api/store_file HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${ada.token}\r\n` +
      'Content-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: chunked\r\n\r\n',
  )
  const chunk = (bytes: Buffer) =>
    Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
  socket.write(
    chunk(
      Buffer.from(
        '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n',
      ),
    ),
  )
  const megabyte = chunk(Buffer.alloc(1024 * 1024, 'a'))
  let sent = 0
  while (sent < megabytes && !socket.destroyed) {
    sent += 1
    if (!socket.write(megabyte)) {
      const taken = new Promise((settle) => socket.once('drain', settle))
      await Promise.race([taken, answer])
    }
  }
  return { answer: await answer, sent }
}

test('past the limit the rest is not read', async () => {
  const { answer, sent } = await send(200)
  assert.ok(sent < 60, `${sent} MB were taken`)
  if (answer !== '') assert.match(answer, /^HTTP\/1\.1 413 /)
  assert.deepEqual(readdirSync(spoolFolder), [])
})

test('a length past the limit is refused before anything is read', async () => {
  const socket = connect(server.port, '127.0.0.1')
  socket.write(
    `POST /api/store_file HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${ada.token}\r\n` +
      `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${30 * 1024 * 1024}\r\n\r\n`,
  )
  assert.match(await text(socket), /^HTTP\/1\.1 413 [\s\S]*body\/too-large/)
})

test('a file near the limit passes whole', async () => {
  const content = Buffer.concat([pdf(), randomBytes(24 * 1024 * 1024)])
  const { status, data } = await store_file(ada, 'big.pdf', content)
  assert.equal(status, 200)
  assert.equal(data.bytes, content.length)
  assert.ok(await isIntact(store, { company_id: ada.account.companyId, sha256: data.sha256 }))
})

test('a file that was altered in the store is told', async () => {
  const { data } = await store_file(ada, 'a.pdf', pdf('altered'))
  const row = { company_id: ada.account.companyId, sha256: data.sha256 }
  assert.equal(await isIntact(store, row), true)
  appendFileSync(join(folder, 'store', keyOf(row.company_id, row.sha256)), 'x')
  assert.equal(await isIntact(store, row), false)
})

test('what no record names is removed after a day, with the last that shares its content', async () => {
  const first = await store_file(ada, 'a.pdf', pdf('shared'))
  const second = await store_file(ada, 'b.pdf', pdf('shared'))
  const path = join(folder, 'store', keyOf(ada.account.companyId, first.data.sha256))
  const jobs = await made.database.transaction('owner', (db) =>
    db.many<{ payload: unknown; file: string; hours: number }>(sql`
      select payload, payload -> 'payload' ->> 'file_id' as file,
        round(extract(epoch from run_at - now()) / 3600) as hours
      from graphile_worker._private_jobs
      where payload -> 'payload' ->> 'file_id' in (${first.data.id}, ${second.data.id})
      order by id`),
  )
  assert.deepEqual(
    jobs.map(({ file, hours }) => [file, hours]),
    [
      [first.data.id, 24],
      [second.data.id, 24],
    ],
  )
  const nowhere = () => Promise.resolve(false)
  const expire = (job: (typeof jobs)[number] | undefined) =>
    expireFiles(store, nowhere).run(job?.payload, {
      database: made.database,
      log: silentLog,
      last: false,
    })
  await expire(jobs[0])
  assert.equal((await get(ada, first.data.id)).status, 404)
  assert.equal(existsSync(path), true)
  await attach(ada, second.data.id)
  await expire(jobs[1])
  assert.equal((await get(ada, second.data.id)).status, 200)
  const third = await store_file(ada, 'c.pdf', pdf('alone'))
  await expireFiles(store, nowhere).run(
    { ...(jobs[0]?.payload as object), payload: { file_id: third.data.id } },
    { database: made.database, log: silentLog, last: false },
  )
  assert.equal(
    existsSync(join(folder, 'store', keyOf(ada.account.companyId, third.data.sha256))),
    false,
  )
})
