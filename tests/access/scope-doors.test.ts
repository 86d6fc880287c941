// Doors that ask in a way of their own: whom one may choose, the search, files, exports. Through each of them a scope
// shows what the database shows it, no more and no less.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extensions } from '../../src/app/registry.server.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { has } from '../../src/register/define.ts'
import { tables, underNarrowScopes } from './narrow-scopes.ts'

underNarrowScopes(
  'doors of a scope',
  ({ server, at, ask, asOwner, ids, scope, seen, outside, beyond }) => {
    test('only who is in reach is offered, listed and chosen', async () => {
      const people = (await ask('/dashboard/people')).body.data as { id: string }[]
      assert.deepEqual(ids(people), seen.get('staff'))
      const offered = [
        '/dashboard/system/fields/1',
        '/dashboard/system/fields/3',
        `/dashboard/roles-template/${at.template}/accounts`,
        '/dashboard/changes/choices?search=a',
        `/dashboard/changes/choices?search=a&person=${beyond()}`,
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
        const { status } = await server.ask(method, `/api/dashboard/${path}`, { token: at.token })
        assert.equal(status, 404, path)
      }
    })

    test('a file is read with its record, and not without it', async () => {
      const files = await asOwner((db) =>
        db.many(
          { id: 'string', subject: 'string', record: 'string' },
          sql`select id, subject, subject_id as record from file where company_id = ${at.company}
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
            where company_id = ${at.company}`,
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
            where company_id = ${at.company} and archived_at is null and completed_at is null
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
  },
)
