// Who must take an orientation, again and for the first time; what a group signs on one device.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { sql } from '../../../kit/db/sql.ts'
import { newId } from '../../../kit/ids.ts'
import { asCompanyOf } from '../testing/as-company.ts'
import { declaration, drawn, givingOrientations } from '../testing/giving-orientations.ts'
import { assignDue, remindOfEnds } from './assign.store.ts'

const server = withServer()
const { as, publish, aDocument, aPerson, assigned, phone, link } = givingOrientations(server)
const inCompany = asCompanyOf(server)
/** Of one package: the company's own may be assigned to the person too, a moment after they came. */
const recordsOf = (person: string, wanted: string) =>
  inCompany((db) =>
    db.many<{ id: string; edition: number | null; due: boolean }>(sql`
      select id, edition, due_on is not null as due from orientation_records
      where company_id = current_company() and person = ${person} and package = ${wanted}
      order by created_at, id`),
  )
const worker = { kind: 'employee', starts_on: '2020-01-01' }

describe('assigning orientations', () => {
  test('to people once; what they have, or are about to take, is not assigned again', async () => {
    const wanted = await aDocument('orientation')
    const manager = await as('manager')
    const people = [await aPerson('Ana'), await aPerson('Bo')]
    const give = async (who: string[]) =>
      (
        await manager('POST', 'orientation-assignments', {
          ...{ package: wanted, people: who, project: null, due_on: '2026-03-02' },
        })
      ).data as unknown as { made: string[]; there: number }
    assert.equal((await give(people.slice(0, 1))).made.length, 1)
    const both = await give(people)
    assert.deepEqual([both.made.length, both.there], [1, 1])
    const reader = await as('management')
    assert.equal((await reader('GET', 'orientation-records')).status, 200)
    const body = { package: wanted, people, project: null, due_on: null }
    assert.equal((await reader('POST', 'orientation-assignments', body)).status, 403)
    // The other company has none of it.
    const token = await server.token('manager@southfield.test')
    const [record] = both.made
    const other = await server.ask('GET', `/api/dashboard/orientation-records/${record}`, { token })
    assert.equal(other.status, 404)
    const taken = await server.ask('GET', `/api/dashboard/orientation-records/${record}/taken`, {
      token,
    })
    assert.equal(taken.status, 404)
  })

  test('a version that must be signed again is assigned anew; a correction and who has left are not', async () => {
    const wanted = await aDocument('orientation')
    const stays = await aPerson('Cy', worker)
    const left = await aPerson('Di', { ...worker, ends_on: '2021-01-01' })
    for (const person of [stays, left])
      assert.equal(
        (await phone(await link(await assigned(wanted, person))).finish()).data.state,
        'approved',
      )
    const manager = await as('manager')
    const change = async (sign_again: boolean) => {
      const { version } = (await manager('GET', `orientation/${wanted}`)).data
      const content = [declaration(`I will work by ${Math.random()}.`)]
      await manager('PATCH', `orientation/${wanted}`, { version, content })
      await publish('orientation', wanted, { sign_again })
      await inCompany(assignDue)
    }
    await change(false)
    assert.equal((await recordsOf(stays, wanted)).length, 1)
    await change(true)
    await inCompany(assignDue)
    const [first, second, ...more] = await recordsOf(stays, wanted)
    assert.deepEqual(
      [first?.edition, second?.edition, second?.due, more.length],
      [1, null, true, 0],
    )
    assert.equal((await recordsOf(left, wanted)).length, 1)
  })

  test('an orientation that has expired is assigned anew, and its end is told before', async () => {
    const wanted = await aDocument('orientation', { valid_for: 'months', valid_months: 1 })
    const person = await aPerson('Ed', worker)
    const record = await assigned(wanted, person)
    await phone(await link(record)).finish()
    const endsIn = (days: number) =>
      inCompany((db) =>
        db.run(sql`
          update orientation_records set expires_on = company_today() + ${days}::integer where id = ${record}`),
      )
    const state = async () =>
      (await (await as('manager'))('GET', `orientation-records/${record}`)).data.state
    await endsIn(0)
    await inCompany(assignDue)
    assert.deepEqual([await state(), (await recordsOf(person, wanted)).length], ['approved', 1])
    await endsIn(-1)
    await inCompany(assignDue)
    assert.deepEqual([await state(), (await recordsOf(person, wanted)).length], ['expired', 2])

    const user = await as('user')
    const begin = await user('POST', `documents/${wanted}/orientation`)
    const own = begin.data.id
    const asked = (await user('GET', `orientations-to-take/${own}`)).data as unknown as {
      package: { hash: string; content: { id: string }[] }
    }
    await user('POST', `orientations-to-take/${own}`, {
      ...{
        hash: asked.package.hash,
        documents: [],
        started_at: '2026-03-02T12:00:00Z',
        seconds: 60,
      },
      ...{
        declared: asked.package.content.map(({ id }) => id),
        given: drawn,
        statement_lang: 'en',
      },
    })
    const told = async (days: number) => {
      await inCompany(async (db) => {
        await db.run(sql`
          update orientation_records set expires_on = company_today() + ${days}::integer where id = ${own}`)
        await remindOfEnds(db)
        await remindOfEnds(db)
      })
      const notices = await inCompany((db) =>
        db.many<{ event: string }>(
          sql`select event from notice where kind = 'orientation-ends' and record = ${own} order by id`,
        ),
      )
      return notices.map(({ event }) => event.split(' ')[1])
    }
    assert.deepEqual(await told(31), [])
    assert.deepEqual(await told(30), ['30'])
    assert.deepEqual(await told(8), ['30'])
    assert.deepEqual(await told(7), ['30', '7'])
  })

  test('a group signs on one device: a record for each, with who gave it; cards are sent afterwards', async () => {
    const card = { id: newId(), name: 'Working at heights' }
    const wanted = await aDocument('orientation', { given_by: ['group'], evidence: [card] })
    const manager = await as('manager')
    const person = await aPerson('Flo')
    const waits = await assigned(wanted, person)
    const read = (await manager('GET', `orientation-packages/${wanted}`)).data as unknown as {
      package: { hash: string }
    }
    const one = { given: drawn, statement_lang: 'en', company: null }
    const body = {
      ...{ package: wanted, hash: read.package.hash, documents: [], project: null, minutes: 25 },
      ...{ started_at: '2026-03-02T12:00:00Z', given: drawn, statement_lang: 'en' },
      attendances: [
        { ...one, person, name: 'Flo Diaz' },
        { ...one, person: null, name: 'Gus Roy', company: 'Acme' },
      ],
    }
    const session = `orientation-sessions/${newId()}`
    assert.equal(
      (await manager('PUT', session, { ...body, hash: 'another' })).code,
      'signature/stale',
    )
    const made = (await manager('PUT', session, body)).data as unknown as { records: string[] }
    assert.equal(made.records[0], waits)
    const again = (await manager('PUT', session, body)).data as unknown as { records: string[] }
    assert.deepEqual(again.records.toSorted(), made.records.toSorted())
    const row = (await manager('GET', `orientation-records/${waits}`)).data
    assert.deepEqual(
      [row.state, (row.instructor as { name: string }).name],
      ['in_progress', 'Maya Okafor'],
    )
    const visitor = (await manager('GET', `orientation-records/${made.records[1]}`)).data
    assert.equal(visitor.name, 'Gus Roy · Acme')
    const { show, ask } = phone(await link(waits))
    await show(card.id)
    assert.equal((await ask('GET', '')).data.state, 'awaiting_review')
  })

  test('a project says who is on its list today without a valid orientation', async () => {
    const manager = await as('manager')
    const [project] = await inCompany((db) =>
      db.many<{ id: string; people: number }>(sql`
        select project as id, count(distinct person)::integer as people from workplace_workers
        where company_id = current_company() and project is not null
          and company_today() between from_on and coalesce(to_on, 'infinity')
        group by 1 order by 2 desc, 1 limit 1`),
    )
    type Line = { person: string; state: string | null; record: string | null }
    const list = async () =>
      (await manager('GET', `projects/${project?.id}/orientations`)).data as unknown as Line[]
    const before = await list()
    assert.equal(before.length, project?.people)
    const valid = before.find(({ state }) => state === 'approved')
    assert.ok(valid)
    await manager('PUT', `orientation-records/${valid.record}/revocation`, {
      reason: 'Forged card.',
    })
    const after = (await list()).find(({ person }) => person === valid.person)
    assert.notEqual(after?.state, 'approved')
  })
})
