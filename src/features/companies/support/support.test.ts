// The provider sees a company's data only while the company lets them in, and all that they do there is told.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { sql } from '../../../kit/db/sql.ts'

describe('support access', () => {
  const server = withServer()
  const { ask } = server
  const owner = <T>(query: ReturnType<typeof sql>): Promise<T[]> =>
    server.database.database.transaction('owner', (db) => db.many<T>(query))
  let northgate = ''
  let admin = ''
  let manager = ''
  before(async () => {
    admin = await server.token('admin@plumbline.test')
    manager = await server.token('manager@northgate.test')
    const { body } = await ask('GET', '/api/dashboard/account', { token: manager })
    northgate = (body.company as { id: string }).id
  })

  const ofAdmin = () => `/api/admin/companies/${northgate}/support`
  const ofManagers = '/api/dashboard/support-accesses'
  const last = async () =>
    (await ask('GET', ofManagers, { token: manager })).body.data as { id: string; state: string }[]
  const asks = (writes: boolean) =>
    ask('POST', ofAdmin(), { token: admin, body: { reason: 'A report.', writes, hours: 24 } })
  const enters = () => ask('POST', `${ofAdmin()}/entry`, { token: admin })
  const answers = async (given: object, token = manager) => {
    const id = (await last())[0]?.id
    const body = { lets_in: true, writes: false, hours: 4, ...given }
    return ask('POST', `${ofManagers}/${id}/answer`, { token, body })
  }
  const projects = (token = admin) => ask('GET', '/api/dashboard/projects', { token })
  const isRefused = async (answer: ReturnType<typeof ask>, status: number, code: string) => {
    const { status: given, body } = await answer
    assert.deepEqual([given, body.code], [status, code])
  }

  test('without it a company is not there, and who asks is told to its managers alone', async () => {
    assert.equal((await projects()).status, 403)
    admin = await server.token('admin@plumbline.test')
    await isRefused(enters(), 404, 'row/missing')
    assert.equal((await asks(true)).status, 201)
    await isRefused(asks(true), 409, 'support/asked')
    await isRefused(enters(), 404, 'row/missing')
    const told = await owner<{ name: string; reason: string }>(sql`
      select facts->>'name' as name, facts->>'reason' as reason from notice where kind = 'support-asked'`)
    assert.ok(told.length > 0)
    assert.ok(told.every(({ reason }) => reason === 'A report.'))

    const other = await server.token('manager@southfield.test')
    assert.deepEqual((await ask('GET', ofManagers, { token: other })).body.data, [])
    await isRefused(answers({}, other), 404, 'row/missing')
    const user = await server.token('user@northgate.test')
    assert.equal((await answers({}, user)).status, 403)
    assert.equal((await last())[0]?.state, 'asked')
  })

  test('who is let in to read reads everything but what is private, changes nothing, and each reading is told', async () => {
    assert.equal((await answers({})).status, 204)
    assert.equal((await enters()).status, 204)
    const { body } = await ask('GET', '/api/dashboard/account', { token: admin })
    const seen = body.seen_by as { support: object; until: string }
    assert.deepEqual(seen.support, { writes: false })
    const hours = (Date.parse(seen.until) - Date.now()) / 3_600_000
    assert.ok(hours > 3.9 && hours <= 4, String(hours))
    assert.equal((body.company as { id: string }).id, northgate)

    for (const path of [
      'projects',
      'users',
      'submissions',
      'incidents',
      'changes',
      'roles-template',
    ])
      assert.equal((await ask('GET', `/api/dashboard/${path}`, { token: admin })).status, 200, path)
    for (const path of ['account/signature', 'home-layout', 'bulk-actions'])
      await isRefused(
        ask('GET', `/api/dashboard/${path}`, { token: admin }),
        409,
        'support/private',
      )
    await isRefused(
      ask('POST', '/api/dashboard/projects', { token: admin, body: {} }),
      409,
      'support/read-only',
    )
    await isRefused(answers({ writes: true }, admin), 409, 'support/read-only')

    const read = await owner<{ actor_name: string; path: string }>(sql`
      select actor_name, after->>'read' as path from change
      where company_id = ${northgate} and action = 'read' and subject = 'support_access'`)
    assert.ok(read.some(({ path }) => path === '/api/dashboard/projects'))
    assert.deepEqual([...new Set(read.map(({ actor_name }) => actor_name))], [body.name])
    assert.match(String(body.name), /\(Plumbline\)$/)
    const log = await ask('GET', '/api/dashboard/changes?subject=support_access', {
      token: manager,
    })
    assert.ok((log.body.data as unknown[]).length > 5)
  })

  test('no list of the company’s people has them', async () => {
    const { body } = await ask('GET', '/api/dashboard/account', { token: admin })
    const { first_name: name } = body as { first_name: string }
    for (const path of ['users', 'users/deleted', 'people-without-account'])
      assert.ok(
        !JSON.stringify(
          (await ask('GET', `/api/dashboard/${path}`, { token: manager })).body,
        ).includes(name),
        path,
      )
    const { body: found } = await ask(
      'GET',
      `/api/dashboard/search?search=${encodeURIComponent(name)}`,
      {
        token: manager,
      },
    )
    assert.ok(!JSON.stringify(found).includes('(Plumbline)'))
  })

  test('the company ends it at once: the next request is of the back office again', async () => {
    const [access] = await last()
    assert.equal(
      (await ask('DELETE', `${ofManagers}/${access?.id}`, { token: manager })).status,
      204,
    )
    // What the page believes, it is told first.
    const account = '01890a5d-ac96-774b-bcce-b302099a8057'
    await isRefused(
      ask('GET', '/api/dashboard/projects', { token: admin, headers: { 'x-seen-as': account } }),
      409,
      'seeing/ended',
    )
    assert.equal((await projects()).status, 403)
    assert.equal((await ask('GET', ofAdmin(), { token: admin })).status, 200)
    await isRefused(enters(), 404, 'row/missing')
    await isRefused(
      ask('DELETE', `${ofManagers}/${access?.id}`, { token: manager }),
      409,
      'support/over',
    )
  })

  test('who is let in to change things does so under their own name, lets nobody in, and leaves', async () => {
    assert.equal((await asks(false)).status, 201)
    assert.equal((await answers({ writes: true, hours: 1 })).status, 204)
    assert.equal((await enters()).status, 204)
    const made = await ask('POST', '/api/dashboard/teams', {
      token: admin,
      body: { name: 'Made by support' },
    })
    assert.equal(made.status, 201, JSON.stringify(made.body))
    const [change] = await owner<{ actor_name: string }>(sql`
      select actor_name from change where company_id = ${northgate} and action = 'create'
        and after->>'name' = 'Made by support'`)
    assert.match(change?.actor_name ?? '', /\(Plumbline\)$/)
    const [access] = await last()
    await isRefused(
      ask('DELETE', `${ofManagers}/${access?.id}`, { token: admin }),
      409,
      'support/rights',
    )
    assert.equal((await ask('DELETE', '/api/dashboard/seeing', { token: admin })).status, 204)
    assert.equal((await ask('GET', '/api/dashboard/user', { token: admin })).status, 200)
    // It still runs: they may come again, until its hour.
    assert.equal((await enters()).status, 204)
    await owner(
      sql`update support_access set ends_at = now() where id = ${access?.id} returning id`,
    )
    assert.equal((await projects()).status, 403)
    await isRefused(enters(), 404, 'row/missing')
  })

  test('an admin who no longer is one is out of the company too', async () => {
    assert.equal((await asks(false)).status, 201)
    assert.equal((await answers({})).status, 204)
    assert.equal((await enters()).status, 204)
    assert.equal((await projects()).status, 200)
    await owner(sql`update provider_admin set deactivated_at = now() returning login_id`)
    assert.equal((await projects()).status, 401)
    await owner(sql`update provider_admin set deactivated_at = null returning login_id`)
    // How they sign in is no news of the company.
    await server.token('admin@plumbline.test')
    assert.deepEqual(
      await owner(sql`
        select c.action from change c join account a on a.company_id = c.company_id and a.id = c.subject_id
        where a.kind = 'support' and c.action like 'sign%'`),
      [],
    )
  })
})
