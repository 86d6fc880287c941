import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { generate } from 'otplib'
import sharp from 'sharp'
import { sql } from '../../src/kit/db/sql.ts'
import { readCode } from '../read-code.ts'
import { withServer } from './server.ts'

const password = 'plumbline-demo'

describe('signing in', () => {
  const server = withServer()
  const { ask, token } = server
  const owner = <T>(work: Parameters<typeof server.database.database.transaction<T>>[1]) =>
    server.database.database.transaction('owner', work)

  const people: [string, string, string, string][] = [
    ['admin@plumbline.test', '/login', 'admin', '/api/dashboard/user'],
    ['manager@northgate.test', '/login', 'hs_manager', '/api/dashboard/account'],
    ['user@northgate.test', '/login', 'hs_user', '/api/dashboard/account'],
    ['management@northgate.test', '/login', 'management', '/api/dashboard/account'],
    ['contractor@ironside.test', '/contractors/login', 'trade_contractor', '/api/contractors/user'],
  ]
  for (const [email, path, role, who] of people)
    test(`${role} signs in and is told who they are`, async () => {
      const entered = await ask('POST', path, { body: { email, password } })
      assert.equal(entered.status, 200)
      assert.equal(entered.body.role, role)
      const me = await ask('GET', who, { token: String(entered.body.token) })
      assert.equal(me.status, 200)
      assert.equal(me.body.email, email)
    })

  test('staff are answered with the role number and the permissions of their template', async () => {
    const { body } = await ask('GET', '/api/dashboard/account', {
      token: await token('management@northgate.test'),
    })
    assert.equal(body.role_id, 6)
    const template = body.permission_template as { permissions: string[] }
    assert.ok(template.permissions.includes('reports.incident'))
    assert.ok(!template.permissions.includes('forms.edit'))
  })

  test('an unknown address and a wrong password get the same answer', async () => {
    const unknown = await ask('POST', '/login', {
      body: { email: 'nobody@northgate.test', password },
    })
    const wrong = await ask('POST', '/login', {
      body: { email: 'user@northgate.test', password: 'wrong' },
    })
    assert.equal(unknown.status, 401)
    assert.deepEqual({ ...unknown.body, request_id: '' }, { ...wrong.body, request_id: '' })
  })

  test('staff do not get in by the contractors’ door, nor contractors by theirs', async () => {
    const staff = await ask('POST', '/contractors/login', {
      body: { email: 'user@northgate.test', password },
    })
    const contractor = await ask('POST', '/login', {
      body: { email: 'contractor@ironside.test', password },
    })
    assert.deepEqual([staff.status, contractor.status], [401, 401])
  })

  test('the sixth try in a minute must wait, even with the right password', async () => {
    const body = { email: 'manager@southfield.test', password: 'wrong' }
    for (let n = 0; n < 5; n += 1) assert.equal((await ask('POST', '/login', { body })).status, 401)
    const sixth = await ask('POST', '/login', { body: { ...body, password } })
    assert.equal(sixth.status, 429)
    assert.ok(Number(sixth.headers.get('retry-after')) > 0)
    await owner((db) => db.run(sql`delete from attempt`))
    assert.equal((await ask('POST', '/login', { body: { ...body, password } })).status, 200)
  })

  test('the token is stored hashed, and signing out ends it', async () => {
    const one = await token('user@northgate.test')
    const rows = await owner((db) =>
      db.many<{ kept: string }>(sql`select row_to_json(session)::text as kept from session`),
    )
    assert.ok(rows.length > 0 && rows.every(({ kept }) => !kept.includes(one)))
    const out = await ask('POST', '/api/dashboard/logout', { token: one })
    assert.equal(out.status, 204)
    const after = await ask('GET', '/api/dashboard/account', { token: one })
    assert.equal(after.status, 401)
    assert.equal(after.body.code, 'session/ended')
  })

  const endings: [string, ReturnType<typeof sql>][] = [
    ['12 idle hours', sql`update session set seen_at = now() - interval '12 hours 1 second'`],
    ['14 days', sql`update session set expires_at = now() - interval '1 second'`],
    ['deactivation', sql`update account set deactivated_at = now() where first_name = 'Luc'`],
  ]
  for (const [what, change] of endings)
    test(`a session is over after ${what}`, async () => {
      const one = await token('user@northgate.test')
      assert.equal((await ask('GET', '/api/dashboard/account', { token: one })).status, 200)
      await owner((db) => db.run(change))
      assert.equal((await ask('GET', '/api/dashboard/account', { token: one })).status, 401)
      await owner((db) => db.run(sql`update account set deactivated_at = null`))
    })

  test('a second factor is asked for, takes each code once, and a recovery code once', async () => {
    const one = await token('management@northgate.test')
    const started = await ask('POST', '/api/dashboard/my-account/totp', { token: one })
    const secret = String(started.body.secret)
    const drawn = sharp(Buffer.from(String(started.body.qr_svg)), { density: 300 })
    assert.equal(await readCode(await drawn.png().toBuffer()), started.body.otpauth_url)
    const code = await generate({ secret })
    const wrong = await ask('PUT', '/api/dashboard/my-account/totp', {
      token: one,
      body: { code: '000000' },
    })
    assert.equal(wrong.status, 422)
    const confirmed = await ask('PUT', '/api/dashboard/my-account/totp', {
      token: one,
      body: { code },
    })
    const codes = confirmed.body.recovery_codes as string[]
    assert.equal(codes.length, 10)
    const twice = await ask('POST', '/api/dashboard/my-account/totp', { token: one })
    assert.deepEqual([twice.status, twice.body.code], [409, 'second-factor/on'])

    const credentials = { email: 'management@northgate.test', password }
    const step = async () => (await ask('POST', '/login', { body: credentials })).body
    const first = await step()
    assert.equal(first.token, undefined)
    assert.equal(first.second_factor, 'totp')
    const replayed = await ask('POST', '/login/second-factor', {
      body: { challenge: first.challenge, code },
    })
    assert.equal(replayed.status, 401, 'the code that turned it on was already used')
    const recovery = { challenge: first.challenge, code: codes[0] }
    const entered = await ask('POST', '/login/second-factor', { body: recovery })
    assert.equal(entered.status, 200)
    assert.equal(entered.body.role, 'management')
    const again = await ask('POST', '/login/second-factor', { body: recovery })
    assert.equal(again.body.code, 'link/spent')
    const second = await step()
    const spent = await ask('POST', '/login/second-factor', {
      body: { challenge: second.challenge, code: codes[0] },
    })
    assert.equal(spent.status, 401)
    const off = await ask('DELETE', '/api/dashboard/my-account/totp', {
      token: one,
      body: { password },
    })
    assert.equal(off.status, 204)
    assert.ok((await step()).token)
  })

  test('a changed password ends the other sessions and keeps this one', async () => {
    const [here, there] = [await token('user@northgate.test'), await token('user@northgate.test')]
    const change = (current: string, next: string) =>
      ask('POST', '/api/dashboard/my-account/password', {
        token: here,
        body: { current, password: next },
      })
    assert.deepEqual(
      Object.keys((await change('wrong', 'seven herons over the pit')).body.errors ?? {}),
      ['current'],
    )
    assert.deepEqual(Object.keys((await change(password, 'Password1234!')).body.errors ?? {}), [
      'password',
    ])
    assert.equal((await change(password, 'seven herons over the pit')).status, 204)
    assert.equal((await ask('GET', '/api/dashboard/account', { token: here })).status, 200)
    assert.equal((await ask('GET', '/api/dashboard/account', { token: there })).status, 401)
    assert.equal(
      (await ask('POST', '/login', { body: { email: 'user@northgate.test', password } })).status,
      401,
    )
    assert.equal((await change('seven herons over the pit', password)).status, 204)
  })

  test('one’s language is kept, whether one has an account or is an admin', async () => {
    for (const [email, , role, who] of people) {
      const mine = await token(email)
      const me = await ask('GET', who, { token: mine })
      assert.equal(me.body.locale, role === 'admin' ? null : 'en', role)
      const path = '/api/dashboard/my-account/language'
      const kept = await ask('PUT', path, { token: mine, body: { locale: 'es' } })
      assert.equal(kept.status, 200)
      const after = await ask('GET', who, { token: mine })
      assert.equal(after.body.locale, 'es', role)
      assert.equal(after.body.version, kept.body.version, role)
      assert.equal((await ask('PUT', path, { token: mine, body: { locale: 'de' } })).status, 422)
    }
  })

  test('one sees one’s own sessions, and ends one of them', async () => {
    const [here, there] = [
      await token('manager@northgate.test'),
      await token('manager@northgate.test'),
    ]
    const list = await ask('GET', '/api/dashboard/my-account/sessions', { token: here })
    const sessions = list.body.data as { id: string; current: boolean }[]
    assert.equal(sessions.filter((session) => session.current).length, 1)
    const foreign = await ask('DELETE', `/api/dashboard/my-account/sessions/${sessions[0]?.id}`, {
      token: await token('user@northgate.test'),
    })
    assert.equal(foreign.status, 404)
    for (const { id, current } of sessions)
      if (!current) await ask('DELETE', `/api/dashboard/my-account/sessions/${id}`, { token: here })
    assert.equal((await ask('GET', '/api/dashboard/account', { token: there })).status, 401)
    assert.equal((await ask('GET', '/api/dashboard/account', { token: here })).status, 200)
  })
})
