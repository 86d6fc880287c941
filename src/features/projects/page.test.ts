// A project's page: what it needs to be active, what is open when it is completed, and what follows from the
// number of people there.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../tests/api/server.ts'
import { management, manager, stranger, user } from '../../../tests/submissions/sending.ts'
import { addDays, daysFromNow } from '../../kit/day.ts'
import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'
import { dutiesNow, monthsBetween } from './headcount/duties-now.ts'
import { countAll } from './headcount/headcount.job.ts'
import type { WorkplacePage } from './page/page.contract.ts'
import { planning, site } from './testing/planning.ts'

type ToDo = { title: string; notes: string; assignee: string; link: string; done: boolean }

describe('the page of a project', () => {
  const server = withServer()
  const { ask, good, form, body, sent, owner } = planning(server)
  let made = 0
  async function project({
    status,
    ...more
  }: {
    status?: 'active' | 'on_hold'
    [fact: string]: unknown
  } = {}) {
    made += 1
    const given = { name: `Page ${made}`, number: `P-${made}`, start_date: daysFromNow(-1) }
    const { id } = await good<{ id: string }>(manager, 'POST', 'projects', { ...given, ...more })
    if (status) await owner(sql`update projects set status = ${status} where id = ${id}`)
    return id
  }
  const read = (id: string, by = manager) => good<WorkplacePage>(by, 'GET', `projects/${id}/page`)
  const wrong = (answer: { status: number; body: { errors?: object } }) => [
    answer.status,
    Object.keys(answer.body.errors ?? {}),
  ]
  const people = async () =>
    (await good<{ data: { id: string; name: string }[] }>(manager, 'GET', 'users')).data
  const plan = (id: string) =>
    owner(sql`
      update projects set emergency_plan = (select f.id from file f
        where f.company_id = projects.company_id limit 1) where id = ${id}`)
  const toDos = (id: string) =>
    server.database.database.transaction('owner', (db) =>
      db.many<ToDo>(sql`
        select title, notes, assignee, link, completed_at is not null as done from to_dos
        where link like ${`%/projects/record/${id}%`} order by title, assignee`),
    )
  const waiting = async (id: string) => [
    ...new Set((await toDos(id)).filter(({ done }) => !done).map(({ title }) => title)),
  ]

  test('is active once it has a supervisor, an emergency plan and a hospital, and names what it lacks', async () => {
    const born = { name: 'Born', number: 'P-0', start_date: daysFromNow(-1), status: 'active' }
    assert.deepEqual(wrong(await ask(manager, 'POST', 'projects', born)), [422, ['status']])
    const id = await project({ hospital_name: 'General' })
    assert.deepEqual((await read(id)).missing, ['supervisor', 'emergency_plan'])
    assert.deepEqual(wrong(await ask(manager, 'PUT', `projects/${id}/activation`)), [422, ['']])
    const edit = async (change: object) => {
      const { version } = await good<{ version: number }>(manager, 'GET', `projects/${id}`)
      return ask(manager, 'PATCH', `projects/${id}`, { version, ...change })
    }
    assert.deepEqual(wrong(await edit({ status: 'active' })), [422, ['status']])
    const [one] = await people()
    assert.equal((await edit({ supervisor: one?.id })).status, 200)
    await plan(id)
    assert.deepEqual((await read(id)).missing, [])
    assert.equal((await ask(manager, 'PUT', `projects/${id}/activation`)).status, 204)
    assert.equal((await read(id)).status, 'active')
    assert.deepEqual(wrong(await ask(manager, 'PUT', `projects/${id}/activation`)), [422, ['']])
  })

  test('names whom to call in an emergency wherever it is, to those who may see it', async () => {
    const { emergency_contacts: called } = await read(await project())
    const names = called?.map(({ name }) => name) ?? []
    assert.equal(names[0], 'Emergency services')
    assert.ok(names.includes('Ontario Poison Centre'))
    // The first-aid station of the yard is only for the yard.
    assert.ok(!names.includes('Yard first-aid station'))
  })

  test('goes on after a hold as it began: by its form and on its page it must have what it needs', async () => {
    const id = await project({ status: 'on_hold', hospital_name: 'General' })
    const edit = async (change: object) => {
      const { version } = await good<{ version: number }>(manager, 'GET', `projects/${id}`)
      return ask(manager, 'PATCH', `projects/${id}`, { version, ...change })
    }
    assert.deepEqual(wrong(await edit({ status: 'active' })), [422, ['status']])
    const activate = () => ask(manager, 'PUT', `projects/${id}/activation`)
    assert.deepEqual(wrong(await activate()), [422, ['']])
    const [one] = await people()
    assert.equal((await edit({ supervisor: one?.id })).status, 200)
    await plan(id)
    assert.equal((await activate()).status, 204)
    assert.equal((await edit({ status: 'on_hold' })).status, 200)
    assert.equal((await edit({ status: 'active' })).status, 200)
  })

  test('completion lists what is open and asks for the reason, wherever it is completed', async () => {
    const id = await project({ status: 'active' })
    const of = await form(site, { signature_policy: 'submitter' })
    await sent(user, body(of, { site: id }))
    assert.deepEqual((await read(id)).open, { deficiencies: 0, unsigned: 1, assets: 0 })
    const complete = (given: object) => ask(manager, 'PUT', `projects/${id}/completion`, given)
    assert.deepEqual(wrong(await complete({})), [422, ['reason']])
    assert.equal((await ask(manager, 'PUT', `projects/${id}/complete`)).status, 422)
    const { version } = await good<{ version: number }>(manager, 'GET', `projects/${id}`)
    const edited = await ask(manager, 'PATCH', `projects/${id}`, { version, status: 'completed' })
    assert.deepEqual(wrong(edited), [422, ['status']])
    assert.equal((await complete({ reason: 'Signed on paper' })).status, 204)
    assert.equal((await read(id)).status, 'completed')
    const free = await project({ status: 'active' })
    assert.equal((await ask(manager, 'PUT', `projects/${free}/complete`)).status, 200)
  })

  test('at 20 workers on a job of four months a committee and a defibrillator are asked for that day, at 19 a representative alone', async () => {
    const [first, second] = await people()
    const id = await project({
      status: 'active',
      supervisor: first?.id,
      hs_lead: second?.id,
      planned_end: daysFromNow(130),
    })
    const enter = async (workers: number) =>
      assert.equal((await ask(user, 'PUT', `projects/${id}/headcount`, { workers })).status, 204)
    await enter(20)
    assert.deepEqual(await waiting(id), [
      `P-${made} – Page ${made}: Establish a joint health and safety committee`,
      `P-${made} – Page ${made}: Provide a defibrillator on site`,
    ])
    const opened = await toDos(id)
    assert.deepEqual(
      new Set(opened.map(({ assignee }) => assignee)),
      new Set([first?.id, second?.id]),
    )
    assert.match(opened[0]?.notes ?? '', /20 workers.*OHSA.*2 members/)
    await enter(20)
    assert.equal((await toDos(id)).length, opened.length)
    await enter(19)
    assert.deepEqual(await waiting(id), [
      `P-${made} – Page ${made}: Have the workers choose a health and safety representative`,
    ])
    const closed = (await toDos(id)).filter(({ done }) => done)
    assert.equal(closed.length, 4)
    assert.ok(closed.every(({ notes }) => /Closed on .*19 workers/.test(notes)))
    assert.ok((await read(id)).duties.some(({ duty }) => duty === 'hsr'))
    await enter(0)
    assert.deepEqual(await waiting(id), [])
  })

  test('people on the list are counted when it changes and each morning; what is entered stands', async () => {
    const id = await project({ status: 'active' })
    const ids = (await people()).slice(0, 6).map((one) => one.id)
    await good(manager, 'POST', `projects/${id}/workers`, { ids })
    const now = async () => (await read(id)).headcounts.map(({ workers }) => workers)
    assert.deepEqual(await now(), [6])
    assert.equal((await waiting(id)).length, 1)
    await owner(sql`
      update workplace_workers set from_on = from_on - 3, to_on = from_on - 1
      where project = ${id} and person = ${ids[0] ?? ''}`)
    await server.database.database.transaction('owner', async (db: Db) => {
      await db.run(sql`
        select set_config('app.company_id', id::text, true) from company where slug = 'northgate'`)
      await db.as('app', () => countAll(db, server.address))
    })
    assert.deepEqual(await now(), [5])
    assert.deepEqual(await waiting(id), [])
    await good(user, 'PUT', `projects/${id}/headcount`, { workers: 12 })
    const rows = await good<{ entries: { id: string }[] }>(manager, 'GET', `projects/${id}/workers`)
    await good(manager, 'DELETE', `projects/${id}/workers/${rows.entries[0]?.id}`)
    assert.deepEqual(await now(), [12])
  })

  test('grants, companies and days', async () => {
    const id = await project({ status: 'active' })
    const put = (by: string, given: object) => ask(by, 'PUT', `projects/${id}/headcount`, given)
    assert.equal((await put(management, { workers: 1 })).status, 403)
    assert.equal((await put(stranger, { workers: 1 })).status, 404)
    const { today } = await read(id, management)
    assert.deepEqual(wrong(await put(user, { workers: 1, day: addDays(today, 1) })), [422, ['day']])
    assert.deepEqual(wrong(await put(user, { workers: 1, day: addDays(today, -15) })), [
      422,
      ['day'],
    ])
    assert.deepEqual(wrong(await put(user, { workers: -1 })), [422, ['workers']])
    assert.equal((await ask(stranger, 'GET', `projects/${id}/page`)).status, 404)
    assert.equal((await ask(user, 'PUT', `projects/${id}/completion`, {})).status, 403)
  })
})

test('months are whole ones, and other provinces have other laws', () => {
  assert.equal(monthsBetween('2026-01-31', '2026-03-30'), 1)
  assert.equal(monthsBetween('2026-01-30', '2026-03-30'), 2)
  assert.equal(monthsBetween('2025-11-01', '2026-02-01'), 3)
  assert.equal(monthsBetween('2026-01-01', null), null)
  const counts = [{ day: '2026-03-02', workers: 25 }]
  const at = (ontario: boolean) =>
    dutiesNow({ ontario, start_date: '2026-03-02', planned_end: null }, counts).length
  assert.deepEqual([at(true) > 0, at(false)], [true, 0])
})
