// A company that is suspended reads and takes its records away; it changes nothing.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { calls } from '../../src/app/calls.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { until } from '../until.ts'
import { asManager, pdf } from './dashboard-calls.ts'

const nowhere = '01890a5d-ac96-774b-bcce-b302099a8057'
const password = 'plumbline-demo'

describe('a suspended company', () => {
  const { server, ask } = asManager()
  let token = ''
  const suspend = (at: string | null) =>
    server.database.database.transaction('owner', (db) =>
      db.run(sql`update company set suspended_at = ${at} where slug = 'northgate'`),
    )
  before(async () => {
    token = await server.token('manager@northgate.test')
    await suspend('2026-01-01')
  })

  test('signs in, reads, exports and signs out', async () => {
    const entered = await server.ask('POST', '/login', {
      body: { email: 'user@northgate.test', password },
    })
    assert.equal(entered.status, 200)
    const own = String(entered.body.token)
    for (const path of ['account', 'chemicals', 'submissions', 'chemicals/export?format=csv'])
      assert.equal((await ask('GET', path)).status, 200, path)
    assert.equal((await server.ask('POST', '/api/dashboard/logout', { token: own })).status, 204)
  })

  test('takes its submissions away', async () => {
    const rows = (await ask('GET', 'submissions')).body.data as { data: { id: string }[] }
    const submission_ids = rows.data.slice(0, 1).map(({ id }) => id)
    const begun = await ask('POST', 'submissions/bulk-download', { submission_ids })
    assert.equal(begun.status, 202, JSON.stringify(begun.body))
    const url = await until(async () => {
      const { body } = await ask('GET', `zip-progress/${begun.body.task_id}`)
      return body.status === 'completed' ? String(body.download_url) : undefined
    })
    assert.equal((await fetch(server.address + new URL(url).pathname)).status, 200)
  })

  test('every other call that writes is refused, and says whom to ask', async () => {
    const writes = calls.filter(
      ({ route }) =>
        route.method !== 'GET' &&
        route.reads !== true &&
        route.grant !== 'public' &&
        !['admin', 'contractor'].includes(route.grant),
    )
    assert.ok(writes.length > 100)
    for (const { route } of writes) {
      const { status, body } = await server.ask(
        route.method,
        route.path.replace(/:\w+/g, nowhere),
        { token, ...(route.body !== undefined && { body: {} }) },
      )
      assert.deepEqual(
        [status, body.code],
        [409, 'company/suspended'],
        `${route.method} ${route.path}`,
      )
    }
    for (const [lang, words] of [
      ['en', /suspended.*Ask/],
      ['fr', /suspendu.*Adressez-vous/],
      ['es', /suspendida.*Consulte/],
    ] as const) {
      const { body } = await server.ask('POST', '/api/dashboard/chemicals', {
        token,
        body: {},
        headers: { 'accept-language': lang },
      })
      assert.match(String(body.error), words)
    }
  })

  test('takes no file, and goes on where it was once it is active again', async () => {
    const send = () => {
      const form = new FormData()
      form.append('file', new Blob([pdf('Kept on the device')]), 'kept.pdf')
      return fetch(`${server.address}/api/store_file`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      })
    }
    assert.equal((await send()).status, 409)
    await suspend(null)
    assert.equal((await send()).status, 200)
  })

  test('calls that only read, though their method would write, are exactly these', () => {
    assert.deepEqual(
      calls.flatMap(({ route }) => (route.reads ? [`${route.method} ${route.path}`] : [])).sort(),
      [
        'DELETE /api/dashboard/bulk-actions/:id',
        'DELETE /api/dashboard/my-account/sessions/:id',
        'DELETE /api/dashboard/my-account/tokens/:id',
        'DELETE /api/dashboard/seeing',
        'POST /api/dashboard/logout',
        'POST /api/dashboard/roles-template/:id/moves/preview',
        'POST /api/dashboard/safety-boards/:id/board',
        'POST /api/dashboard/submissions/bulk-download',
        'PUT /api/contractors/companies/:id',
      ],
    )
  })
})
