// Somebody who sees their own records alone, and has none: whatever they ask for, nothing of anybody else's is in
// the answer. They hold every right, so that nothing but their scope stands between.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { allGrants } from '../../src/access/grants.ts'
import { calls } from '../../src/app/calls.ts'
import { extensions, registry } from '../../src/app/registry.server.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { fieldsIn, has } from '../../src/register/define.ts'
import { kindOf } from '../../src/register/fields/all.ts'
import { withServer } from '../api/server.ts'
import { makeAccount, signIn } from '../factories.ts'

const scoped = [
  'submissions',
  'deficiencies',
  'projects',
  'teams',
  'task_management',
  'to_dos',
  'inventory',
  'person',
]

const reads = calls.filter(
  ({ route }) => route.method === 'GET' && !['public', 'admin', 'contractor'].includes(route.grant),
)
const paramsIn = (path: string) => path.match(/:\w+/g) ?? []

describe('what lies outside of a scope', () => {
  const server = withServer()
  let company = ''
  let token = ''
  let manager = ''
  let account = ''
  const outside = new Map<string, string[]>()
  const owner = server.database

  const asOwner = <T>(work: Parameters<typeof owner.database.transaction<T>>[1]) =>
    server.database.database.transaction('owner', work)
  const ask = (path: string, who = token) => server.ask('GET', path, { token: who })

  before(async () => {
    manager = await server.token('manager@northgate.test')
    await asOwner(async (db) => {
      const found = await db.maybe(
        { id: 'string' },
        sql`select id from company where slug = 'northgate'`,
      )
      company = found?.id ?? ''
      const made = await makeAccount(db, company, { grants: allGrants })
      account = made.id
      await db.run(sql`update account set scope = 'own' where id = ${made.id}`)
      token = await signIn(db, made)
      for (const table of scoped) {
        const rows = await db.many(
          { id: 'string' },
          sql`select id from ${sql.id(table)} where company_id = ${company} and id <> ${made.id}
            order by archived_at nulls first, id desc`,
        )
        outside.set(
          table,
          rows.map(({ id }) => id),
        )
      }
      const files = await db.many(
        { id: 'string' },
        sql`select id from file where company_id = ${company} and subject = any(${[
          'submissions',
          'deficiencies',
          'projects',
          'inventory',
        ]})`,
      )
      outside.set(
        'file',
        files.map(({ id }) => id),
      )
    })
    for (const table of scoped) assert.ok((outside.get(table) ?? []).length > 0, table)
  })

  test('every address with an id answers as if nobody had what lies outside', async () => {
    const nowhere = '01890a5d-ac96-774b-bcce-b302099a8057'
    const enough = 40
    let there = 0
    for (const { route } of reads.filter(({ route }) => paramsIn(route.path).length > 0)) {
      const at = (id: string) => route.path.replace(/:n\b/, '1').replace(/:\w+/g, id)
      const said = async (id: string, who: string) => {
        const { status, body } = await ask(at(id), who)
        const { request_id: _, ...rest } = body
        return [status, JSON.stringify(rest).replaceAll(id, '')]
      }
      const [unknown, toManager] = [await said(nowhere, token), await said(nowhere, manager)]
      for (const [table, ids] of outside)
        for (const id of ids.slice(0, 1)) {
          assert.deepEqual(await said(id, token), unknown, `${at(id)} (${table})`)
          if (there < enough && (await said(id, manager))[0] !== toManager[0]) there += 1
        }
    }
    // A manager is answered: what is not there for one is there for the other.
    assert.equal(there, enough)
  })

  for (const extension of extensions.filter(({ register }) => scoped.includes(register.table))) {
    const { register } = extension
    const base = `/api/dashboard/${register.name}`
    test(`${register.name}: none is listed, counted, found, exported or chosen`, async () => {
      if (register.within === undefined)
        for (const state of ['active', 'completed', 'deleted']) {
          const { status, body } = await ask(`${base}?per_page=200&state=${state}`)
          if (status === 422) continue
          const page = body.data as { total: number; data: { id: string }[] }
          const others = page.data.filter(({ id }) => id !== account)
          assert.deepEqual([others, page.total], [[], page.data.length], state)
          // A first page with room left counts its rows itself; a later one asks how many there are.
          const later = await ask(`${base}?per_page=200&state=${state}&page=2`)
          assert.equal((later.body.data as { total: number }).total, page.total, state)
        }
      if (has(register, 'export') && register.within === undefined) {
        const { status, body } = await ask(`${base}/export?format=csv`)
        assert.equal(status, 200)
        const lines = String(body.text).trim().split('\n').length - 1
        assert.ok(lines <= (register.table === 'person' ? 1 : 0), String(body.text))
      }
    })
  }

  test('no picker offers a row that lies outside', async () => {
    const all = new Set([...outside.values()].flat())
    for (const { register } of extensions)
      for (const [name, field] of fieldsIn(register)) {
        const { points } = kindOf(field)
        if (points === undefined || registry.target(field).kind === 'file') continue
        const { status, body } = await ask(`/api/dashboard/${register.name}/choices/${name}`)
        if (status !== 200) continue
        const offered = body.data as { id: string }[]
        assert.deepEqual(
          offered.filter(({ id }) => all.has(id)),
          [],
          `${register.name}.${name}`,
        )
      }
  })

  test('no list, board, figure, report or page of theirs names a row that lies outside', async () => {
    const records = new Set([...outside].flatMap(([table, ids]) => (table === 'person' ? [] : ids)))
    for (const { route } of reads.filter(({ route }) => paramsIn(route.path).length === 0)) {
      const { status, body } = await ask(route.path)
      assert.ok(status < 500, `${route.path}: ${status}`)
      const named = (
        JSON.stringify(body).match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? []
      ).filter((id) => records.has(id))
      assert.deepEqual(named, [], route.path)
    }
  })

  test('no file, paper or sheet of theirs has anything of it', async () => {
    for (const id of outside.get('file') ?? [])
      assert.equal((await ask(`/api/files/${id}`)).status, 404)
    for (const id of (outside.get('submissions') ?? []).slice(0, 1)) {
      assert.equal((await ask(`/api/dashboard/submissions/${id}/pdf`, manager)).status, 200)
      assert.equal((await ask(`/api/dashboard/submissions/${id}/pdf`)).status, 404)
    }
    const forms = await asOwner((db) =>
      db.many(
        { id: 'string' },
        sql`select distinct form as id from submissions where company_id = ${company}`,
      ),
    )
    for (const { id } of forms) {
      const { status, body } = await ask(`/api/dashboard/form-reports/${id}/export?format=csv`)
      assert.equal(status, 200)
      assert.equal(String(body.text).trim().split('\n').length, 1, String(body.text))
    }
  })

  test('nothing of it is changed or pointed at either', async () => {
    const [id] = outside.get('projects') ?? []
    const read = await ask(`/api/dashboard/projects/${id}`, manager)
    const { version } = read.body.data as { version: number }
    const changed = await server.ask('PATCH', `/api/dashboard/projects/${id}`, {
      token,
      body: { version, description: 'Mine now.' },
    })
    assert.equal(changed.status, 404)
    const task = await server.ask('POST', '/api/dashboard/task-management', {
      token,
      body: {
        title: 'Look at it',
        due_on: '2030-01-01',
        priority: 'normal',
        completion: 'one',
        project: id,
      },
    })
    assert.equal(task.status, 422, JSON.stringify(task.body))
    assert.ok(task.body.errors?.project)
  })

  /** What contractors owe has no scope, and ends with the projects that they are on. */
  const withoutScope = ['/api/dashboard/contractor-matrix']

  // Last: nothing of the others is there afterwards. A number names no row, so it is seen by what it does then.
  test('no figure of theirs counts a row that lies outside', async () => {
    const answers = async () => {
      const said = new Map<string, string>()
      for (const { route } of reads.filter(({ route }) => paramsIn(route.path).length === 0)) {
        const { status, body } = await ask(route.path)
        // Asking is being seen: that goes on by itself.
        const without = { ...body, request_id: '' }
        const words = JSON.stringify(without, (name, value: unknown) =>
          name === 'last_seen' || name === 'seen_at' ? null : value,
        )
        if (status === 200) said.set(route.path, words)
      }
      return said
    }
    const [was, again] = [await answers(), await answers()]
    await asOwner(async (db) => {
      await db.run(sql`set local session_replication_role = replica`)
      for (const table of scoped.filter((one) => one !== 'person'))
        await db.run(sql`delete from ${sql.id(table)} where company_id = ${company}`)
    })
    const now = await answers()
    const changed = [...was].filter(
      ([path, said]) =>
        !withoutScope.includes(path) && again.get(path) === said && now.get(path) !== said,
    )
    assert.deepEqual(
      changed.map(([path, said]) => [path, said.slice(0, 600), now.get(path)?.slice(0, 600)]),
      [],
    )
  })
})
