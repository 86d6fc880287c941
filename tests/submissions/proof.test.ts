// What was received is proved: somebody who alters the database or a file behind its back is found out.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { awaitNight, keepHeads } from '../../src/features/change-log/server/heads.job.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { withServer } from '../api/server.ts'
import { manager, question, sending, sha256, text, user } from './sending.ts'

describe('the proof of receipt', () => {
  const server = withServer()
  const { body, file, form, good, sent } = sending(server)
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-proof-'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  const heads = join(folder, 'heads.txt')
  let url = ''
  before(() => {
    const { host = '', port, user: name = '', password, database } = server.database.connection
    const address = new URL('postgresql://localhost')
    address.pathname = database ?? ''
    for (const [key, value] of Object.entries({ host, port, user: name, password }))
      address.searchParams.set(key, String(value))
    url = address.href
  })
  const owner = (...steps: ReturnType<typeof sql>[]) =>
    server.database.database.transaction('owner', async (db) => {
      for (const step of steps) await db.run(step)
    })
  /** Its files lie where the server of the test has them. */
  const proved = (...given: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, '../../bin/verify-log.ts'), ...given],
      { env: { ...process.env, DATABASE_URL: url, PLUMBLINE_DATA: server.data }, encoding: 'utf8' },
    )
    assert.equal(stderr, '')
    return { status, faults: stdout.split('\n').filter((line) => line.startsWith('✖')), stdout }
  }
  const verified = async (id: string, hash: string) =>
    (await server.ask('GET', `/api/verify/${id}?hash=${hash}`)).body.data

  test('answers that were forged behind the hash are named, and their paper is no longer known', async () => {
    const made = await form([text('fit')])
    const { id, hash, number } = await sent(user, body(made, { fit: 'no' }))
    const before = await verified(id, hash)
    assert.deepEqual([Object(before).known, Object(before).altered], [true, false])
    assert.deepEqual(proved().faults, [])
    const forge = (answers: object) =>
      owner(
        sql`alter table submission_revision disable trigger user`,
        sql`update submission_revision set answers = ${JSON.stringify(answers)}::jsonb where submission = ${id}`,
        sql`alter table submission_revision enable trigger user`,
      )
    await forge({ fit: 'yes' })
    const { known, altered, paper } = Object(await verified(id, hash))
    assert.deepEqual([known, altered, paper], [false, true, null])
    const { status, faults } = proved()
    assert.equal(status, 1)
    assert.equal(faults.length, 1)
    assert.match(faults[0] ?? '', new RegExp(`revision 1 of ${number} .*${id}.* was altered`))
    await forge({ fit: 'no' })
    assert.equal(proved().status, 0)
  })

  test('a file that was altered or taken away is named', async () => {
    const made = await form([question('scan', 'file')])
    const scan = await file(user, 'as it was')
    await sent(user, body(made, { scan: [scan.id] }, { files: [scan] }))
    const path = readdirSync(server.data, { recursive: true, encoding: 'utf8' }).find((name) =>
      name.endsWith(sha256('as it was')),
    )
    const stored = join(server.data, path ?? '')
    writeFileSync(stored, 'as it is')
    assert.match(proved().faults.join(), /the file “note.txt” .* was altered/)
    rmSync(stored)
    assert.match(proved().faults.join(), /the file “note.txt” .* is not in the store/)
    writeFileSync(stored, 'as it was')
    assert.equal(proved().status, 0)
  })

  test('rows taken from the end, and the head set back, are found by the head that was kept elsewhere', async () => {
    const { database } = server.database
    await good(manager, 'POST', 'form-categories', { name: 'The last row' })
    await awaitNight(database)
    await keepHeads(database, { file: heads, mail: 'operator@northgate.test' }, new Date())
    const lines = readFileSync(heads, 'utf8').trim().split('\n')
    assert.match(lines[0] ?? '', /^\d{4}-\d\d-\d\d [0-9a-f-]{36} [0-9a-f]{64}$/)
    const [mail] = await database.transaction('owner', (db) =>
      db.many<{ text: string }>(
        sql`select text from mail where recipient = 'operator@northgate.test'`,
      ),
    )
    for (const line of lines) assert.ok(mail?.text.includes(line))
    const [company] = await database.transaction('owner', (db) =>
      db.many<{ id: string; hash: string }>(sql`
        select c.id, encode(h.hash, 'hex') as hash from company c
        join change_head h on h.company_id = c.id where c.name like 'Northgate%'`),
    )
    const head = company?.hash ?? ''
    // What comes after it is checked as well.
    await good(manager, 'POST', 'form-categories', { name: 'A later row' })
    for (const since of [heads, head]) assert.equal(proved('--since', since).status, 0, since)
    await owner(
      sql`alter table change disable trigger user`,
      sql`alter table change_seal disable trigger user`,
      sql`delete from change c using change_head h, change_seal s where h.company_id = c.company_id
        and s.company_id = c.company_id and s.seq = c.seq and c.company_id = ${company?.id} and s.n > h.n - 3`,
      sql`delete from change_seal s using change_head h where h.company_id = s.company_id
        and s.company_id = ${company?.id} and s.n > h.n - 3`,
      sql`update change_head h set (n, hash) = (select s.n, s.hash from change_seal s
        where s.company_id = h.company_id order by s.n desc limit 1) where company_id = ${company?.id}`,
      sql`alter table change enable trigger user`,
      sql`alter table change_seal enable trigger user`,
    )
    // By itself the shorter chain is whole.
    assert.equal(proved().status, 0)
    for (const since of [heads, head]) {
      const { status, faults } = proved('--since', since)
      assert.equal(status, 1)
      assert.match(faults.join(), /its end was removed or altered/)
    }
  })
})
