import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { sealChanges } from '../../src/features/change-log/server/seal.ts'
import { type Verdict, verifyChangeLog } from '../../src/features/change-log/server/verify.ts'
import type { Database } from '../../src/kit/db/server/database.ts'
import { type Sql, sql } from '../../src/kit/db/sql.ts'
import { dbTest, dbTestCommitted } from '../database.ts'
import { makeAccount, makeCompany } from '../factories.ts'

async function verdictOn(database: Database, companyId: string): Promise<Verdict> {
  for await (const verdict of verifyChangeLog(database))
    if (verdict.company.id === companyId) return verdict
  throw new Error('The company was not looked at.')
}

const log = (seq: number) => sql`change where seq = ${seq}`
/** Hashes a row anew, as somebody would who knows how it is done. */
const rehash = (seq: number) => sql`
  update change_seal s set hash = change_hash(c, s.previous_hash) from change c
  where c.company_id = s.company_id and c.seq = s.seq and s.n = ${seq}`

const touched: [what: string, tampering: Sql[], fault: Verdict['fault']][] = [
  ['nothing', [], undefined],
  [
    'an altered row',
    [sql`update change set after = '{"name":"other"}' where seq = 3`],
    { link: 3, what: 'was altered' },
  ],
  [
    'an altered name of who did it',
    [sql`update change set actor_name = 'somebody else' where seq = 4`],
    { link: 4, what: 'was altered' },
  ],
  [
    'an altered instant',
    [sql`update change set at = at + interval '1 microsecond' where seq = 2`],
    { link: 2, what: 'was altered' },
  ],
  [
    'an altered row that was hashed anew',
    [sql`update change set after = '{}' where seq = 3`, rehash(3)],
    { link: 3, what: 'was altered, and its hash with it' },
  ],
  [
    'the first row altered and hashed anew',
    [sql`update change set after = '{}' where seq = 1`, rehash(1)],
    { link: 1, what: 'was altered, and its hash with it' },
  ],
  [
    'the last row altered and hashed anew',
    [sql`update change set after = '{}' where seq = 7`, rehash(7)],
    { link: 7, what: 'was altered, and its hash with it' },
  ],
  ['a removed row', [sql`delete from ${log(2)}`], { link: 2, what: 'was removed' }],
  ['the first row removed', [sql`delete from ${log(1)}`], { link: 1, what: 'was removed' }],
  ['the last row removed', [sql`delete from ${log(7)}`], { link: 7, what: 'was removed' }],
  ['every row removed', [sql`delete from change`], { link: 1, what: 'was removed' }],
  [
    'a removed row whose gap was closed',
    [sql`delete from ${log(3)}`, sql`update change set seq = seq - 1 where seq > 3`],
    { link: 3, what: 'was altered' },
  ],
  [
    'a row put at the end',
    [
      sql`
        insert into change (company_id, seq, at, actor_name, source, action, subject)
        select company_id, 8, at, actor_name, source, action, subject from change where seq = 7`,
    ],
    { link: 8, what: 'was inserted' },
  ],
  [
    'a row put at the end and sealed',
    [
      sql`
        insert into change (company_id, seq, at, actor_name, source, action, subject)
        select company_id, 8, at, actor_name, source, action, subject from change where seq = 7`,
      sql`
        insert into change_seal (company_id, n, seq, previous_hash, hash)
        select company_id, 8, 8, hash, '\\x' from change_seal where n = 7`,
      rehash(8),
    ],
    { link: 8, what: 'was inserted' },
  ],
]
for (const [what, tampering, fault] of touched)
  dbTestCommitted(`the change log tells ${what}`, async ({ database, company }) => {
    // With the company's own row, the account's template and its person: seven links.
    for (let n = 0; n < 2; n += 1)
      await database.transaction('owner', (db) => makeAccount(db, company.id))
    await sealChanges(database)
    await database.transaction('owner', async (db) => {
      await db.run(sql`alter table change disable trigger append_only`)
      await db.run(sql`alter table change_seal disable trigger append_only`)
      for (const step of tampering) await db.run(step)
    })
    const verdict = await verdictOn(database, company.id)
    assert.deepEqual(verdict.fault, fault)
    if (fault === undefined) assert.equal(verdict.rows, 7)
  })

dbTestCommitted('one company’s fault is not another’s', async ({ database, company }) => {
  const other = await database.transaction('owner', makeCompany)
  await sealChanges(database)
  await database.transaction('owner', async (db) => {
    await db.run(sql`alter table change disable trigger append_only`)
    await db.run(sql`update change set reason = 'x' where company_id = ${company.id}`)
  })
  assert.equal((await verdictOn(database, company.id)).fault?.link, 1)
  assert.equal((await verdictOn(database, other.id)).fault, undefined)
})

dbTestCommitted('npm run verify-log says so and ends with 1', async (test) => {
  const { connection, database, company } = test
  const { host = '', port = 5432, user = '', password = '', database: name = '' } = connection
  const url = new URL('postgresql://localhost')
  url.pathname = name
  url.searchParams.set('host', host)
  url.searchParams.set('port', String(port))
  url.searchParams.set('user', user)
  url.searchParams.set('password', String(password))
  const verify = () =>
    spawnSync(process.execPath, [join(import.meta.dirname, '../../bin/verify-log.ts')], {
      env: { ...process.env, DATABASE_URL: url.href },
      encoding: 'utf8',
    })
  assert.equal(verify().status, 0)
  await database.transaction('owner', async (db) => {
    await db.run(sql`alter table change disable trigger append_only`)
    await db.run(sql`update change set reason = 'x'`)
  })
  const { status, stdout } = verify()
  assert.deepEqual([status, stdout], [1, `✖ Ridge Concrete (${company.id}): row 1 was altered\n`])
})

