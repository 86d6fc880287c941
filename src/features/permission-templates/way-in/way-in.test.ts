// The way back for somebody who lost their second step: given by a manager, good once and for half an hour.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { generate } from 'otplib'
import { softDevice } from '../../../../tests/api/passkeys/soft-device.ts'
import { withServer } from '../../../../tests/api/server.ts'
import { sql } from '../../../kit/db/sql.ts'

describe('a way in for somebody who lost their second step', () => {
  const server = withServer()
  const { ask } = server
  const password = 'plumbline-demo'
  const owner = <T>(query: ReturnType<typeof sql>): Promise<T[]> =>
    server.database.database.transaction('owner', (db) => db.many<T>(query))
  const idOf = async (email: string) =>
    (
      await owner<{ id: string }>(
        sql`select a.id from account a join login l on l.id = a.login_id where l.email = ${email}`,
      )
    )[0]?.id ?? ''
  const give = async (token: string, email: string, body: object = {}) =>
    ask('POST', `/api/dashboard/users/${await idOf(email)}/way-in`, {
      token,
      body: { password, by: 'word', ...body },
    })
  const codeIn = ({ body }: { body: Record<string, unknown> }) =>
    String((body.data as { code: string }).code)
  const step = async (email: string) =>
    (await ask('POST', '/login', { body: { email, password } })).body
  const answerWith = (challenge: unknown, code: string) =>
    ask('POST', '/login/second-factor/way-in', { body: { challenge, code } })

  /** Turns an authenticator app on; the code of its secret that is good next. */
  async function withApp(email: string) {
    const token = await server.token(email)
    const { body } = await ask('POST', '/api/dashboard/my-account/totp', { token })
    const secret = String(body.secret)
    const code = await generate({ secret })
    await ask('PUT', '/api/dashboard/my-account/totp', { token, body: { code } })
    return { token, secret }
  }

  test('with the code and the password one sets up a new second step; all that was before ends', async () => {
    const email = 'user@northgate.test'
    const manager = await server.token('manager@northgate.test')
    const refused = await give(manager, email)
    assert.deepEqual(refused.body.errors, { '': ['This person signs in without a second step.'] })
    const { token, secret } = await withApp(email)
    const device = softDevice({
      origin: `http://localhost:${new URL(server.address).port}`,
      rpId: 'localhost',
    })
    const path = '/api/dashboard/my-account/passkeys'
    const asked = await ask('POST', `${path}/options`, { token, body: { password } })
    const made = device.make(String(asked.body.challenge))
    await ask('POST', path, { token, body: { name: 'Lost phone', ...made } })

    assert.equal((await give(manager, email, { password: 'wrong' })).status, 422)
    const first = codeIn(await give(manager, email))
    const given = await give(manager, email)
    assert.equal(given.status, 201)
    const code = codeIn(given)
    const { challenge } = await step(email)
    // A new code ends the one before it.
    assert.equal((await answerWith(challenge, first)).body.code, 'sign-in/code-refused')
    const begun = await answerWith(challenge, code.toUpperCase().replace('-', ' '))
    assert.equal(begun.status, 200, JSON.stringify(begun.body))
    assert.equal(begun.body.token, undefined)
    assert.equal((await answerWith(challenge, code)).body.code, 'link/spent')
    assert.equal(
      (await answerWith((await step(email)).challenge, code)).body.code,
      'sign-in/code-refused',
    )
    // Until the new step is confirmed, the old one stands and nothing is open.
    assert.equal((await ask('GET', '/api/dashboard/account', { token })).status, 200)
    const fresh = String(begun.body.secret)
    const confirm = async (secret: string) =>
      ask('POST', '/login/second-factor/set-up', {
        body: { challenge: begun.body.challenge, code: await generate({ secret }) },
      })
    assert.equal((await confirm(secret)).status, 401)
    const entered = await confirm(fresh)
    assert.equal(entered.status, 200, JSON.stringify(entered.body))
    assert.equal((entered.body.recovery_codes as string[]).length, 10)
    assert.equal((await ask('GET', '/api/dashboard/account', { token })).status, 401)
    assert.deepEqual(await owner(sql`select id from passkey where name = 'Lost phone'`), [])

    const told = await ask('GET', '/api/dashboard/notices', { token: String(entered.body.token) })
    const says = (told.body.data as { kind: string; says: string }[]).filter(
      ({ kind }) => kind === 'way-in-given',
    )
    assert.equal(says.length, 2)
    assert.match(says[0]?.says ?? '', /^Maya .* gave you a code in place of your second step/)
    const log = await owner<{ action: string; actor: string }>(sql`
      select action, split_part(actor_name, ' ', 1) as actor from change
      where subject_id = ${await idOf(email)} and action in ('give-way-in', 'replace-second-factor')
      order by seq`)
    assert.deepEqual(
      log.map(({ action, actor }) => [action, actor]),
      [
        ['give-way-in', 'Maya'],
        ['give-way-in', 'Maya'],
        ['replace-second-factor', 'Luc'],
      ],
    )
    const stored = await owner(
      sql`select token_hash from login_token where detail::text like ${`%${code}%`}`,
    )
    assert.deepEqual(stored, [])
  })

  test('nobody gives one to themselves, past the rights of another, or without the right', async () => {
    const manager = await server.token('manager@northgate.test')
    const oneself = await give(manager, 'manager@northgate.test')
    assert.deepEqual(oneself.body.errors, { '': ['You cannot give yourself a sign-in code.'] })
    const email = 'management@northgate.test'
    const token = await server.token(email)
    assert.equal((await give(token, 'user@northgate.test')).body.code, 'grant/missing')
    await owner(sql`
      update account set extra_grants = extra_grants || '{users.reset-second-factor}'
      where id = ${await idOf(email)}`)
    // They may submit, which management may not.
    const beyond = await give(token, 'user@northgate.test')
    assert.deepEqual(beyond.body.errors, { '': ['This person has more rights than you.'] })
    const foreign = await give(token, 'manager@southfield.test')
    assert.equal(foreign.status, 404)
  })

  test('it ends after half an hour; mailed, the answer does not say it', async () => {
    const email = 'management@northgate.test'
    await withApp(email)
    const manager = await server.token('manager@northgate.test')
    const old = codeIn(await give(manager, email))
    await owner(
      sql`update login_token set expires_at = now() - interval '1 second' where kind = 'way-in'`,
    )
    assert.equal((await answerWith((await step(email)).challenge, old)).status, 401)
    const mailed = await give(manager, email, { by: 'mail' })
    assert.equal((mailed.body.data as { code: null }).code, null)
    const letters = await owner<{ body: string }>(sql`
      select text as body from mail where recipient = ${email} and subject like 'A code to sign in%'`)
    const [code] = /[a-z2-9]{5}-[a-z2-9]{5}/.exec(letters[0]?.body ?? '') ?? []
    const begun = await answerWith((await step(email)).challenge, code ?? '')
    assert.equal(begun.status, 200, JSON.stringify(begun.body))
  })
})
