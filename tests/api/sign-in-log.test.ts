// What happens to how people sign in stands in their companies' change logs.
import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { generate } from 'otplib'
import { verifyChangeLog } from '../../src/features/change-log/server/verify.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { until } from '../until.ts'
import { withServer } from './server.ts'

const password = 'plumbline-demo'
const email = 'user@northgate.test'
const account = '/api/dashboard/my-account'

type Event = {
  company: string
  action: string
  actor_name: string
  source: string
  request_id: string
  ip: string
  own: boolean
  text: string
}

describe('the log of signing in', () => {
  const server = withServer()
  const { ask, token } = server
  const owner = <T>(work: Parameters<typeof server.database.database.transaction<T>>[1]) =>
    server.database.database.transaction('owner', work)
  let seen = 0

  /** What was logged since the test began. */
  const events = () =>
    owner((db) =>
      db.many<Event>(sql`
        select co.slug as company, action, actor_name, source, request_id, host(ip::inet) as ip,
          actor_id is not distinct from subject_id as own, change::text as text
        from change join company co on co.id = company_id
        where subject = 'account' and at > to_timestamp(${seen}) order by change.at`),
    )
  const actions = async () => (await events()).map(({ action }) => action)

  beforeEach(async () => {
    await owner((db) => db.run(sql`delete from session`))
    const found = await owner((db) =>
      db.maybe<{ now: number }>(sql`select extract(epoch from clock_timestamp())::float as now`),
    )
    seen = found?.now ?? 0
  })

  test('signing in and out, with who, from where and by which request', async () => {
    const entered = await ask('POST', '/login', { body: { email, password } })
    await ask('POST', '/api/dashboard/logout', { token: String(entered.body.token) })
    const [came, went] = await events()
    assert.deepEqual(
      [came?.action, came?.source, came?.ip, came?.own, came?.request_id],
      ['sign-in', 'public', '127.0.0.1', true, entered.headers.get('x-request-id')],
    )
    assert.deepEqual([went?.action, went?.source, went?.own], ['sign-out', 'staff', true])
    assert.equal(came?.actor_name, went?.actor_name)
    assert.ok(!came?.text.includes(String(entered.body.token)))
  })

  test('the admins of the provider are in no company’s log', async () => {
    await ask('POST', '/login', { body: { email: 'admin@plumbline.test', password } })
    assert.deepEqual(await events(), [])
  })

  test('a session that ran out was not ended', async () => {
    await token(email)
    await owner((db) => db.run(sql`update session set seen_at = now() - interval '13 hours'`))
    await token(email)
    assert.deepEqual(await actions(), ['sign-in', 'sign-in'])
  })

  test('the failure that locks somebody out, as nobody’s doing', async () => {
    const body = { email, password: 'wrong' }
    await Promise.all(Array.from({ length: 5 }, () => ask('POST', '/login', { body })))
    await ask('POST', '/login', { body })
    await ask('POST', '/login', { body: { email: 'nobody@northgate.test', password } })
    const logged = await events()
    assert.deepEqual(
      logged.map(({ action, actor_name, own, company }) => [action, actor_name, own, company]),
      [['lock-out', 'system', false, 'northgate']],
    )
    await owner((db) => db.run(sql`delete from attempt`))
  })

  test('a changed password, by its owner, without a value', async () => {
    const here = await token(email)
    await token(email)
    const next = 'seven herons over the pit'
    const change = (current: string, to: string) =>
      ask('POST', `${account}/password`, { token: here, body: { current, password: to } })
    assert.equal((await change('wrong', next)).status, 422)
    assert.equal((await change(password, next)).status, 204)
    const logged = await events()
    assert.deepEqual(
      logged.map(({ action, own }) => [action, own]),
      [
        ['sign-in', true],
        ['sign-in', true],
        ['change-password', true],
        ['sign-out', true],
      ],
    )
    assert.ok(!logged.some(({ text }) => /argon2|herons/.test(text)))
    assert.equal((await change(next, password)).status, 204)
  })

  test('a password set by a link, in each company of the login', async () => {
    await owner((db) =>
      db.run(sql`
        insert into account (company_id, login_id, kind, role_id)
        select c.id, l.id, 'staff', 3 from company c, login l
        where c.slug = 'southfield' and l.email = ${email}`),
    )
    await ask('POST', '/forgot-password', { body: { email } })
    const letter = await until(async () => {
      const [last] = await owner((db) =>
        db.many<{ text: string }>(sql`
          select text from mail where recipient = ${email} and text like '%/reset-password/%'`),
      )
      return last
    })
    const link = new URL(letter.text.match(/http\S+/)?.[0] ?? '')
    const body = { email, token: link.searchParams.get('token'), password: 'eleven cranes at dusk' }
    assert.equal((await ask('POST', '/reset-password', { body })).status, 200)
    const logged = (await events()).filter(({ action }) => action === 'change-password')
    assert.deepEqual(logged.map(({ company, source, own }) => [company, source, own]).sort(), [
      ['northgate', 'public', true],
      ['southfield', 'public', true],
    ])
  })

  test('a second factor turned on and off', async () => {
    const one = await token('management@northgate.test')
    const { body } = await ask('POST', `${account}/totp`, { token: one })
    const code = await generate({ secret: String(body.secret) })
    await ask('PUT', `${account}/totp`, { token: one, body: { code } })
    await ask('DELETE', `${account}/totp`, { token: one, body: { password } })
    const logged = await events()
    assert.deepEqual(
      logged.map(({ action }) => action),
      ['sign-in', 'turn-on-second-factor', 'turn-off-second-factor'],
    )
    assert.ok(!logged.some(({ text }) => text.includes(String(body.secret))))
  })

  test('what leaves no row, in the company of who asks alone', async () => {
    const company = await owner((db) =>
      db.maybe<{ id: string }>(sql`select id from company where slug = 'northgate'`),
    )
    const exported = (role: 'app' | 'gate') =>
      server.database.database.transaction(role, async (db) => {
        await db.run(sql`select set_config('app.company_id', ${company?.id}, true)`)
        await db.run(sql`select log_event('export', 'incident', null, '{"rows": 3}')`)
      })
    await assert.rejects(exported('gate'), /permission denied/)
    await exported('app')
    const [last] = await owner((db) =>
      db.many<{ action: string; after: unknown }>(
        sql`select action, after from change where company_id = ${company?.id} order by seq desc limit 1`,
      ),
    )
    assert.deepEqual(last, { action: 'export', after: { rows: 3 } })
  })

  test('the chains hold', async () => {
    for await (const { fault } of verifyChangeLog(server.database.database))
      assert.equal(fault, undefined)
  })
})