dbTestCommitted('many writing at once make one chain', async ({ database, company }) => {
  const write = () => database.transaction('owner', (db) => makeAccount(db, company.id))
  await Promise.all(Array.from({ length: 20 }, write))
  const verdict = await verdictOn(database, company.id)
  assert.deepEqual([verdict.rows, verdict.fault], [61, undefined])
})

dbTestCommitted('two that seal while others write make one chain', async (test) => {
  const { database, company } = test
  const write = () => database.transaction('owner', (db) => makeAccount(db, company.id))
  const work = Array.from({ length: 30 }, (_, n) => (n % 3 === 0 ? sealChanges(database) : write()))
  await Promise.all(work)
  const verdict = await verdictOn(database, company.id)
  assert.deepEqual([verdict.rows, verdict.fault], [61, undefined])
})

dbTestCommitted('what came to nothing is neither in the chain nor waits for it', async (test) => {
  const { database, company } = test
  const failed = database.transaction('owner', async (db) => {
    await makeAccount(db, company.id)
    await db.run(sql`set constraints all immediate`)
    throw new Error('It comes to nothing.')
  })
  await assert.rejects(failed, /comes to nothing/)
  const verdict = await verdictOn(database, company.id)
  assert.deepEqual([verdict.rows, verdict.fault], [1, undefined])
})

dbTestCommitted('a change that waits to be sealed cannot be taken away unseen', async (test) => {
  const { database, company } = test
  await database.transaction('owner', async (db) => {
    await db.run(sql`alter table change disable trigger append_only`)
    await db.run(sql`delete from change where company_id = ${company.id}`)
  })
  assert.deepEqual((await verdictOn(database, company.id)).fault, { link: 1, what: 'was removed' })
})

dbTestCommitted('the hash does not depend on the session’s settings', async (test) => {
  const { database, company } = test
  await sealChanges(database)
  const hashes = await database.transaction('owner', async (db) => {
    const read = sql`
      select encode(change_hash(c, s.previous_hash), 'hex') as now, encode(s.hash, 'hex') as was
      from change_seal s join change c using (company_id, seq) where s.company_id = ${company.id}`
    await db.run(sql`set local timezone = 'Asia/Kathmandu'`)
    await db.run(sql`set local datestyle = 'German'`)
    await db.run(sql`set local extra_float_digits = -3`)
    return db.many<{ now: string; was: string }>(read)
  })
  assert.ok(hashes.length > 0)
  for (const { now, was } of hashes) assert.equal(now, was)
})

for (const statement of [
  'update change set reason = null',
  'delete from change',
  'truncate change',
])
  dbTest(`the change log refuses: ${statement}`, async ({ asOwner, db, company }) => {
    await asOwner(async () => {
      await makeAccount(db, company.id)
      await db.run(sql`set constraints all immediate`)
      await db.run(sql`savepoint before`)
      await assert.rejects(db.run({ text: [statement], values: [] }), /append-only/)
      await db.run(sql`rollback to before`)
    })
  })

dbTest('what is confidential is logged without its value', async ({ asOwner, db, company }) => {
  type Row = { action: string; before: unknown; after: unknown }
  await asOwner(async () => {
    await db.run(sql`
      create table secret (company_id uuid not null, id uuid not null default new_id(),
        name text, diagnosis text, version int not null default 1, created_at timestamptz,
        updated_at timestamptz, archived_at timestamptz)`)
    await db.run(sql`select secure('secret', 'diagnosis')`)
    await db.run(sql`set constraints all immediate`)
  })
  await db.run(sql`insert into secret (company_id, name) values (${company.id}, 'a')`)
  await db.run(sql`update secret set diagnosis = 'flu', name = 'b'`)
  await db.run(sql`update secret set diagnosis = 'flu'`)
  await db.run(sql`update secret set diagnosis = null`)
  await db.run(sql`update secret set archived_at = '2026-11-21T05:00:00-05'`)
  await db.run(sql`update secret set archived_at = null`)
  await db.run(sql`delete from secret`)
  const rows = await db.many<Row>(sql`
    select action, before - 'id' as before, after - 'id' as after from change
    where subject = 'secret' order by seq`)
  const masked = '•••'
  const at = '2026-11-21T10:00:00+00:00'
  assert.deepEqual(rows, [
    { action: 'create', before: {}, after: { name: 'a' } },
    {
      action: 'update',
      before: { name: 'a', diagnosis: masked },
      after: { name: 'b', diagnosis: masked },
    },
    { action: 'update', before: { diagnosis: masked }, after: { diagnosis: masked } },
    { action: 'archive', before: { archived_at: null }, after: { archived_at: at } },
    { action: 'restore', before: { archived_at: at }, after: { archived_at: null } },
    { action: 'delete', before: { name: 'b' }, after: {} },
  ])
})
