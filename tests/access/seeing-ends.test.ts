// Who begins to see as somebody, and what ends it: each end stands in the log.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { allGrants } from '../../src/access/grants.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { makeAccount, signIn } from '../factories.ts'
import { until } from '../until.ts'
import { nowhere, withSomebodySeen } from './seeing.ts'

describe('seeing as somebody', () => {
  const { server, is, owner, begin, accountOf, setOf } = withSomebodySeen()
  const { ask } = server
  const leave = (token: string) => ask('DELETE', '/api/dashboard/seeing', { token })
  const deedsOf = (id: string) =>
    owner(async (db) => {
      const rows = await db.many(
        { action: 'string', actor_name: 'string' },
        sql`select action, actor_name from change where subject_id = ${id}
          and action in ('see-as', 'stop-seeing-as') order by seq`,
      )
      return rows.map(({ action, actor_name }) => `${actor_name}: ${action}`)
    })

  test('is begun by a manager who sees all, of somebody else who is active here', async () => {
    const company = String(((await accountOf(is.manager.token)).company as { id: string }).id)
    const { other, away, narrow, programs } = await owner(async (db) => {
      const away = await makeAccount(db, company)
      await db.run(sql`update account set deactivated_at = now() where id = ${away.id}`)
      const narrow = await makeAccount(db, company)
      await db.run(sql`update account set scope = 'entity' where id = ${narrow.id}`)
      const found = await db.maybe(
        { id: 'string' },
        sql`select id from account where company_id <> ${company} and kind = 'staff' limit 1`,
      )
      const without = await makeAccount(db, company, {
        grants: allGrants.filter((grant) => !grant.startsWith('users.')),
      })
      return {
        other: found?.id ?? '',
        away: away.id,
        narrow: await signIn(db, narrow),
        programs: await signIn(db, without),
      }
    })
    const said = async (token: string, id: string) => {
      const { status, body } = await begin(token, id)
      return [status, body.code]
    }
    assert.deepEqual(await said(is.manager.token, other), [404, 'row/missing'])
    assert.deepEqual(await said(is.manager.token, nowhere), [404, 'row/missing'])
    assert.deepEqual(await said(is.manager.token, is.manager.id), [409, 'seeing/oneself'])
    assert.deepEqual(await said(is.manager.token, away), [409, 'seeing/inactive'])
    assert.deepEqual(await said(programs, is.person.id), [403, 'grant/missing'])
    assert.equal((await said(narrow, is.person.id))[0], 404)
    await setOf(is.manager.id, { refused: ['submissions.view-all'] })
    assert.deepEqual(await said(is.manager.token, is.person.id), [409, 'seeing/rights'])
    await setOf(is.manager.id, { refused: [] })
  })

  test('ends when it is left, with the session, the time, the right or the person, each in the log', async () => {
    const viewer = String((await accountOf(is.manager.token)).name)
    const before = (await deedsOf(is.person.id)).length
    const both = [`${viewer}: see-as`, `${viewer}: stop-seeing-as`]
    const ends: Record<string, (token: string) => Promise<unknown>> = {
      left: leave,
      'signed out': (token) => ask('POST', '/api/dashboard/logout', { token }),
      time: () =>
        owner((db) =>
          db.run(sql`update session set seen_until = now() where account_id = ${is.manager.id}`),
        ),
      right: () => setOf(is.manager.id, { scope: 'workplaces' }),
      person: () =>
        owner((db) =>
          db.run(sql`update account set deactivated_at = now() where id = ${is.person.id}`),
        ),
    }
    await leave(is.seeing)
    const left = (await deedsOf(is.person.id)).slice(before)
    assert.deepEqual(left, [`${viewer}: stop-seeing-as`])
    for (const [how, end] of Object.entries(ends)) {
      const token = await server.token('manager@northgate.test')
      const known = (await deedsOf(is.person.id)).length
      assert.equal((await begin(token, is.person.id)).status, 200)
      assert.equal((await accountOf(token)).id, is.person.id)
      await end(token)
      if (how !== 'signed out') assert.equal((await accountOf(token)).id, is.manager.id, how)
      assert.deepEqual((await deedsOf(is.person.id)).slice(known), both, how)
      await owner((db) =>
        db.run(sql`update account set deactivated_at = null, scope = 'company'
          where id in (${is.manager.id}, ${is.person.id})`),
      )
    }
  })

  test('a page that still believes to see as somebody writes nothing in the name of the manager', async () => {
    const headers = { 'x-seen-as': is.person.id }
    for (const method of ['GET', 'POST']) {
      const { status, body } = await ask(method, '/api/dashboard/chemicals', {
        token: is.manager.token,
        headers,
        ...(method === 'POST' && { body: {} }),
      })
      assert.deepEqual([status, body.code], [409, 'seeing/ended'], method)
    }
    assert.equal(
      (await ask('GET', '/api/dashboard/account', { token: is.manager.token, headers })).status,
      200,
    )
  })

  test('the end stands in the log although nobody asks any more, and the log says it in words', async () => {
    const token = await server.token('manager@northgate.test')
    const known = (await deedsOf(is.person.id)).length
    await begin(token, is.person.id)
    await owner(async (db) => {
      await db.run(sql`update session set seen_until = now() where account_id = ${is.manager.id}`)
      await db.run(sql`update graphile_worker._private_jobs set run_at = now() where task_id in
        (select id from graphile_worker._private_tasks where identifier = 'end-seeing')`)
    })
    await until(async () => (await deedsOf(is.person.id)).length === known + 2)
    const { body } = await ask('GET', '/api/dashboard/changes?action=see-as', {
      token: is.manager.token,
    })
    const { deed, actor, record } = (
      body.data as { deed: string; actor: string; record: { name: string } }[]
    )[0] ?? { deed: '', actor: '', record: { name: '' } }
    assert.deepEqual(
      [deed, actor, record.name],
      ['see_as', (await accountOf(is.manager.token)).name, is.person.name],
    )
  })
})
