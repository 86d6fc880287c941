// Doors that ask in a way of their own: whom one may choose, the search, files, exports and counts. Through each of
// them a scope shows what the database shows it, no more and no less.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { allGrants } from '../../src/access/grants.ts'
import type { Scope } from '../../src/access/scope.ts'
import { enterScope } from '../../src/access/server/scoped.ts'
import { extensions } from '../../src/app/registry.server.ts'
import type { Db } from '../../src/kit/db/server/database.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { has } from '../../src/register/define.ts'
import { withServer } from '../api/server.ts'
import { makeAccount, signIn } from '../factories.ts'

const narrow = ['own', 'workplaces', 'entity'] as const satisfies readonly Scope[]
const tables = ['deficiencies', 'submissions', 'projects', 'inventory', 'person'] as const
type Ids = ReadonlySet<string>

describe('doors of a scope', () => {
  const server = withServer()
  let company = ''
  let account = ''
  let template = ''
  let token = ''

  const asOwner = <T>(work: (db: Db) => Promise<T>) =>
    server.database.database.transaction('owner', work)
  const ask = (path: string) => server.ask('GET', `/api${path}`, { token })
  const ids = (rows: readonly { id: string }[]): Ids => new Set(rows.map(({ id }) => id))
  const all = async (table: string) =>
    ids(
      await asOwner((db) =>
        db.many(
          { id: 'string' },
          sql`select id from ${sql.id(table)} where company_id = ${company}`,
        ),
      ),
    )
  /** What the database shows of a table to who asks with this scope. */
  const shown = (scope: Scope, table: string) =>
    server.database.database.transaction('app', async (db) => {
      await db.run(sql`select set_config('app.company_id', ${company}, true),
        set_config('app.confidential', 'yes', true)`)
      await enterScope(db, scope, account)
      return ids(await db.many({ id: 'string' }, sql`select id from ${sql.id(table)}`))
    })

  before(async () => {
    await asOwner(async (db) => {
      const found = await db.maybe(
        { id: 'string' },
        sql`select id from company where slug = 'northgate'`,
      )
      company = found?.id ?? ''
      const made = await makeAccount(db, company, { grants: allGrants })
      account = made.id
      token = await signIn(db, made)
      const [on] = await db.many(
        { id: 'string', template: 'string' },
        sql`
        select p.id, (select permission_template_id from account where company_id = ${company}
          and kind = 'staff' and role_id = 3 group by 1 order by count(*) desc limit 1) as template
        from projects p where p.company_id = ${company} and exists (
          select from file f left join deficiencies d on d.id = f.subject_id
          left join submissions s on s.id = f.subject_id where p.id in (d.project, s.project))
        order by p.id limit 1`,
      )
      template = on?.template ?? ''
      await db.run(sql`
        insert into workplace_workers (company_id, project, person, from_on)
        values (${company}, ${on?.id}, ${account}, current_date - 9)`)
      await db.run(sql`
        insert into engagement (company_id, person, kind, entity)
        select ${company}, ${account}, 'employee', e.entity from engagement e
        where e.company_id = ${company} and e.kind = 'employee' and e.entity is not null
        group by e.entity order by count(*) limit 1`)
      await db.run(sql`
        update deficiencies set owner = ${account} where id = (
          select id from deficiencies where company_id = ${company} and completed_at is null
            and archived_at is null and project is distinct from ${on?.id} order by id limit 1)`)
    })
  })

  for (const scope of narrow)
    describe(scope, () => {
      const seen = new Map<string, Ids>()
      const outside = new Map<string, string[]>()

      before(async () => {
        await asOwner((db) =>
          db.run(sql`update account set scope = ${scope} where id = ${account}`),
        )
        for (const table of tables) {
          const within = await shown(scope, table)
          seen.set(table, within)
          outside.set(
            table,
            [...(await all(table))].filter((id) => !within.has(id)),
          )
          assert.ok((outside.get(table) ?? []).length > 0, `${table} has rows outside`)
        }
        assert.ok((seen.get('deficiencies')?.size ?? 0) > 0)
        assert.ok((seen.get('person')?.size ?? 0) > (scope === 'own' ? 0 : 3))
      })
      const beyond = () => {
        const [id] = outside.get('staff') ?? []
        assert.ok(id)
        return id
      }
      before(async () => {
        const staff = await asOwner((db) =>
          db.many(
            { id: 'string' },
            sql`select id from account where company_id = ${company} and kind = 'staff'
              and deactivated_at is null`,
          ),
        )
        const within = seen.get('person') ?? new Set()
        seen.set('staff', new Set(staff.flatMap(({ id }) => (within.has(id) ? [id] : []))))
        outside.set(
          'staff',
          staff.flatMap(({ id }) => (within.has(id) ? [] : [id])),
        )
      })

      test('only who is in reach is offered, listed and chosen', async () => {
        const people = (await ask('/dashboard/people')).body.data as { id: string }[]
        assert.deepEqual(ids(people), seen.get('staff'))
        const offered = [
          '/dashboard/system/fields/1',
          '/dashboard/system/fields/3',
          `/dashboard/roles-template/${template}/accounts`,
          '/dashboard/changes/choices?search=a',
        ]
        const left = new Set(outside.get('staff'))
        for (const path of offered) {
          const { status, body } = await ask(path)
          assert.equal(status, 200, path)
          const named = JSON.stringify(body).match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g)
          assert.deepEqual(
            (named ?? []).filter((id) => left.has(id)),
            [],
            path,
          )
        }
        for (const [method, path] of [
          ['POST', `users/${beyond()}/seeing`],
          ['GET', `users-role-permissions/${beyond()}`],
        ] as const) {
          const { status } = await server.ask(method, `/api/dashboard/${path}`, { token })
          assert.equal(status, 404, path)
        }
      })

      test('a file is read with its record, and not without it', async () => {
        const files = await asOwner((db) =>
          db.many(
            { id: 'string', subject: 'string', record: 'string' },
            sql`select id, subject, subject_id as record from file where company_id = ${company}
              and subject = any(${tables.filter((one) => one !== 'person')})`,
          ),
        )
        const counted = { read: 0, missing: 0 }
        for (const { id, subject, record } of files) {
          const isSeen = seen.get(subject)?.has(record) === true
          const { status } = await ask(`/files/${id}`)
          assert.equal(status, isSeen ? 200 : 404, `a file of ${subject}`)
          counted[isSeen ? 'read' : 'missing'] += 1
        }
        assert.ok(counted.missing > 0, JSON.stringify(counted))
        assert.ok(scope === 'own' || counted.read > 0, JSON.stringify(counted))
      })

      test('a list counts, pages and exports the same rows', async () => {
        for (const { register } of extensions) {
          const within = seen.get(register.table)
          if (within === undefined || register.within !== undefined) continue
          const base = `/dashboard/${register.name}`
          const { status, body } = await ask(`${base}?per_page=200&page=2`)
          if (status !== 200) continue
          const { total } = body.data as { total: number }
          const first = (await ask(`${base}?per_page=200`)).body.data as { data: { id: string }[] }
          assert.equal(first.data.length, Math.min(200, total), register.name)
          assert.ok(first.data.every(({ id }) => within.has(id)) && total <= within.size)
          if (!has(register, 'export')) continue
          const csv = await ask(`${base}/export?format=csv`)
          const out = new Set(outside.get(register.table))
          const numbers = await asOwner((db) =>
            db.many(
              { id: 'string', named: 'string?' },
              sql`select id, ${sql.id(register.named)} as named from ${sql.id(register.table)}
                where company_id = ${company}`,
            ),
          )
          const names = (which: (id: string) => boolean) =>
            new Set(numbers.flatMap(({ id, named }) => (which(id) && named ? [named] : [])))
          const shownNames = names((id) => within.has(id))
          for (const name of names((id) => out.has(id)))
            if (name.length > 6 && !shownNames.has(name) && register.table !== 'person')
              assert.ok(!String(csv.body.text).includes(`${name},`), `${register.name}: ${name}`)
        }
      })

      test('the search finds a record within, and none outside', async () => {
        const kinds = [
          ['deficiencies', 'number', 'deficiencies'],
          ['submissions', 'number', 'submissions'],
          ['person', 'name', 'users'],
        ] as const
        for (const [table, column, kind] of kinds) {
          const rows = await asOwner((db) =>
            db.many(
              { id: 'string', value: 'string' },
              sql`select id, ${sql.id(column)} as value from ${sql.id(table)} t
                where company_id = ${company} and archived_at is null and completed_at is null
                and (${table} <> 'person' or exists (select from account a where a.id = t.id
                  and a.kind = 'staff' and a.deactivated_at is null)) order by id`,
            ),
          )
          for (const isSeen of [true, false]) {
            const row = rows.find(({ id }) => seen.get(table)?.has(id) === isSeen)
            if (row === undefined) continue
            const query = new URLSearchParams({ q: row.value, lang: 'en' })
            const { body } = await ask(`/dashboard/search?${query}`)
            const found = body.kinds as { name: string; found: { id: string }[] }[]
            const there = found.find(({ name }) => name === kind)?.found ?? []
            assert.equal(
              there.some(({ id }) => id === row.id),
              isSeen,
              `${row.value} ${scope}`,
            )
          }
        }
      })

      test('nobody out of reach is asked to do something', async () => {
        const post = (path: string, body: object) =>
          server.ask('POST', `/api/dashboard/${path}`, { token, body })
        const wanted = {
          title: 'Look at it',
          due_on: '2030-01-01',
          priority: 'normal',
          completion: 'one',
        }
        const task = await post('task-management', { ...wanted, assignees: [beyond()] })
        assert.equal(task.status, 422, JSON.stringify(task.body))
        assert.ok(task.body.errors?.assignees)
        const mine = await post('task-management', { ...wanted, assignees: [account] })
        const { id } = mine.body.data as { id: string }
        const comment = { id: crypto.randomUUID(), words: 'Who knows?', mentions: [beyond()] }
        assert.equal((await post(`task-management/${id}/comments`, comment)).status, 204)
        const said = await asOwner((db) =>
          db.many(
            { mentions: 'strings' },
            sql`select mentions from task_event where id = ${comment.id}`,
          ),
        )
        assert.deepEqual(said, [{ mentions: [] }])
        const [open] = await asOwner((db) =>
          db.many(
            { id: 'string' },
            sql`select id from submissions where stage = 'unsigned'
              and id = any(${[...(seen.get('submissions') ?? [])]}::uuid[]) limit 1`,
          ),
        )
        if (open === undefined) return
        const asked = { places: [{ role: 'witness', account: beyond() }] }
        const place = await post(`submissions/${open.id}/places`, asked)
        assert.equal(place.status, 422, JSON.stringify(place.body))
        assert.deepEqual(place.body.errors?.['places.0.account'], ['Person not found.'])
      })
    })
})
