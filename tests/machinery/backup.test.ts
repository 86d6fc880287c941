// A backup is proved by what is restored from it: every row, every file, and a server that people sign in to.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import pg from 'pg'
import { restoreBackup } from '../../bin/backups/restore-backup.ts'
import { tableName, tablesOf } from '../../bin/backups/tables.ts'
import { writeBackup } from '../../bin/backups/write-backup.ts'
import { demoPassword } from '../../src/app/demo/fill-demo.server.ts'
import { startServer } from '../../src/app/server.ts'
import { verifyChangeLog } from '../../src/features/change-log/server/verify.ts'
import { openDatabase } from '../../src/kit/db/server/database.ts'
import { keyOf } from '../../src/kit/files/server/file-store.ts'
import { folderStore } from '../../src/kit/files/server/folder-store.ts'
import { StartRefusal } from '../../src/kit/refusal.ts'
import { demoDatabase, emptyDatabase, type TestDatabase } from '../database.ts'
import { serverOptions } from '../server-options.ts'

async function withClient<T>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The rows of each table as one hash, whatever order they lie in. */
const contents = (connection: pg.ClientConfig) =>
  withClient(connection, async (client) => {
    const found: Record<string, string> = {}
    for (const table of await tablesOf(client)) {
      const { rows } = await client.query<{ all: string }>(
        `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as all from ${tableName(table)} t`,
      )
      found[tableName(table)] = rows[0]?.all ?? ''
    }
    return found
  })

describe('a backup', () => {
  const content = Buffer.from('A photo of the trench.')
  const sha256 = createHash('sha256').update(content).digest('hex')
  let from: TestDatabase
  let folder: string
  let key: string
  const place = () => {
    const files = join(folder, `files-${Math.random()}`)
    mkdirSync(join(files, 'incoming'), { recursive: true })
    return { store: folderStore(files), files, incoming: join(files, 'incoming') }
  }

  before(async () => {
    from = await demoDatabase()
    folder = mkdtempSync(join(tmpdir(), 'plumbline-backup-'))
    const { store, incoming } = place()
    key = await withClient(from.connection, async (client) => {
      // One content, named by two records, is copied once. Others of the demo have no content here.
      await client.query('begin')
      const { rows } = await client.query<{ id: string }>(
        "select id, set_config('app.company_id', id::text, true) from company where slug = 'northgate'",
      )
      for (const name of ['a.txt', 'b.txt'])
        await client.query(
          "insert into file (company_id, sha256, mime, bytes, name) values ($1, $2, 'text/plain', $3, $4)",
          [rows[0]?.id, sha256, content.length, name],
        )
      await client.query('commit')
      return keyOf(rows[0]?.id ?? '', sha256)
    })
    writeFileSync(join(incoming, 'one'), content)
    await store.put(key, join(incoming, 'one'))
    const written = await writeBackup({
      ...{ connection: from.connection, store, now: new Date() },
      folder: join(folder, 'whole'),
    })
    assert.equal(written.files, 1)
    assert.ok(written.rows > 1000)
  })
  after(async () => {
    await from.drop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('is restored row for row and file for file, its log still proves itself, and people sign in', async () => {
    const to = await emptyDatabase()
    try {
      const { files, ...rest } = place()
      await restoreBackup({ connection: to.connection, folder: join(folder, 'whole'), ...rest })
      assert.deepEqual(readFileSync(join(files, key)), content)
      const { '"public"."backup_made"': made, ...before } = await contents(from.connection)
      const { '"public"."backup_made"': none, ...now } = await contents(to.connection)
      assert.deepEqual(now, before)
      // The note of the backup is written once it is whole.
      assert.match(made ?? '', /^1 /)
      assert.match(none ?? '', /^0 /)
      const database = openDatabase(to.connection, () => undefined)
      for await (const { company, fault } of verifyChangeLog(database, []))
        assert.equal(fault, undefined, company.name)
      await database.close()
      const server = await startServer(
        serverOptions({ connection: to.connection, filesFolder: files }),
      )
      const ask = (path: string, body: object) =>
        fetch(`http://127.0.0.1:${server.port}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      const email = 'manager@northgate.test'
      const signedIn = await ask('/login', { email, password: demoPassword })
      assert.equal(signedIn.status, 200)
      await server.stop()
      // What holds rows together holds again.
      await withClient(to.connection, async (client) => {
        await assert.rejects(
          client.query(
            'update account set login_id = gen_random_uuid() where login_id is not null',
          ),
          /foreign key/,
        )
        const { rows } = await client.query(
          "select tgname from pg_trigger where tgenabled = 'D' and not tgisinternal",
        )
        assert.deepEqual(rows, [])
      })
    } finally {
      await to.drop()
    }
  })

  test('into a database that is in use is refused', async () => {
    const { files: _, ...rest } = place()
    await assert.rejects(
      restoreBackup({ connection: from.connection, folder: join(folder, 'whole'), ...rest }),
      (error: Error) => error instanceof StartRefusal && /in use already/.test(error.message),
    )
  })

  test('that was altered is refused before anything is written', async () => {
    appendFileSync(join(folder, 'whole', 'files', key), '!')
    const to = await emptyDatabase()
    try {
      const { files: _, ...rest } = place()
      await assert.rejects(
        restoreBackup({ connection: to.connection, folder: join(folder, 'whole'), ...rest }),
        (error: Error) => error instanceof StartRefusal && /missing or altered/.test(error.message),
      )
      assert.deepEqual(await contents(to.connection), {})
    } finally {
      await to.drop()
    }
  })

  test('that never came to its end is not there', async () => {
    const { store } = place()
    const broken = { ...store, read: () => Promise.reject(new Error('The disk is gone.')) }
    const target = join(folder, 'half')
    await assert.rejects(
      writeBackup({ connection: from.connection, store: broken, folder: target, now: new Date() }),
      /disk is gone/,
    )
    assert.throws(() => readFileSync(join(target, 'backup.json')))
    assert.throws(() => readFileSync(join(`${target}.part`, 'backup.json')))
  })
})
