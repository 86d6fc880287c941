// A closed company is removed for good on its stated day, with mails before; until then it takes its data away.
import assert from 'node:assert/strict'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { until } from '../../../../tests/until.ts'
import { sql } from '../../../kit/db/sql.ts'
import { readClosed } from './removal.job.ts'

describe('a closed company', () => {
  const server = withServer()
  const { ask } = server
  const owner = <T>(query: ReturnType<typeof sql>): Promise<T[]> =>
    server.database.database.transaction('owner', (db) => db.many<T>(query))
  const email = 'manager@northgate.test'

  test('says its end 30, 7 and 1 days before, exports until then, and is gone with rows and files after', async () => {
    const [found] = await owner<{ id: string }>(
      sql`select id from company where slug = 'northgate'`,
    )
    const id = found?.id ?? ''
    const admin = await server.token('admin@plumbline.test')
    const change = (body: object) =>
      ask('PATCH', `/api/admin/companies/${id}`, { token: admin, body })
    assert.equal((await change({ state: 'closed', reason: 'You asked for it.' })).status, 204)
    const read = async () =>
      (await ask('GET', `/api/admin/companies/${id}`, { token: admin })).body.data as {
        removes_on: string
      }
    const { removes_on: day } = await read()
    const [mail] = await owner<{ text: string }>(
      sql`select text from mail where recipient = ${email} and subject like '%is closed%'`,
    )
    assert.match(mail?.text ?? '', /removed for good/)

    const told = async () =>
      (
        await owner<{ n: number }>(sql`
          select count(*)::integer as n from mail where recipient = ${email} and subject like '%removed for good%'`)
      )[0]?.n
    const on = async (daysBefore: number) => {
      const now = new Date(Date.parse(`${day}T15:00:00Z`) - daysBefore * 86_400_000)
      await server.database.database.transaction('app', async (db) => {
        await db.run(sql`select set_config('app.company_id', ${id}, true)`)
        await readClosed(db, 'https://safety.example', now)
      })
      return told()
    }
    const seen: unknown[] = []
    for (const days of [89, 31, 30, 29, 7, 7, 1]) seen.push(await on(days))
    assert.deepEqual(seen, [0, 0, 1, 1, 2, 2, 3])

    const token = await server.token(email)
    const exported = await ask('GET', '/api/dashboard/chemicals/export?format=csv', { token })
    assert.equal(exported.status, 200)

    // Opened again it is not removed; closed again its days begin anew.
    assert.equal((await change({ state: 'active' })).status, 204)
    assert.equal(await on(0), 3)
    assert.equal((await change({ state: 'closed', reason: 'Once more.' })).status, 204)
    assert.equal((await read()).removes_on, day)

    // A call before that day removes nothing.
    const tried = await server.database.database.transaction('gate', (db) =>
      db.maybe({ removed: 'boolean' }, sql`select remove_company(${id}) as removed`),
    )
    assert.equal(tried?.removed, false)

    const files = () => globSync(`**/${id}/**/*`, { cwd: server.data })
    const stored = files().filter((path) => existsSync(join(server.data, path)))
    assert.ok(stored.length > 0)
    await owner(sql`update company set removes_on = current_date - 1 where id = ${id} returning id`)
    await server.database.database.transaction('app', async (db) => {
      await db.run(sql`select set_config('app.company_id', ${id}, true)`)
      await readClosed(db, 'https://safety.example')
    })
    await until(async () => {
      const [gone] = await owner<{ left: number }>(
        sql`select coalesce(array_length(contents_left, 1), 0) as left from company_removed where id = ${id}`,
      )
      return gone?.left === 0
    })
    assert.equal((await ask('GET', `/api/admin/companies/${id}`, { token: admin })).status, 404)
    assert.equal((await ask('GET', '/api/dashboard/account', { token })).status, 401)
    const tables = await owner<{ name: string }>(sql`
      select c.relname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`)
    assert.ok(tables.length > 100)
    for (const { name } of tables) {
      const rows = await owner(sql`select from ${sql.id(name)} where company_id = ${id} limit 1`)
      assert.equal(rows.length, 0, name)
    }
    const known = async (address: string) =>
      (await owner(sql`select from login where lower(email) = ${address}`)).length
    assert.equal(await known(email), 0)
    assert.equal(await known('admin@plumbline.test'), 1)
    assert.deepEqual(
      files().filter((path) => /[0-9a-f]{64}$/.test(path)),
      [],
    )
    const { body } = await ask('GET', '/api/admin/removed-companies', { token: admin })
    const [entry] = body.data as { id: string; name: string; files: number }[]
    assert.deepEqual([entry?.id, entry?.name], [id, 'Northgate Builders'])
    assert.ok((entry?.files ?? 0) > 0)
    // The other company is whole, and goes on writing to its log.
    const other = await server.token('manager@southfield.test')
    const made = await ask('POST', '/api/dashboard/form-categories', {
      token: other,
      body: { name: 'After it' },
    })
    assert.equal(made.status, 201)
    const [logged] = await owner<{ n: number }>(sql`
      select count(*)::integer as n from pg_trigger where not tgisinternal and tgenabled = 'D'`)
    assert.equal(logged?.n, 0)
  })
})
