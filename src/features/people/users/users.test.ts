// Who works with Plumbline, and what one person may give or take from another.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { sql } from '../../../kit/db/sql.ts'

type Row = Record<string, unknown> & { id: string; version: number }
const manager = 'manager@northgate.test'

describe('users', () => {
  const server = withServer()
  const as = async (email: string, method: string, path: string, body?: unknown) =>
    server.ask(method, `/api/dashboard/${path}`, {
      token: await server.token(email),
      ...(body === undefined ? {} : { body }),
    })
  const ask = (method: string, path: string, body?: unknown) => as(manager, method, path, body)
  const rowOf = ({ body }: { body: Record<string, unknown> }) => body.data as Row
  const listed = async (query: string, email = manager) => {
    const { body } = await as(email, 'GET', `users?per_page=200${query}`)
    return (body.data as unknown as { data: Row[] }).data
  }
  const named = async (name: string) => {
    const found = (await listed('&state=active')).find((row) => row.name === name)
    assert.ok(found, name)
    return found
  }
  const wrong = ({ status, body }: { status: number; body: { errors?: object } }) => [
    status,
    Object.keys(body.errors ?? {}),
  ]
  const owner = (statement: ReturnType<typeof sql>) =>
    server.database.database.transaction('owner', (db) => db.many(statement))
  const grantUser = (grants: string) =>
    owner(sql`update account set extra_grants = ${grants}::text[] where role_id = 3
      and first_name = 'Luc' returning id`)

  test('the list says who they are, their role, template and state, and what they run', async () => {
    const sam = await named('Amara Diallo')
    assert.deepEqual(
      [sam.role_id, (sam.permission_template_id as Row).name, sam.state, sam.last_seen],
      ['3', 'Health and safety user', 'invited', null],
    )
    assert.equal((sam.entity as Row).name, 'Northgate Ontario')
    const maya = await named('Maya Okafor')
    assert.deepEqual([maya.role_id, maya.state], ['1', 'active'])
    assert.ok(Date.parse(String(maya.last_seen)) > 0)
    // Everybody is ordered by what each of them is shown, and who was never here stands last.
    await listed('', 'user@northgate.test')
    for (const down of [true, false]) {
      const all = await listed(`&sort=${down ? '-' : ''}last_seen`)
      const at = all.map((row) => String(row.last_seen ?? ''))
      const seen = at.filter((moment) => moment !== '').sort()
      assert.ok(seen.length > 1 && seen.length < all.length, `${seen.length} of ${all.length}`)
      assert.deepEqual(at.slice(0, seen.length), down ? seen.toReversed() : seen)
    }
    const [project] = await owner(sql`
      select p.name, a.first_name || ' ' || a.last_name as person from projects p
      join account a on a.id = p.supervisor where p.completed_at is null limit 1`)
    const { name, person } = project as { name: string; person: string }
    assert.match(String((await named(person)).leads), new RegExp(name))
    const on = (await named(person)).projects as Row[]
    assert.ok(on.some((project) => project.name === name))
    const michigan = await listed('&search=carpenter&filter[role_id]=3')
    assert.ok(michigan.length > 2 && michigan.every((row) => row.job_title === 'Carpenter'))
  })

  test('staff who may not view users are told the names of those in use, and nothing else', async () => {
    const all = await listed('&filter[role_id]=1&sort=-last_seen', 'user@northgate.test')
    assert.ok(all.length > 40, 'what they may not see narrows nothing')
    assert.deepEqual(Object.keys(all[0] ?? {}), ['id', 'name'])
    const pete = all.filter((row) => row.name === 'Pete Ironside' || row.name === 'Isaac Boyd')
    assert.deepEqual(pete, [], 'who has no account here is no user')
    const one = await as('user@northgate.test', 'GET', `users/${all[0]?.id}`)
    assert.equal(one.status, 403)
  })

  test('a new user has an account that nobody can sign in to yet, and the template of the role', async () => {
    const made = rowOf(
      await ask('POST', 'users', {
        first_name: 'Nia',
        last_name: 'Orr',
        role_id: '6',
        email: 'nia@northgate.test',
        hired_on: '2026-01-05',
        language: 'fr',
      }),
    )
    assert.deepEqual(
      [made.name, made.state, (made.permission_template_id as Row).name, made.hired_on],
      ['Nia Orr', 'none', 'Management', '2026-01-05'],
    )
    const [account] = await owner(sql`
      select a.role_id, a.locale, a.login_id, e.kind, e.starts_on::text as starts_on
      from account a join engagement e on e.person = a.person where a.id = ${made.id}`)
    assert.deepEqual(account, {
      role_id: 6,
      locale: 'fr',
      login_id: null,
      kind: 'employee',
      starts_on: '2026-01-05',
    })
    const moved = rowOf(
      await ask('PATCH', `users/${made.id}`, { version: made.version, role_id: '3' }),
    )
    assert.equal((moved.permission_template_id as Row).name, 'Health and safety user')
    const again = await ask('POST', 'users', {
      first_name: 'Nia',
      last_name: 'Repeat',
      email: 'NIA@northgate.test',
    })
    assert.deepEqual(wrong(again), [422, ['email']])
    const history = await ask('GET', `users/${made.id}/history`)
    const changes = history.body.data as unknown as { after: Record<string, unknown> }[]
    assert.ok(changes.some(({ after }) => after.role_id === 3 && 'permission_template_id' in after))
  })

  test('nobody gives what they do not hold', async () => {
    await grantUser('{users.create,users.edit,users.archive,users.restore}')
    const luc = 'user@northgate.test'
    const body = { first_name: 'Ned', last_name: 'Low' }
    const boss = await as(luc, 'POST', 'users', { ...body, role_id: '1' })
    assert.deepEqual(wrong(boss), [422, ['role_id', 'permission_template_id']])
    const [all] = await owner(sql`
      select t.id from permission_template t join company c on c.id = t.company_id
      where t.is_default and t.base_role = '1' and c.slug = 'northgate'`)
    const template = (all as Row).id
    const more = await as(luc, 'POST', 'users', { ...body, permission_template_id: template })
    assert.deepEqual(wrong(more), [422, ['role_id', 'permission_template_id']])
    const made = await as(luc, 'POST', 'users', body)
    assert.equal(made.status, 201)
    const maya = await named('Maya Okafor')
    const lent = await as(luc, 'PATCH', `users/${rowOf(made).id}`, {
      version: rowOf(made).version,
      permission_template_id: (maya.permission_template_id as Row).id,
    })
    assert.deepEqual(wrong(lent), [422, ['role_id', 'permission_template_id']])
    // The template that is chosen decides the role, whatever role is said.
    const decided = rowOf(
      await ask('POST', 'users', {
        ...{ ...body, last_name: 'Decided', role_id: '6' },
        permission_template_id: template,
      }),
    )
    assert.equal(decided.role_id, '1')
    assert.equal((await ask('PUT', `users/${decided.id}/archive`, {})).status, 200)
    const second = rowOf(await ask('POST', 'users', { ...body, last_name: 'High', role_id: '1' }))
    assert.equal((await ask('PUT', `users/${second.id}/archive`, {})).status, 200)
    const back = await as(luc, 'PUT', `users/${second.id}/restore`)
    assert.notEqual(back.status, 200)
    assert.deepEqual(wrong(await as(luc, 'DELETE', `users/${second.id}/archive`)), [422, ['']])
    await grantUser('{}')
  })

  test('the last manager is neither deactivated nor given another role, by two at once either', async () => {
    const maya = await named('Maya Okafor')
    const mine = await ask('PUT', `users/${maya.id}/archive`, {})
    assert.deepEqual(wrong(mine), [422, ['']])
    // Nor by another, who is no manager.
    await grantUser('{users.view,users.archive}')
    const theirs = await as('user@northgate.test', 'PUT', `users/${maya.id}/archive`, {})
    assert.deepEqual(wrong(theirs), [422, ['']])
    assert.match(JSON.stringify(theirs.body.errors), /needs a health and safety manager/)
    await grantUser('{}')
    const role = { version: maya.version, role_id: '3' }
    assert.deepEqual(wrong(await ask('PATCH', `users/${maya.id}`, role)), [422, ['role_id']])
    await owner(sql`update account set role_id = 1 where first_name = 'Helen' returning id`)
    const helen = await named('Helen Zhang')
    await as('management@northgate.test', 'GET', 'account')
    await owner(
      sql`update account set permission_template_id = ${
        (maya.permission_template_id as Row).id
      } where id = ${helen.id} returning id`,
    )
    const both = await Promise.all([
      ask('PUT', `users/${helen.id}/archive`, {}),
      as('management@northgate.test', 'PUT', `users/${maya.id}/archive`, {}),
    ])
    assert.equal(both.filter(({ status }) => status === 200).length, 1)
    const left = await owner(sql`
      select a.id from account a join company c on c.id = a.company_id
      where c.slug = 'northgate' and a.role_id = 1 and a.deactivated_at is null
        and a.login_id is not null`)
    assert.equal(left.length, 1)
    await owner(sql`update account set deactivated_at = null where role_id = 1 returning id`)
    await owner(
      sql`update person set archived_at = null where id in (${maya.id}, ${helen.id}) returning id`,
    )
    await owner(sql`update account set role_id = 6 where id = ${helen.id} returning id`)
  })

  test('who is deactivated is out at once, and is no longer offered', async () => {
    const luc = await named('Luc Tremblay')
    const token = await server.token('user@northgate.test')
    const account = () => server.ask('GET', '/api/dashboard/account', { token })
    assert.equal((await account()).status, 200)
    assert.equal((await ask('PUT', `users/${luc.id}/archive`, {})).status, 200)
    assert.equal((await account()).status, 401)
    assert.ok((await listed('')).every(({ id }) => id !== luc.id))
    const gone = (await listed('&state=deleted')).find(({ id }) => id === luc.id)
    assert.equal(gone?.state, 'deactivated')
    assert.equal((await ask('DELETE', `users/${luc.id}/archive`)).status, 200)
    assert.equal((await as('user@northgate.test', 'GET', 'account')).status, 200)
  })

  test('a person is several things to the company at once, each from a day to a day', async () => {
    const stefan = await named('Stefan Nowak')
    const hats = async () =>
      (await ask('GET', `users/${stefan.id}/hats`)).body.data as unknown as (Row & {
        kind: string
        of: { name: string } | null
      })[]
    assert.deepEqual(
      (await hats()).map(({ kind, of }) => [kind, of?.name]),
      [
        ['employee', 'Northgate Ontario'],
        ['contractor_worker', 'Ironside Steel'],
      ],
    )
    const [client] = await owner(sql`select id from clients limit 1`)
    const of = (client as Row).id
    const visits = { kind: 'visitor', starts_on: '2026-02-02', ends_on: '2026-02-01' }
    assert.deepEqual(wrong(await ask('POST', `users/${stefan.id}/hats`, visits)), [
      422,
      ['ends_on'],
    ])
    const other = { kind: 'contractor_worker', of }
    assert.deepEqual(wrong(await ask('POST', `users/${stefan.id}/hats`, other)), [422, ['of']])
    const contact = { kind: 'client_contact', of, starts_on: '2026-02-02' }
    assert.equal((await ask('POST', `users/${stefan.id}/hats`, contact)).status, 201)
    assert.deepEqual(wrong(await ask('POST', `users/${stefan.id}/hats`, contact)), [
      422,
      ['starts_on'],
    ])
    assert.equal((await hats()).length, 3)
    const south = await as('manager@southfield.test', 'GET', `users/${stefan.id}/hats`)
    assert.equal(south.status, 404)
  })

  test('who renames themselves is called so everywhere', async () => {
    const token = await server.token('management@northgate.test')
    const me = (await server.ask('GET', '/api/dashboard/account', { token })).body
    const body = { last_name: 'Zhang-Ito', version: me.version }
    const changed = await server.ask('PATCH', '/api/dashboard/my-account', { token, body })
    assert.deepEqual([changed.status, changed.body.last_name], [200, 'Zhang-Ito'])
    assert.equal((await named('Helen Zhang-Ito')).last_name, 'Zhang-Ito')
    const stale = await server.ask('PATCH', '/api/dashboard/my-account', { token, body })
    assert.equal(stale.status, 409)
  })

  test('what a person has signed is told as far as the reader may see the submissions', async () => {
    const [one] = await owner(sql`
      select g.signer as id, count(*) as n from signature g where g.signer is not null
      group by 1 order by 2 desc limit 1`)
    const { id, n } = one as { id: string; n: number }
    const { body } = await ask('GET', `users/${id}/signatures`)
    assert.equal((body.data as unknown as Row[]).length, Math.min(50, Number(n)))
    const south = await as('manager@southfield.test', 'GET', `users/${id}/signatures`)
    assert.equal(south.status, 404)
  })
})
