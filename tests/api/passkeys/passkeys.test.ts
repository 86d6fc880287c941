// Passkeys over HTTP: made for oneself, used once a challenge, and refused in every other way.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from '../../../src/kit/db/sql.ts'
import { type Answer, withServer } from '../server.ts'
import { softDevice } from './soft-device.ts'

describe('passkeys', () => {
  const server = withServer()
  const { ask } = server
  const password = 'plumbline-demo'
  const path = '/api/dashboard/my-account/passkeys'
  const home = () => {
    const { port } = new URL(server.address)
    return { origin: `http://localhost:${port}`, rpId: 'localhost' }
  }
  const challenge = async () => {
    const { body } = await ask('POST', '/login/passkey/options')
    assert.deepEqual(Object.keys(body).sort(), ['challenge', 'rpId', 'timeout', 'userVerification'])
    return String(body.challenge)
  }
  const start = async (email: string) => {
    const token = await server.token(email)
    const { status, body } = await ask('POST', `${path}/options`, { token, body: { password } })
    assert.equal(status, 200, JSON.stringify(body))
    return { token, asked: String(body.challenge) }
  }
  const added = async (email: string) => {
    const device = softDevice(home())
    const { token, asked } = await start(email)
    const { status, body } = await ask('POST', path, {
      token,
      body: { name: 'My phone', ...device.make(asked) },
    })
    assert.equal(status, 201, JSON.stringify(body))
    return { device, token, id: String((body.data as { id: string }).id) }
  }
  const enter = (signed: object, door = 'staff') =>
    ask('POST', '/login/passkey', { body: { door, ...signed } })

  test('one signs in with it, as both steps, until it is removed with the password', async () => {
    const { device, token, id } = await added('user@northgate.test')
    await server.database.database.transaction('owner', (db) =>
      db.run(sql`
        update permission_template set second_factor_required = true
        where id = (select a.permission_template_id from account a join login l on l.id = a.login_id
          where l.email = 'user@northgate.test')`),
    )
    const asked = await ask('POST', '/login', { body: { email: 'user@northgate.test', password } })
    assert.equal(asked.body.second_factor, 'passkey')
    assert.equal(asked.body.token, undefined)
    const { status, body } = await enter(device.sign(await challenge()))
    assert.equal(status, 200, JSON.stringify(body))
    assert.equal(body.role, 'hs_user')
    const account = await ask('GET', '/api/dashboard/account', { token: String(body.token) })
    assert.equal(account.body.email, 'user@northgate.test')
    // It is a door of staff; the contractors' is another.
    assert.equal((await enter(device.sign(await challenge()), 'contractor')).status, 401)
    const renamed = await ask('PATCH', `${path}/${id}`, { token, body: { name: 'Site tablet' } })
    assert.equal((renamed.body.data as { name: string }).name, 'Site tablet')
    const stranger = await server.token('management@northgate.test')
    const theirs = await ask('PATCH', `${path}/${id}`, { token: stranger, body: { name: 'Mine' } })
    assert.equal(theirs.status, 404)
    const remove = (given: string) =>
      ask('DELETE', `${path}/${id}`, { token, body: { password: given } })
    assert.equal((await remove('wrong')).status, 422)
    assert.equal((await remove(password)).status, 204)
    assert.equal((await enter(device.sign(await challenge()))).status, 401)
    const log = await server.database.database.transaction('owner', (db) =>
      db.many<{ action: string }>(
        sql`select action from change where action like '%-passkey' order by seq`,
      ),
    )
    assert.deepEqual(
      log.map(({ action }) => action),
      ['add-passkey', 'rename-passkey', 'remove-passkey'],
    )
  })

  test('a challenge serves once; another place, no finger and a counter that falls are refused', async () => {
    const { device } = await added('manager@northgate.test')
    const once = await challenge()
    assert.equal((await enter(device.sign(once))).status, 200)
    const codes = async (...tries: (() => Promise<Answer>)[]) => {
      for (const each of tries)
        assert.equal((await each()).body.code, 'sign-in/passkey-refused', each.toString())
    }
    await codes(
      () => enter(device.sign(once)),
      () => enter(device.sign('a challenge that nobody made')),
      async () => enter(device.sign(await challenge(), { origin: 'https://elsewhere.test' })),
      async () => enter(device.sign(await challenge(), { verified: false })),
      async () => enter(device.sign(await challenge(), { counter: 1 })),
      async () => enter(softDevice(home()).sign(await challenge())),
      async () => enter({ ...device.sign(await challenge()), client_data: 'bm90IGpzb24' }),
    )
    // What was asked of one person's device makes no key of another's, and is no sign-in.
    const mine = await start('manager@northgate.test')
    await codes(() => enter(device.sign(mine.asked)))
    const other = await start('management@northgate.test')
    const stolen = await ask('POST', path, {
      token: other.token,
      body: { name: 'Theirs', ...softDevice(home()).make(mine.asked) },
    })
    assert.equal(stolen.status, 422)
    const stated = await ask('POST', path, {
      token: other.token,
      body: { name: 'Theirs', ...softDevice(home()).make(other.asked, { format: 'packed' }) },
    })
    assert.equal(stated.status, 422)
  })

  test('making one asks for the password; a person sees and removes their own alone', async () => {
    const { id } = await added('manager@southfield.test')
    const token = await server.token('management@northgate.test')
    const wrong = await ask('POST', `${path}/options`, { token, body: { password: 'wrong' } })
    assert.equal(wrong.status, 422)
    assert.deepEqual((await ask('GET', path, { token })).body.data, [])
    const foreign = await ask('DELETE', `${path}/${id}`, { token, body: { password } })
    assert.equal(foreign.status, 404)
  })
})
