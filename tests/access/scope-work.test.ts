// What is made of rows in reach: counts of reports, what holds a record, whom something is asked of.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from '../../src/kit/db/sql.ts'
import { underNarrowScopes } from './narrow-scopes.ts'

underNarrowScopes(
  'work within a scope',
  ({ server, at, ask, asOwner, scope, seen, outside, beyond }) => {
    test('reports count what is in reach', async () => {
      const [{ inReach, whole } = { inReach: 0, whole: 0 }] = await asOwner((db) =>
        db.many(
          { inReach: 'number', whole: 'number' },
          sql`
        select count(*) filter (where id = any(${[...(seen.get('submissions') ?? [])]}::uuid[])) as "inReach",
          count(*) as whole
        from submissions where company_id = ${at.company} and archived_at is null and stage <> 'void'`,
        ),
      )
      assert.ok(inReach < whole)
      const people = new Set(outside.get('staff'))
      for (const by of ['form', 'person', 'project']) {
        const { body } = await ask(
          `/dashboard/forms-submitted?by=${by}&start=2000-01-01&end=2100-01-01`,
        )
        const { total, rows } = body.data as {
          total: number
          rows: { id: string | null; submissions: number }[]
        }
        assert.equal(total, inReach, by)
        const counted = rows.map(({ submissions }) => submissions)
        assert.equal(
          counted.reduce((sum, one) => sum + one, 0),
          inReach,
          by,
        )
        if (scope === 'own' && by === 'person')
          assert.deepEqual(
            rows.filter(({ id }) => id !== null && people.has(id)),
            [],
          )
      }
    })

    test('what points at a record from out of reach holds it, and is not named', async () => {
      const within = [...(seen.get('deficiencies') ?? [])][0]
      const [without] = outside.get('deficiencies') ?? []
      assert.ok(within && without)
      const form = crypto.randomUUID()
      await asOwner(async (db) => {
        await db.run(sql`
        insert into forms (company_id, id, title, category, kind, signature_policy, retention, archived_at)
        select company_id, ${form}, 'Not used', category, kind, signature_policy, retention, now()
        from forms where company_id = ${at.company} limit 1`)
        await db.run(sql`update deficiencies set form = ${form}
        where company_id = ${at.company} and id in (${within}, ${without})`)
      })
      const remove = () => server.ask('DELETE', `/api/dashboard/forms/${form}`, { token: at.token })
      const both = await remove()
      assert.equal(both.status, 409, JSON.stringify(both.body))
      const [pointing, ...others] = both.body.referred_by as {
        register: string
        count: number
        rows: { id: string }[]
      }[]
      assert.deepEqual(others, [])
      assert.equal(pointing?.count, 1)
      assert.deepEqual(
        pointing.rows.map(({ id }) => id),
        [within],
      )
      await asOwner((db) =>
        db.run(
          sql`update deficiencies set form = null where company_id = ${at.company} and id = ${within}`,
        ),
      )
      const alone = await remove()
      assert.equal(alone.status, 409)
      assert.equal(alone.body.referred_by, undefined)
    })

    test('nobody out of reach is asked to do something', async () => {
      const post = (path: string, body: object) =>
        server.ask('POST', `/api/dashboard/${path}`, { token: at.token, body })
      const wanted = {
        title: 'Look at it',
        due_on: '2030-01-01',
        priority: 'normal',
        completion: 'one',
      }
      const task = await post('task-management', { ...wanted, assignees: [beyond()] })
      assert.equal(task.status, 422, JSON.stringify(task.body))
      assert.ok(task.body.errors?.assignees)
      const mine = await post('task-management', { ...wanted, assignees: [at.account] })
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
      const { forms, places } = (await ask('/dashboard/project-plans/choices')).body.data as {
        forms: { id: string; why: string | null }[]
        places: { id: string; why?: string }[]
      }
      const form = forms.find(({ why }) => why === null)
      const there = places.find(({ why }) => !why)
      assert.ok(scope === 'own' || there)
      if (there !== undefined) {
        const plan = await post('project-plans/preview', {
          ...{ form: form?.id, places: [there.id], due_time: '16:00', asked: beyond() },
          ...{ frequency: 'daily', weekdays: [1] },
        })
        assert.equal(plan.status, 422, JSON.stringify(plan.body))
        assert.ok(plan.body.errors?.asked)
      }
      const [open] = await asOwner((db) =>
        db.many(
          { id: 'string', hash: 'string' },
          sql`select s.id, r.hash from submissions s join submission_revision r
            on r.company_id = s.company_id and r.submission = s.id and r.n = s.revision
          where s.stage = 'unsigned' and s.id = any(${[...(seen.get('submissions') ?? [])]}::uuid[]) limit 1`,
        ),
      )
      assert.ok(scope === 'own' || open)
      if (open === undefined) return
      const asked = { places: [{ role: 'witness', account: beyond() }] }
      const place = await post(`submissions/${open.id}/places`, asked)
      assert.equal(place.status, 422, JSON.stringify(place.body))
      assert.deepEqual(place.body.errors?.['places.0.account'], ['Person not found.'])
      await asOwner((db) =>
        db.run(sql`
          update forms f set signature_policy = 'all_attendees' from submissions s
          where s.id = ${open.id} and f.company_id = s.company_id and f.id = s.form`),
      )
      const signed = await post(`submissions/${open.id}/signatures/pin`, {
        ...{ id: crypto.randomUUID(), place: crypto.randomUUID(), account: beyond() },
        ...{ pin: '402917', newcomer: true, document_hash: open.hash },
        ...{ statement_lang: 'en', signed_at: new Date().toISOString() },
      })
      assert.equal(signed.body.code, 'signature/person', JSON.stringify(signed.body))
    })
  },
)
