// What the provider agreed with a company: parts of the product that are off, and limits.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, describe, test } from 'node:test'
import { withServer } from '../../../tests/api/server.ts'
import { routesOf } from '../../access/grants.ts'
import { sql } from '../../kit/db/sql.ts'

describe('what a company has agreed with the provider', () => {
  const server = withServer()
  const { ask } = server
  const owner = <T>(query: ReturnType<typeof sql>): Promise<T[]> =>
    server.database.database.transaction('owner', (db) => db.many<T>(query))
  let company = ''
  let token = ''
  let admin = ''
  before(async () => {
    const [found] = await owner<{ id: string }>(
      sql`select id from company where slug = 'northgate'`,
    )
    company = found?.id ?? ''
    token = await server.token('manager@northgate.test')
    admin = await server.token('admin@plumbline.test')
  })
  const agree = async (body: object) => {
    const answer = await ask('PATCH', `/api/admin/companies/${company}`, { token: admin, body })
    assert.equal(answer.status, 204, JSON.stringify(answer.body))
  }
  const get = (path: string) => ask('GET', `/api/dashboard/${path}`, { token })
  const post = (path: string, body: object) =>
    ask('POST', `/api/dashboard/${path}`, { token, body })
  const rights = async () => {
    const { body } = await get('account')
    const { permission_template, company: of } = body as unknown as {
      permission_template: { permissions: string[] }
      company: { modules_off: string[] }
    }
    return { open: routesOf(permission_template.permissions), off: of.modules_off }
  }
  const kinds = async (q: string) =>
    ((await get(`search?q=${encodeURIComponent(q)}`)).body.kinds as { name: string }[]).map(
      ({ name }) => name,
    )
  const nowhere = randomUUID()
  const assetOfSearch = async () => {
    const [asset] = await owner<{ inventory_id: string }>(sql`
      select inventory_id from inventory where company_id = ${company} and archived_at is null
        and inventory_id is not null order by id limit 1`)
    return asset?.inventory_id ?? ''
  }

  test('a part that is off is closed in the menu, in calls, in the search and in pickers, and its data stays', async () => {
    const asset = await assetOfSearch()
    const counted = async () =>
      (
        await owner<{ n: number }>(sql`
        select (select count(*) from inventory where company_id = ${company})::integer
          + (select count(*) from chemicals where company_id = ${company})::integer as n`)
      )[0]?.n
    const was = await counted()
    assert.ok((await kinds(asset)).includes('inventory'))
    assert.ok((await rights()).open.has('chemicals'))
    await agree({ modules_off: ['equipment'] })

    const { open, off } = await rights()
    assert.deepEqual(off, ['equipment'])
    for (const name of ['assets', 'chemicals', 'chemicals-create', 'asset-types'])
      assert.ok(!open.has(name), name)
    for (const name of ['projects', 'trade-contractors', 'training'])
      assert.ok(open.has(name), name)
    for (const path of ['chemicals', 'chemicals/export?format=csv', 'chemicals/options?q=a'])
      assert.deepEqual(
        [(await get(path)).status, (await get(path)).body.code],
        [409, 'company/module-off'],
        path,
      )
    const written = await post('chemicals', { name: 'Acetone' })
    assert.deepEqual([written.status, written.body.code], [409, 'company/module-off'])
    for (const [lang, words] of [
      ['en', /does not use this part.*kept/],
      ['fr', /n’utilise pas cette partie.*conservé/],
      ['es', /no usa esta parte.*conserva/],
    ] as const) {
      const { body } = await ask('GET', '/api/dashboard/chemicals', {
        token,
        headers: { 'accept-language': lang },
      })
      assert.match(String(body.error), words)
    }
    assert.ok(!(await kinds(asset)).includes('inventory'))
    assert.equal((await get('projects')).status, 200)
    assert.equal(await counted(), was)
    // Nobody else is touched by it.
    const other = await server.token('manager@southfield.test')
    assert.equal((await ask('GET', '/api/dashboard/chemicals', { token: other })).status, 200)

    await agree({ modules_off: [] })
    assert.equal((await get('chemicals')).status, 200)
    assert.ok((await kinds(asset)).includes('inventory'))
  })

  test('its notices are none that a person chooses', async () => {
    const chosen = async () =>
      ((await get('notice-settings?lang=en')).body.kinds as { name: string }[]).map(
        ({ name }) => name,
      )
    assert.ok((await chosen()).includes('training-expires'))
    await agree({ modules_off: ['training'] })
    assert.ok(!(await chosen()).includes('training-expires'))
    assert.ok((await chosen()).includes('deficiencies-due'))
    await agree({ modules_off: [] })
  })

  test('a manager still gives rights of a part that is off, as they hold them', async () => {
    const { body } = await get('account')
    const { permissions } = body.permission_template as { permissions: string[] }
    await agree({ modules_off: ['equipment'] })
    const given = await post('roles-template', {
      name: 'As the manager',
      base_role: '1',
      grants: permissions,
    })
    assert.equal(given.status, 201, JSON.stringify(given.body))
    await agree({ modules_off: [] })
  })

  test('without contractors their portal is closed in words', async () => {
    const contractor = await ask('POST', '/contractors/login', {
      body: { email: 'contractor@ironside.test', password: 'plumbline-demo' },
    })
    const own = String(contractor.body.token)
    const projects = () => ask('GET', '/api/contractors/projects', { token: own })
    assert.equal((await projects()).status, 200)
    await agree({ modules_off: ['contractors'] })
    assert.equal((await projects()).body.code, 'company/module-off')
    await agree({ modules_off: [] })
    assert.equal((await projects()).status, 200)
  })

  test('one person more than the plan has room for is refused', async () => {
    const [used] = await owner<{ n: number }>(sql`
      select count(*)::integer as n from account
      where company_id = ${company} and kind = 'staff' and deactivated_at is null`)
    const [template] = await owner<{ id: string }>(sql`
      select id from permission_template where company_id = ${company} and base_role = '3' limit 1`)
    const add = () =>
      post('users', {
        ...{ first_name: 'One', last_name: 'More', role_id: '3', language: 'en' },
        ...{ permission_template_id: template?.id, email: `${randomUUID()}@northgate.test` },
      })
    await agree({ max_accounts: (used?.n ?? 0) + 1 })
    const first = await add()
    assert.equal(first.status, 201, JSON.stringify(first.body))
    const second = await add()
    assert.deepEqual([second.status, second.body.code], [409, 'company/accounts'])
    await agree({ max_accounts: null })
    assert.equal((await add()).status, 201)
  })

  test('files beyond the room of the plan are refused', async () => {
    const send = () => {
      const form = new FormData()
      form.append('file', new Blob(['%PDF-1.4\nA plan\n%%EOF\n']), 'plan.pdf')
      return fetch(`${server.address}/api/store_file`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      })
    }
    await agree({ max_bytes: 1 })
    const refused = await send()
    assert.equal(refused.status, 413)
    assert.equal(((await refused.json()) as { code: string }).code, 'files/quota')
    await agree({ max_bytes: null })
    assert.equal((await send()).status, 200)
  })

  test('plan and country are said and read', async () => {
    await agree({ plan: 'Pilot 2026', country: 'US' })
    const { body } = await ask('GET', `/api/admin/companies/${company}`, { token: admin })
    const { plan, country } = body.data as { plan: string; country: string }
    assert.deepEqual([plan, country], ['Pilot 2026', 'US'])
    assert.equal(((await get('account')).body.company as { country: string }).country, 'US')
    assert.equal(
      (
        await ask('PATCH', `/api/admin/companies/${company}`, {
          token: admin,
          body: { modules_off: ['forms'] },
        })
      ).status,
      422,
    )
    await agree({ country: 'CA' })
    assert.equal((await get(`users/${nowhere}`)).status, 404)
  })
})
