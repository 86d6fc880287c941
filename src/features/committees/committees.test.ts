// What a committee does: by the calls of the product, on a real server.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../tests/api/server.ts'
import { management, manager, sending, stranger, user } from '../../../tests/submissions/sending.ts'
import { addDays, dayAt } from '../../kit/day.ts'
import { sql } from '../../kit/db/sql.ts'
import type { CommitteeDuties } from './duties/committee-duties.contract.ts'

type Row = Record<string, unknown> & { id: string; version: number }

describe('committees', () => {
  const server = withServer()
  const { ask, good } = sending(server)
  const today = () => dayAt(new Date(), 'America/Toronto')
  const owner = <T extends object>(statement: ReturnType<typeof sql>) =>
    server.database.database.transaction('owner', (db) => db.many<T>(statement))
  const personOf = async (email: string) =>
    (
      await owner<{ id: string }>(sql`
        select a.id from account a join login l on l.id = a.login_id
        where l.email = ${email} and a.kind = 'staff'`)
    )[0]?.id ?? ''
  let turn = 0

  /** A committee of a new place: the manager sits for the workers, the user for management, both as co-chairs. */
  async function committee() {
    turn += 1
    const { id: location } = await good<Row>(manager, 'POST', 'locations', {
      ...{ name: `Yard ${turn}`, kind: 'yard' },
    })
    const seat = async (email: string, represents: string) =>
      good<Row>(manager, 'POST', 'jhsc', {
        ...{ person: await personOf(email), location, represents, co_chair: true },
        ...{ selected_by: represents === 'worker' ? 'workers' : 'employer' },
        starts_on: addDays(today(), -200),
      })
    await seat(manager, 'worker')
    await seat(user, 'management')
    const { id } = await good<Row>(manager, 'POST', 'jhsc-committees', {
      ...{ name: `Committee ${turn}`, location, meets_every: 1 },
    })
    return { id, location }
  }
  const read = (name: string, id: string) => good<Row>(manager, 'GET', `${name}/${id}`)
  async function change(name: string, id: string, more: object) {
    const { version } = await read(name, id)
    return ask(manager, 'PATCH', `${name}/${id}`, { version, ...more })
  }
  const approve = async (email: string, id: string) =>
    (await ask(email, 'PUT', `jhsc-meetings/${id}/approval`)).status

  test('minutes are approved by both co-chairs, then posted, and no longer changed', async () => {
    const { id: of } = await committee()
    const held = { committee: of, name: 'May', held_on: addDays(today(), -1) }
    const { id } = await good<Row>(manager, 'POST', 'jhsc-meetings', held)
    assert.equal(await approve(user, id), 409, 'there are no minutes')
    await change('jhsc-meetings', id, { minutes: 'Guardrails.' })
    assert.equal(await approve(management, id), 409, 'no co-chair')
    assert.equal(await approve(stranger, id), 404)
    assert.equal(await approve(user, id), 204)
    const early = await change('jhsc-meetings', id, { posted_on: today() })
    assert.deepEqual(Object.keys(early.body.errors ?? {}), ['posted_on'])

    await change('jhsc-meetings', id, { minutes: 'Guardrails and toe boards.' })
    const rewritten = await read('jhsc-meetings', id)
    assert.equal(rewritten.management_approved_by, null, 'what was approved was rewritten')
    assert.deepEqual([await approve(user, id), await approve(manager, id)], [204, 204])
    assert.equal((await read('jhsc-meetings', id)).state, 'approved')
    assert.equal((await change('jhsc-meetings', id, { minutes: 'Nothing.' })).status, 422)
    assert.equal((await change('jhsc-meetings', id, { posted_on: today() })).status, 200)
    assert.equal((await read('jhsc-meetings', id)).state, 'posted')
  })

  test('a quorum is half of the members with both sides, or what the terms say', async () => {
    const { id: of } = await committee()
    const meeting = async (present: string[]) =>
      good<Row>(manager, 'POST', 'jhsc-meetings', {
        ...{ committee: of, name: 'June', held_on: addDays(today(), -1) },
        present: await Promise.all(present.map(personOf)),
      })
    assert.equal((await meeting([])).quorum, null)
    assert.equal((await meeting([manager])).quorum, 'missed', 'one side alone')
    const both = await meeting([manager, user])
    assert.equal(both.quorum, 'met')
    await change('jhsc-committees', of, { quorum: 3 })
    assert.equal((await read('jhsc-meetings', both.id)).quorum, 'missed')
  })

  test('a worker member inspects; what nobody inspected is said', async () => {
    const { id: of, location } = await committee()
    const area = async (name: string) =>
      (await good<Row>(manager, 'POST', 'locations', { name, kind: 'zone', parent: location })).id
    const [shed, dock] = [await area('Shed'), await area('Dock')]
    const plan = async (email: string) =>
      ask(manager, 'POST', 'jhsc-inspections', {
        ...{ committee: of, planned_on: today(), done_on: today(), areas: [shed] },
        inspector: await personOf(email),
      })
    assert.equal((await plan(user)).status, 422, 'they sit for management')
    assert.equal((await plan(manager)).status, 201)
    const duties = await good<CommitteeDuties>(
      ...([manager, 'GET', `jhsc-committees/${of}/duties`] as const),
    )
    assert.deepEqual(duties.uninspected, [{ id: dock, name: 'Dock' }])
    assert.equal(duties.months.at(-1)?.inspected, true)
    assert.deepEqual(
      duties.co_chairs.map(({ represents }) => represents),
      ['worker', 'management'],
    )
    const unseen = await ask(stranger, 'GET', `jhsc-committees/${of}/duties`)
    assert.equal(unseen.status, 404)
  })

  test('the employer answers a recommendation within twenty-one days, once', async () => {
    const { id: of } = await committee()
    const { id, response_due } = await good<Row>(manager, 'POST', 'jhsc-recommendations', {
      ...{ committee: of, name: 'Heated room', details: 'On level 9.', received_on: '2026-03-02' },
      employer: await personOf(management),
    })
    assert.equal(response_due, '2026-03-23')
    assert.equal((await read('jhsc-recommendations', id)).state, 'overdue')
    const answer = (email: string) =>
      ask(email, 'PUT', `jhsc-recommendations/${id}/answer`, { agrees: true, answer: 'By Friday.' })
    assert.equal((await answer(user)).status, 409, 'somebody else was asked')
    assert.equal((await answer(stranger)).status, 404)
    assert.equal((await answer(management)).status, 204)
    assert.equal((await answer(management)).status, 409)
    const { state, agrees } = await read('jhsc-recommendations', id)
    assert.deepEqual([state, agrees], ['answered', true])
    const told = await owner<{ account: string }>(sql`
      select account from notice where kind = 'recommendation-answered' and record = ${id} order by account`)
    assert.deepEqual(
      told.map(({ account }) => account),
      [await personOf(manager), await personOf(user)].sort(),
    )
  })

  test('a place has one committee, and a member alone makes none', async () => {
    const { location } = await committee()
    const again = { name: 'Again', location, meets_every: 1 }
    assert.equal((await ask(manager, 'POST', 'jhsc-committees', again)).status, 422)
    assert.equal((await ask(user, 'POST', 'jhsc-committees', again)).status, 403)
    const slow = { name: 'Slow', location, meets_every: 4 }
    const refused = await ask(manager, 'POST', 'jhsc-committees', slow)
    assert.ok(refused.body.errors?.meets_every, 'the law asks for a meeting in three months')
  })
})
