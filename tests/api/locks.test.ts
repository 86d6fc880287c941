import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { calls } from '../../src/app/calls.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { withServer } from './server.ts'

const foreign = '01890a5d-ac96-774b-bcce-b302099a8057'
const filled = (path: string) => path.replace(/:\w+/g, foreign)
const guarded = calls.filter(({ route }) => route.grant !== 'public')

describe('the three locks', () => {
  const server = withServer()
  const { ask, token } = server

  test('the calls that anybody may make are exactly these', async () => {
    const { paths } = (await ask('GET', '/api/openapi.json')).body as unknown as {
      paths: Record<string, Record<string, { security: unknown[] }>>
    }
    const open = Object.entries(paths).flatMap(([path, ways]) =>
      Object.entries(ways).flatMap(([method, { security }]) =>
        security.length === 0
          ? [`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`]
          : [],
      ),
    )
    assert.deepEqual(open.sort(), [
      'DELETE /api/stop-notices/:token',
      'GET /api/company-start/:token',
      'GET /api/demo-slots',
      'GET /api/document/:token',
      'GET /api/document/:token/files/:id',
      'GET /api/downloads/:token',
      'GET /api/gate/:token',
      'GET /api/logos/:id',
      'GET /api/orientation/:token',
      'GET /api/orientation/:token/files/:id',
      'GET /api/qr-code/chemicals/:code',
      'GET /api/qr-code/chemicals/:code/sds',
      'GET /api/qr-code/contractors/:code',
      'GET /api/qr-code/contractors/:code/forms/:line',
      'GET /api/qr-code/contractors/:code/sent/:tracking',
      'GET /api/qr-code/projects/:code',
      'GET /api/qr-code/safety-boards/:code',
      'GET /api/qr-code/safety-boards/:code/files/:file',
      'GET /api/qr-code/teams/:code',
      'GET /api/report/:token',
      'GET /api/report/thread/:code',
      'GET /api/sign/:token',
      'GET /api/sign/:token/files/:id',
      'GET /api/signup/:token',
      'GET /api/statement/:token',
      'GET /api/stop-copies/:token',
      'GET /api/stop-notices/:token',
      'GET /api/talks/:token',
      'GET /api/verify/:id',
      'GET /sanctum/csrf-cookie',
      'POST /api/company-start/:token',
      'POST /api/document/:token',
      'POST /api/document/:token/quiz',
      'POST /api/gate/:token/passes',
      'POST /api/orientation/:token',
      'POST /api/orientation/:token/cards/:card',
      'POST /api/orientation/:token/quiz',
      'POST /api/passport/check',
      'POST /api/qr-code/contractors/:code/files',
      'POST /api/qr-code/contractors/:code/submissions',
      'POST /api/qr-code/safety-boards/:code/pass',
      'POST /api/report/:token',
      'POST /api/requests',
      'POST /api/sign/:token',
      'POST /api/signup/:token',
      'POST /api/statement/:token',
      'POST /api/stop-copies/:token',
      'POST /api/talks/:token/signatures',
      'POST /contractors/login',
      'POST /forgot-password',
      'POST /login',
      'POST /login/passkey',
      'POST /login/passkey/options',
      'POST /login/second-factor',
      'POST /login/second-factor/set-up',
      'POST /login/second-factor/way-in',
      'POST /reset-password',
      'POST /stop-notices/:token',
      'PUT /api/gate/:token/passes/:pass/out',
      'PUT /api/orientation/:token/start',
      'PUT /api/report/thread/:code/messages/:id',
    ])
  })

  for (const { route } of guarded)
    test(`${route.method} ${route.path} asks for a session`, async () => {
      const body = route.body === undefined ? {} : { body: {} }
      const without = await ask(route.method, filled(route.path), body)
      assert.equal(without.status, 401)
      assert.equal(without.body.code, 'session/missing')
      const forged = await ask(route.method, filled(route.path), { ...body, token: 'a'.repeat(43) })
      assert.equal(forged.body.code, 'session/ended')
    })

  const audiences: Record<string, string> = {
    admin: 'admin@plumbline.test',
    staff: 'manager@northgate.test',
    contractor: 'contractor@ironside.test',
  }
  for (const { route } of guarded.filter(({ route }) => route.grant in audiences))
    test(`${route.method} ${route.path} lets in ${route.grant} only`, async () => {
      for (const [audience, email] of Object.entries(audiences)) {
        const { status } = await ask(route.method, filled(route.path), {
          token: await token(email),
        })
        if (audience === route.grant)
          assert.ok(status !== 401 && status !== 403, `${audience}: ${status}`)
        else assert.equal(status, 403, audience)
      }
    })

  test('a grant that was withdrawn is gone with the next call, and one that was given is there', async () => {
    const one = await token('user@northgate.test')
    const permissions = async () => {
      const { body } = await ask('GET', '/api/dashboard/account', { token: one })
      return (body.permission_template as { permissions: string[] }).permissions
    }
    const owner = server.database.database
    assert.ok((await permissions()).includes('hazards.create'))
    await owner.transaction('owner', (db) =>
      db.run(
        sql`update permission_template set grants = array_remove(grants, 'hazards.create') where base_role = '3'`,
      ),
    )
    assert.ok(!(await permissions()).includes('hazards.create'))
    await owner.transaction('owner', (db) =>
      db.run(
        sql`update account set extra_grants = '{users.view}', denied_grants = '{hazards.edit}' where role_id = 3`,
      ),
    )
    assert.ok((await permissions()).includes('users.view'))
    assert.ok(!(await permissions()).includes('hazards.edit'))
  })

  test('the change log names who did it, from where, and what was before', async () => {
    const one = await token('manager@southfield.test')
    const me = await ask('GET', '/api/dashboard/account', { token: one })
    const body = { first_name: 'Anabel', version: me.body.version }
    const changed = await ask('PATCH', '/api/dashboard/my-account', { token: one, body })
    assert.equal(changed.status, 200)
    const rows = await server.database.database.transaction('owner', (db) =>
      db.many<Record<string, unknown>>(sql`
        select actor_name, source, ip, action, subject, before, after from change
        where actor_id is not null order by at desc limit 1`),
    )
    assert.deepEqual(rows, [
      {
        actor_name: 'Ana Reyes',
        source: 'staff',
        ip: '127.0.0.1',
        action: 'update',
        subject: 'account',
        before: { first_name: 'Ana' },
        after: { first_name: 'Anabel' },
      },
    ])
  })
})
