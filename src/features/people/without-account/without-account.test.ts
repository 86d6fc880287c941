// People without an account: listed by their hats, added once, and made users as the person that they are.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { manager, stranger, user } from '../../../../tests/submissions/sending.ts'
import { sql } from '../../../kit/db/sql.ts'
import { newId } from '../../../kit/ids.ts'

type Row = Record<string, unknown> & { id: string; version: number; name: string }

describe('people without an account', () => {
  const server = withServer()
  const as = async (email: string, method: string, path: string, body?: unknown) =>
    server.ask(method, `/api/dashboard/${path}`, {
      token: await server.token(email),
      ...(body === undefined ? {} : { body }),
    })
  const ask = (method: string, path: string, body?: unknown) => as(manager, method, path, body)
  const good = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await ask(method, path, body)
    assert.ok(answer.status < 300, JSON.stringify(answer.body))
    return answer.body.data as T
  }
  const listed = async (query: string, list = 'people-without-account') =>
    (await good<{ data: Row[] }>('GET', `${list}?per_page=200${query}`)).data
  const owner = (statement: ReturnType<typeof sql>) =>
    server.database.database.transaction('owner', (db) => db.many(statement))
  const wrong = ({ status, body }: { status: number; body: { errors?: object } }) => [
    status,
    Object.keys(body.errors ?? {}),
  ]
  const contractor = async (name: string) => {
    const [row] = await owner(sql`select id from trade_contractors where name = ${name}`)
    return String(row?.id)
  }
  let n = 0
  const make = async (given: object = {}) => {
    n += 1
    return good<Row>('POST', 'people-without-account', {
      first_name: 'Worker',
      last_name: `Number ${n} ${'x'.repeat(n)}`,
      kind: 'contractor_worker',
      ...given,
    })
  }

  test('the list says what they are, whose, and since when; users are not in it', async () => {
    const all = await listed('')
    const abel = all.find(({ name }) => name === 'Abel Thornton')
    assert.deepEqual(
      [abel?.kind, abel?.of, abel?.starts_on, abel?.ends_on, abel?.state],
      ['contractor_worker', 'Ironside Steel', '2025-03-03', null, 'current'],
    )
    assert.ok(all.some(({ name, kind }) => name === 'Isaac Boyd' && kind === 'visitor'))
    assert.ok(all.some(({ name, of }) => name === 'Neil Forsyth' && of === 'Union Hydro'))
    assert.ok(all.every(({ name }) => name !== 'Maya Okafor'))
    const ironside = await listed(`&filter[trade_contractor]=${await contractor('Ironside Steel')}`)
    assert.ok(ironside.length >= 3 && ironside.every(({ of }) => of === 'Ironside Steel'))
    assert.deepEqual(
      (await listed('&filter[kind]=visitor'))
        .map(({ kind }) => kind)
        .filter((k) => k !== 'visitor'),
      [],
    )
    assert.ok((await listed('', 'users')).every(({ name }) => name !== 'Abel Thornton'))
  })

  test('one is added with a hat, changed, ended, archived and restored', async () => {
    const of = await contractor('Maple Mechanical')
    const made = await make({
      trade_contractor: of,
      mobile: '+1 905 555 0177',
      trade: 'Pipefitter',
      starts_on: '2026-01-05',
    })
    assert.deepEqual([made.of, made.state], ['Maple Mechanical', 'current'])
    const path = `people-without-account/${made.id}`
    const early = await ask('PATCH', path, { version: made.version, ends_on: '2025-12-31' })
    assert.deepEqual(wrong(early), [422, ['ends_on']])
    const ended = await good<Row>('PATCH', path, { version: made.version, ends_on: '2026-01-09' })
    assert.equal(ended.state, 'ended')
    // A visitor is nobody's: the contractor goes with the relation.
    const visitor = await good<Row>('PATCH', path, { version: ended.version, kind: 'visitor' })
    assert.deepEqual([visitor.trade_contractor, visitor.of], [null, null])
    const hats = await good<Row[]>('GET', `users/${made.id}/hats`)
    assert.equal(hats.length, 1)
    await good('PUT', `${path}/archive`, { reason: 'Left' })
    assert.ok((await listed('')).every(({ id }) => id !== made.id))
    await good('DELETE', `${path}/archive`)
    assert.ok((await listed('')).some(({ id }) => id === made.id))
  })

  test('grants are those of users, and another company finds nothing', async () => {
    const [abel] = await listed('&search=Abel')
    assert.equal((await as(user, 'GET', 'people-without-account')).status, 403)
    assert.equal((await as(user, 'POST', 'people-without-account', {})).status, 403)
    assert.equal((await as(stranger, 'GET', `people-without-account/${abel?.id}`)).status, 404)
    const made = await as(stranger, 'POST', 'people-without-account/accounts', {
      people: [abel?.id],
      role_id: '3',
    })
    assert.equal(made.status, 404)
    assert.equal((await as(stranger, 'GET', `users/${abel?.id}/hats`)).status, 404)
    const [maya] = await listed('&search=Maya', 'users')
    assert.equal((await ask('GET', `people-without-account/${maya?.id}`)).status, 404)
  })

  test('who is known already is found by mobile, address and name, and gets the hat', async () => {
    const made = await make({
      mobile: '905 555 0142',
      email: 'twice@maple.example',
      starts_on: '2020-01-06',
    })
    const alike = (query: string) => good<Row[]>('GET', `people-alike?${query}`)
    const [byMobile] = await alike('mobile=%2B1%20905%20555%200142')
    assert.deepEqual([byMobile?.id, byMobile?.why, byMobile?.account], [made.id, ['mobile'], false])
    assert.equal((await alike('email=TWICE%40maple.example'))[0]?.id, made.id)
    const [maya] = await alike('name=maya%20okafor')
    assert.deepEqual([maya?.account, maya?.why], [true, ['name']])
    assert.deepEqual(await alike('mobile=555&name=Nobody%20Else'), [])
    assert.deepEqual(await alike(''), [])
    const of = await contractor('Lakeshore Electric')
    await good('POST', `users/${made.id}/hats`, {
      kind: 'contractor_worker',
      of,
      starts_on: '2021-03-01',
    })
    assert.equal((await listed('&search=twice'))[0]?.of, 'Lakeshore Electric')
    assert.equal((await as(user, 'GET', 'people-alike?name=x')).status, 403)
  })

  test('an invitation makes a user of the same person, with what they were', async () => {
    const made = await make({ email: 'later@maple.example', kind: 'contractor_worker' })
    const reply = await good<{ made: Row[]; sent: number; left: Row[] }>(
      'POST',
      'people-without-account/accounts',
      { people: [made.id], role_id: '3', invited: true },
    )
    assert.deepEqual([reply.made.map(({ id }) => id), reply.sent, reply.left], [[made.id], 1, []])
    const found = await good<Row>('GET', `users/${made.id}`)
    assert.deepEqual([found.state, found.role_id, found.entity], ['invited', '3', null])
    assert.equal((await ask('GET', `people-without-account/${made.id}`)).status, 404)
    // Written again as a user they are not thereby employed.
    await good('PATCH', `users/${made.id}`, { version: found.version, trade: 'Welder' })
    const hats = await good<Row[]>('GET', `users/${made.id}/hats`)
    assert.deepEqual(
      hats.map(({ kind }) => kind),
      ['contractor_worker'],
    )
    const again = await good<{ made: Row[]; left: Row[] }>(
      'POST',
      'people-without-account/accounts',
      { people: [made.id], role_id: '3' },
    )
    assert.deepEqual(
      [again.made.length, again.left.map(({ why }) => why)],
      [0, ['This person has an account already.']],
    )
    const unknown = await ask('POST', 'people-without-account/accounts', {
      people: [newId()],
      role_id: '3',
    })
    assert.equal(unknown.status, 404)
  })

  test('nobody makes users who may do more than they', async () => {
    await owner(sql`update account set extra_grants = '{users.view,users.create,users.edit}'
      where role_id = 3 and first_name = 'Luc' returning id`)
    const made = await make()
    const body = { people: [made.id], role_id: '1' }
    const boss = await as(user, 'POST', 'people-without-account/accounts', body)
    assert.deepEqual(wrong(boss), [422, ['role_id']])
    await owner(sql`update account set extra_grants = '{}'
      where role_id = 3 and first_name = 'Luc' returning id`)
  })

  test('the change log tells of them as what they are', async () => {
    const made = await make()
    const data = await good<{ record: { id: string; register: string } }[]>(
      'GET',
      'changes?subject=person',
    )
    const said = data.find(({ record }) => record.id === made.id)
    assert.equal(said?.record.register, 'people-without-account')
  })
})
