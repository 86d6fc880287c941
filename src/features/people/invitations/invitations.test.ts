// From an invitation to the first session, and what else may become of one.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { sql } from '../../../kit/db/sql.ts'
import { remindInvited } from './remind.job.ts'
import { inGroups, newCode, plainCode } from './server/codes.ts'

type Row = Record<string, unknown> & { id: string; version: number }
const password = 'seven grey herons wade'
const manager = 'manager@northgate.test'

test('a code reads the same however it is typed, and a link’s token stays as it is', () => {
  const code = newCode()
  assert.equal(plainCode(inGroups(code).toLowerCase()), code)
  assert.equal(plainCode(` ${inGroups(code)} `), code)
  const token = 'aB3-'.repeat(11)
  assert.equal(plainCode(token), token)
})

describe('invitations', () => {
  const server = withServer()
  const as = async (email: string, method: string, path: string, body?: unknown) =>
    server.ask(method, `/api/dashboard/${path}`, {
      token: await server.token(email),
      ...(body === undefined ? {} : { body }),
    })
  const ask = (method: string, path: string, body?: unknown) => as(manager, method, path, body)
  const owner = <T>(statement: ReturnType<typeof sql>) =>
    server.database.database.transaction('owner', (db) => db.many<T>(statement))
  const addUser = async (more: Record<string, unknown>) => {
    const body = { first_name: 'Ola', last_name: 'Berg', ...more }
    const answer = await ask('POST', 'users', body)
    assert.equal(answer.status, 201, JSON.stringify(answer.body))
    return answer.body.data as unknown as Row
  }
  const stateOf = async (id: string) => {
    const { body } = await ask('GET', `users/${id}/invitations`)
    const data = body.data as unknown as { state: string }[]
    return [data.map(({ state }) => state), body.can]
  }
  const dataOf = ({ body }: { body: Record<string, unknown> }) =>
    body.data as { sent?: number; made?: number; pdf?: string; left: { id: string; why: string }[] }
  /** The links of the mails to an address, the latest first. */
  const linksTo = async (email: string) =>
    (
      await owner<{ text: string }>(
        sql`select text from mail where recipient = ${email} order by id desc`,
      )
    ).map(({ text }) => /\/signup\/(\S+)/.exec(text)?.[1] ?? '')
  const open = (token: string) => server.ask('GET', `/api/signup/${token}`)
  const signUp = (token: string, more: Record<string, unknown> = {}) =>
    server.ask('POST', `/api/signup/${token}`, {
      body: { first_name: 'Ola', last_name: 'Berg', language: 'en', password, ...more },
    })

  test('a link of the mail sets the name, the language and the password, once', async () => {
    const email = 'ola@northgate.test'
    const ola = await addUser({ email, invited: true, language: 'fr' })
    assert.equal(ola.state, 'invited')
    const [token = ''] = await linksTo(email)
    const [mail] = await owner<{ lang: string; kept: string }>(sql`
      select m.lang, row_to_json(i)::text as kept from mail m, invitation i
      where m.recipient = ${email} and i.person = ${ola.id}`)
    assert.equal(mail?.lang, 'fr')
    assert.ok(!mail?.kept.includes(token), 'the token is not in the table')
    const shown = (await open(token)).body.data as unknown as Record<string, unknown>
    assert.deepEqual(
      [shown.company, shown.sign_in_name, shown.known, shown.language],
      ['Northgate Builders', email, false, 'fr'],
    )
    assert.deepEqual((await stateOf(ola.id))[0], ['opened'])
    const short = await signUp(token, { password: 'short' })
    assert.deepEqual([short.status, Object.keys(short.body.errors ?? {})], [422, ['password']])
    const common = await signUp(token, { password: 'password12345' })
    assert.equal(common.status, 422)
    const done = await signUp(token, { last_name: 'Bergström', language: 'es' })
    assert.deepEqual([done.status, done.body.role], [200, 'hs_user'])
    const me = await server.ask('GET', '/api/dashboard/account', { token: String(done.body.token) })
    assert.deepEqual([me.body.name, me.body.locale, me.body.id], ['Ola Bergström', 'es', ola.id])
    for (const again of [await open(token), await signUp(token)])
      assert.equal(again.body.code, 'link/spent')
    const into = await server.ask('POST', '/login', { body: { email, password } })
    assert.equal(into.status, 200)
    assert.deepEqual(await stateOf(ola.id), [['accepted'], []])
    const { body } = await ask('GET', `users/${ola.id}`)
    assert.equal((body.data as unknown as Row).state, 'active')
  })

  test('sent again both links work; taken back, expired or deactivated none does', async () => {
    const email = 'ines@northgate.test'
    const ines = await addUser({ first_name: 'Ines', email, invited: true })
    assert.equal(dataOf(await ask('POST', 'invitations', { people: [ines.id] })).sent, 1)
    const links = await linksTo(email)
    assert.equal(links.length, 2)
    for (const link of links) assert.equal((await open(link)).status, 200)
    const spent = async () => {
      for (const link of links) assert.equal((await open(link)).body.code, 'link/spent')
    }
    await owner(
      sql`update invitation set expires_at = now() where person = ${ines.id} returning id`,
    )
    await spent()
    assert.deepEqual(await stateOf(ines.id), [['expired'], ['send', 'print', 'revoke']])
    await ask('POST', 'invitations', { people: [ines.id] })
    assert.equal((await open(links[0] ?? '')).status, 200, 'sent again it works as long anew')
    assert.equal((await ask('PUT', `users/${ines.id}/archive`, {})).status, 200)
    await spent()
    assert.equal((await ask('DELETE', `users/${ines.id}/archive`)).status, 200)
    assert.equal((await ask('DELETE', `users/${ines.id}/invitation`)).status, 204)
    await spent()
    assert.deepEqual((await stateOf(ines.id))[0], ['revoked'])
    const row = (await ask('GET', `users/${ines.id}`)).body.data as unknown as Row
    const moved = await ask('PATCH', `users/${ines.id}`, { version: row.version, invited: true })
    const fresh = moved.body.data as unknown as Row
    await ask('PATCH', `users/${ines.id}`, {
      version: fresh.version,
      email: 'ines2@northgate.test',
    })
    const [old] = await linksTo(email)
    assert.equal((await open(old ?? '')).body.code, 'link/spent', 'the old address is nobody’s now')
    assert.equal((await open((await linksTo('ines2@northgate.test'))[0] ?? '')).status, 200)
  })

  test('who has not answered is reminded on the third and the tenth day, once each', async () => {
    const email = 'slow@northgate.test'
    const slow = await addUser({ first_name: 'Slow', email, invited: true })
    const after = async (days: number) => {
      await owner(sql`update invitation set sent_at = now() - ${days} * interval '1 day' - interval '1 hour'
        where person = ${slow.id} returning id`)
      await server.database.database.transaction('owner', async (db) => {
        await db.run(sql`select set_config('app.company_id', company_id::text, true)
          from invitation where person = ${slow.id}`)
        await remindInvited(db, server.address)
        await remindInvited(db, server.address)
      })
      return (await linksTo(email)).length
    }
    const counts = [
      await after(2),
      await after(3),
      await after(9),
      await after(10),
      await after(13),
    ]
    assert.deepEqual(counts, [1, 2, 2, 3, 3])
    for (const link of await linksTo(email)) assert.equal((await open(link)).status, 200)
  })

  test('a person without an address comes in by a code, and by a new one when they forget', async () => {
    const sam = await addUser({ first_name: 'Sam', last_name: 'Ng' })
    const mail = await ask('POST', 'invitations', { people: [sam.id] })
    assert.deepEqual(
      [dataOf(mail).sent, dataOf(mail).left[0]?.why],
      [0, 'No address is known. Print a code for them.'],
    )
    const sheet = await ask('POST', 'invitations/codes', { people: [sam.id] })
    assert.equal(
      Buffer.from(String(dataOf(sheet).pdf), 'base64')
        .subarray(0, 5)
        .toString(),
      '%PDF-',
    )
    const code = newCode()
    const setCode = () =>
      owner(sql`
        update invitation set token_hashes = array[encode(sha256(${code}::bytea), 'hex')]
        where person = ${sam.id} and accepted_at is null returning id`)
    await setCode()
    const shown = (await open(inGroups(code).toLowerCase())).body.data as unknown as Row
    assert.match(String(shown.sign_in_name), /^sam\.ng\d*@northgate\.internal$/)
    const name = { first_name: 'Sam', last_name: 'Ng' }
    assert.equal((await signUp(code, name)).status, 200)
    const enter = (words: string) =>
      server.ask('POST', '/login', { body: { email: shown.sign_in_name, password: words } })
    assert.equal((await enter(password)).status, 200)
    assert.equal(dataOf(await ask('POST', 'invitations/codes', { people: [sam.id] })).made, 1)
    await setCode()
    assert.equal((await signUp(code, { ...name, password: 'a quite other sentence' })).status, 200)
    assert.deepEqual(
      [(await enter(password)).status, (await enter('a quite other sentence')).status],
      [401, 200],
    )
  })

  test('who has a password in another company enters it; nobody sets it anew by a link', async () => {
    const email = 'manager@southfield.test'
    const ana = await addUser({ first_name: 'Ana', last_name: 'Reyes', email, invited: true })
    const [token = ''] = await linksTo(email)
    assert.equal(((await open(token)).body.data as unknown as Row).known, true)
    const wrong = await signUp(token, { password: 'not the password at all' })
    assert.deepEqual([wrong.status, Object.keys(wrong.body.errors ?? {})], [422, ['password']])
    const done = await signUp(token, { first_name: 'Ana', password: 'plumbline-demo' })
    const me = await server.ask('GET', '/api/dashboard/account', { token: String(done.body.token) })
    assert.equal(me.body.id, ana.id)
    assert.equal(
      (await server.ask('POST', '/login', { body: { email, password: 'plumbline-demo' } })).status,
      200,
    )
  })

  test('nobody lets in, by an address of their own choice, somebody who may do more than they', async () => {
    await owner(sql`update account set extra_grants = '{users.create,users.edit,users.view}'
      where first_name = 'Luc' returning id`)
    const boss = await addUser({ first_name: 'New', last_name: 'Boss', role_id: '1' })
    const luc = 'user@northgate.test'
    const moved = await as(luc, 'PATCH', `users/${boss.id}`, {
      version: boss.version,
      email: 'luc.himself@northgate.test',
    })
    assert.equal(moved.status, 200)
    for (const path of ['invitations', 'invitations/codes']) {
      const answer = await as(luc, 'POST', path, { people: [boss.id] })
      assert.deepEqual(
        dataOf(answer).left.map(({ id }) => id),
        [boss.id],
        path,
      )
    }
    const version = (moved.body.data as unknown as Row).version
    const asked = await as(luc, 'PATCH', `users/${boss.id}`, { version, invited: true })
    assert.deepEqual(Object.keys(asked.body.errors ?? {}), ['invited'])
    assert.deepEqual(await linksTo('luc.himself@northgate.test'), [])
  })

  test('what leads nowhere says so, and who guesses must wait', async () => {
    let last = 0
    for (let n = 0; n < 22; n += 1) last = (await open(`guess-${n}`)).status
    assert.equal(last, 429)
  })
})
