// Who keeps failing waits; who has the right password does not, however others behave.
import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { sql } from '../../src/kit/db/sql.ts'
import { until } from '../until.ts'
import { askFrom, jarOf } from './from.ts'
import { withServer } from './server.ts'

const password = 'plumbline-demo'
const wrong = 'not this one at all'

describe('limits of signing in', () => {
  const server = withServer()
  const owner = <Row>(query: ReturnType<typeof sql>) =>
    server.database.database.transaction('owner', (db) => db.many<Row>(query))
  const enter = (from: string, email: string, given: string, cookie?: string) =>
    askFrom(from, `${server.address}/login`, 'POST', {
      body: { email, password: given },
      ...(cookie !== undefined && { headers: { cookie } }),
    })
  /** As if so much time had passed. */
  const pass = (time: string) =>
    owner(sql`
      update attempt set at = at - ${time}::interval,
        paused_until = paused_until - ${time}::interval,
        failures = array(select f - ${time}::interval from unnest(failures) f)`)

  beforeEach(() => owner(sql`delete from attempt`))

  test('sixty failures a minute are an address’s; others come in from theirs', async () => {
    const one = '127.0.1.1'
    for (let n = 0; n < 60; n += 1)
      assert.equal((await enter(one, `nobody${n}@northgate.test`, wrong)).status, 401)
    const late = await enter(one, 'user@northgate.test', password)
    assert.equal(late.status, 429)
    assert.ok(late.retryAfter > 0)
    assert.equal((await enter('127.0.1.2', 'user@northgate.test', password)).status, 200)
  })

  test('right passwords are not counted: sixty-five people come in at once from one address', async () => {
    const all = await Promise.all(
      Array.from({ length: 65 }, () => enter('127.0.1.3', 'user@northgate.test', password)),
    )
    assert.deepEqual(new Set(all.map(({ status }) => status)), new Set([200]))
  })

  test('twenty failures an hour are an account’s, from however many addresses', async () => {
    const email = 'management@northgate.test'
    for (let n = 0; n < 20; n += 1)
      assert.equal((await enter(`127.0.2.${n + 1}`, email, wrong)).status, 401)
    assert.equal((await enter('127.0.2.99', email, password)).status, 429)
    await pass('61 minutes')
    assert.equal((await enter('127.0.2.99', email, password)).status, 200)
  })

  test('a device that signed in before is held up by no stranger, only by itself', async () => {
    const email = 'manager@northgate.test'
    const here = '127.0.3.1'
    const device = jarOf((await enter(here, email, password)).cookies)
    for (let n = 0; n < 20; n += 1) await enter(`127.0.4.${n + 1}`, email, wrong)
    for (let n = 0; n < 60; n += 1) await enter(here, `nobody${n}@northgate.test`, wrong)
    assert.equal((await enter(here, email, password)).status, 429)
    assert.equal((await enter(here, email, password, device)).status, 200)
    // It is known for who signed in there, and for nobody else.
    assert.equal((await enter(here, 'user@northgate.test', password, device)).status, 429)
    const forged = device.replace(
      /(device=)[^;]+/,
      '$1AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAA',
    )
    assert.equal((await enter(here, email, password, forged)).status, 429)
    for (let n = 0; n < 5; n += 1)
      assert.equal((await enter(here, email, wrong, device)).status, 401)
    assert.equal((await enter(here, email, password, device)).status, 429)
  })

  test('several people may use one device', async () => {
    const here = '127.0.3.2'
    const first = jarOf((await enter(here, 'manager@northgate.test', password)).cookies)
    const both = jarOf((await enter(here, 'user@northgate.test', password, first)).cookies)
    for (let n = 0; n < 60; n += 1) await enter(here, `nobody${n}@northgate.test`, wrong)
    for (const email of ['manager@northgate.test', 'user@northgate.test'])
      assert.equal((await enter(here, email, password, both)).status, 200, email)
  })

  test('pauses double, up to fifteen minutes', async () => {
    const [from, email] = ['127.0.5.1', 'nobody@northgate.test']
    const pauses: number[] = []
    for (let round = 0; round < 6; round += 1) {
      for (let n = 0; n < 5; n += 1) assert.equal((await enter(from, email, wrong)).status, 401)
      const { status, retryAfter } = await enter(from, email, wrong)
      assert.equal(status, 429)
      pauses.push(Math.ceil(retryAfter / 60))
      // The account's own twenty an hour are not what is asked about.
      await owner(sql`delete from attempt where key not like '%127.0.5.1'`)
      await pass(`${retryAfter + 1} seconds`)
    }
    assert.deepEqual(pauses, [1, 2, 4, 8, 15, 15])
  })

  test('of many guesses at once no more are tried than of many in turn', async () => {
    const all = await Promise.all(
      Array.from({ length: 40 }, () => enter('127.0.6.1', 'user@northgate.test', wrong)),
    )
    assert.equal(all.filter(({ status }) => status === 401).length, 5)
  })

  test('who tries codes waits longer each time, and the owner is told by mail', async () => {
    const email = 'management@northgate.test'
    await owner(sql`update login set totp_secret = 'JBSWY3DPEHPK3PXP', totp_confirmed_at = now()
      where email = ${email}`)
    await owner(sql`update account set locale = 'fr'
      where login_id = (select id from login where email = ${email})`)
    const code = async () => {
      const { body } = await server.ask('POST', '/login', { body: { email, password } })
      return server.ask('POST', '/login/second-factor', {
        body: { challenge: body.challenge, code: '000000x' },
      })
    }
    for (const pause of [1, 2]) {
      for (let n = 0; n < 5; n += 1) assert.equal((await code()).status, 401)
      const { status, headers } = await code()
      assert.equal(status, 429)
      assert.equal(Math.ceil(Number(headers.get('retry-after')) / 60), pause)
      await pass(`${Number(headers.get('retry-after')) + 1} seconds`)
    }
    const told = await until(async () => {
      const mails = await owner<{ lang: string; text: string }>(
        sql`select lang, text from mail where recipient = ${email}`,
      )
      return mails.length > 0 ? mails : undefined
    })
    // Once an hour at the most: nobody's inbox is filled by a stranger.
    assert.deepEqual(
      told.map(({ lang }) => lang),
      ['fr'],
    )
    assert.match(told[0]?.text ?? '', /mot de passe/)
    await owner(sql`update login set totp_secret = null, totp_confirmed_at = null`)
  })
})
