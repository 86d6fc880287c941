import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withServer } from '../../../tests/api/server.ts'
import { untilBlocked } from '../../../tests/until.ts'
import { daysFromNow as day } from '../../kit/day.ts'
import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'
import { silentLog } from '../../kit/log/log.server.ts'
import type { CoveredPlace } from './coverage/coverage.contract.ts'
import { archiveEnded } from './end-of-term.job.ts'

const server = withServer()
type Row = Record<string, unknown> & { id: string; version: number }

const as = async (email: string) => {
  const token = await server.token(`${email}@northgate.test`)
  return async (method: string, path: string, body?: unknown) => {
    const answer = await server.ask(method, `/api/dashboard/${path}`, { token, body })
    const refused = Object.keys(answer.body.errors ?? {})
    return { ...answer, refused, row: answer.body.data as Row }
  }
}

async function choice(register: string, field: string, search: string): Promise<string> {
  const ask = await as('manager')
  const { body } = await ask(
    'GET',
    `${register}/choices/${field}?search=${encodeURIComponent(search)}`,
  )
  return (body.data as unknown as { id: string }[])[0]?.id ?? ''
}

/** An appointment of Jean Gagnon, whom the demo gives none, at the yard's gate. */
const appointment = async (more: object = {}) => ({
  person: await choice('jhsc', 'person', 'Jean Gagnon'),
  location: await choice('jhsc', 'location', 'Yard gate'),
  starts_on: day(-100),
  ...more,
})
const seat = { represents: 'worker', selected_by: 'workers' }
const holding = { certificate_level: 'standard' }

const already = 'This person holds this office here at that time already.'

const placesBy = async () => {
  const ask = await as('manager')
  const { body } = await ask('GET', 'appointments/places')
  return new Map(
    (body.data as unknown as CoveredPlace[]).map((place) => [place.location.name, place]),
  )
}

test('nobody holds one office twice at the same place and time', async () => {
  const ask = await as('manager')
  const first = await ask('POST', 'jhsc', await appointment({ ...seat, ends_on: day(-50) }))
  assert.equal(first.status, 201)
  const touching = await ask('POST', 'jhsc', await appointment({ ...seat, starts_on: day(-50) }))
  assert.deepEqual([touching.status, touching.body.errors], [422, { person: [already] }])
  const other = { ...seat, starts_on: day(-50), shift: 'night' }
  assert.equal((await ask('POST', 'jhsc', await appointment(other))).status, 422)

  const later = await ask('POST', 'jhsc', await appointment({ ...seat, starts_on: day(-49) }))
  assert.equal(later.status, 201)
  const longer = await ask('PATCH', `jhsc/${first.row.id}`, { version: 1, ends_on: day(-20) })
  assert.deepEqual(longer.refused, ['person'])
  // Another office is another matter.
  const rep = await appointment({ selected_by: 'workers' })
  assert.equal((await ask('POST', 'hs-reps', rep)).status, 201)
})

test('a first aider may serve two shifts of one place', async () => {
  const ask = await as('manager')
  const made = await ask('POST', 'first-aiders', await appointment({ ...holding, shift: 'day' }))
  assert.equal(made.status, 201)
  const night = await appointment({ ...holding, shift: 'night' })
  assert.equal((await ask('POST', 'first-aiders', night)).status, 201)
  assert.deepEqual((await ask('POST', 'first-aiders', night)).refused, ['person'])
})

test('of two at once, the later is refused with words', async () => {
  const ask = await as('manager')
  const body = await appointment({ ...holding, shift: 'afternoon' })
  let later: ReturnType<typeof ask> | undefined
  await server.database.database.transaction('owner', async (db) => {
    // Another is being written and nobody can see it yet.
    await db.run(sql`
      insert into first_aiders
        (company_id, person, location, name, shift, starts_on, certificate_level)
      select company_id, id, ${body.location}, 'Jean', 'afternoon', ${body.starts_on}, 'standard'
      from account where id = ${body.person}`)
    later = ask('POST', 'first-aiders', body)
    await untilBlocked(db)
  })
  const { status, refused } = (await later) ?? {}
  assert.deepEqual([status, refused], [422, ['person']])
})

test('an appointment does not end before it begins', async () => {
  const ask = await as('manager')
  const body = await appointment({ ...seat, starts_on: day(300), ends_on: day(299) })
  assert.deepEqual((await ask('POST', 'jhsc', body)).refused, ['ends_on'])
})

test('archiving ends an appointment, restoring takes that back, and neither makes two', async () => {
  const ask = await as('manager')
  const location = await choice('jhsc', 'location', 'Fuel cage')
  const made = await ask('POST', 'jhsc', await appointment({ ...seat, location }))
  const path = `jhsc/${made.row.id}`
  const ended = await ask('PUT', `${path}/archive`, {})
  const today = (
    await server.database.database.transaction('owner', (db) =>
      db.maybe<{ day: string }>(sql`select (now() at time zone 'America/Toronto')::date as day`),
    )
  )?.day
  assert.equal(ended.row.ends_on, today)
  const restored = await ask('DELETE', `${path}/archive`)
  assert.deepEqual([restored.row.ends_on, restored.row.standing], [null, 'current'])

  await ask('PUT', `${path}/archive`, {})
  const instead = await ask('POST', 'jhsc', await appointment({ ...seat, location }))
  assert.equal(instead.status, 201)
  const back = await ask('DELETE', `${path}/archive`)
  assert.deepEqual([back.status, back.body.errors], [422, { '': [already] }])
})

test('an end of its own outlives the archive', async () => {
  const ask = await as('manager')
  const location = await choice('jhsc', 'location', 'Chemical store')
  const term = { ...seat, location, ends_on: day(-10) }
  const made = await ask('POST', 'jhsc', await appointment(term))
  assert.equal(made.row.standing, 'ended')
  await ask('PUT', `jhsc/${made.row.id}/archive`, {})
  const restored = await ask('DELETE', `jhsc/${made.row.id}/archive`)
  assert.equal(restored.row.ends_on, day(-10))
})

test('an appointment leaves the list on the day after its last', async () => {
  const ask = await as('manager')
  const location = await choice('jhsc', 'location', 'Head office')
  const made = await ask('POST', 'jhsc', await appointment({ ...seat, location, ends_on: day(10) }))
  const asOwner = <T>(work: (db: Db) => Promise<T>) =>
    server.database.database.transaction('owner', work)
  const company = await asOwner((db) =>
    db.maybe<{ id: string }>(sql`select id from company where slug = 'northgate'`),
  )
  const waiting = await asOwner((db) =>
    db.many<{ day: string }>(sql`
      select (run_at at time zone 'America/Toronto')::date as day from graphile_worker.jobs
      where key like ${`end-of-term % jhsc ${made.row.id}`}`),
  )
  assert.deepEqual(waiting, [{ day: day(11) }])

  const { database } = server.database
  const told = { id: made.row.id, company_id: company?.id, actor_id: null, actor_name: null }
  const run = () =>
    archiveEnded.run(
      { ...told, request_id: null, payload: { register: 'jhsc', id: made.row.id } },
      { database, log: silentLog, last: true },
    )
  await run()
  assert.equal((await ask('GET', `jhsc/${made.row.id}`)).row.archived_at, null)
  // The day has come.
  await ask('PATCH', `jhsc/${made.row.id}`, { version: 1, ends_on: day(-1) })
  await run()
  const { row } = await ask('GET', `jhsc/${made.row.id}`)
  assert.deepEqual([row.archived_reason, row.ends_on], ['The term is over.', day(-1)])
})

test('a list goes by the name that the person has now', async () => {
  const ask = await as('manager')
  await server.database.database.transaction('owner', (db) =>
    db.run(sql`update account set last_name = 'Gagnon-Roy' where last_name = 'Gagnon'`),
  )
  const { body } = await ask('GET', 'hs-reps?search=gagnon-roy')
  assert.equal((body.data as unknown as { total: number }).total, 1)
  await server.database.database.transaction('owner', (db) =>
    db.run(sql`update account set last_name = 'Gagnon' where last_name = 'Gagnon-Roy'`),
  )
})

test('a refresher is due three years after the last certification or refresher', async () => {
  const ask = await as('manager')
  const location = await choice('jhsc', 'location', 'Boardroom')
  const body = await appointment({ ...seat, location, certified_part2_on: '2024-02-29' })
  const { row } = await ask('POST', 'jhsc', body)
  assert.equal(row.refresher_due, '2027-02-28')
  const refreshed = { version: 1, refreshed_on: '2025-05-01' }
  assert.equal((await ask('PATCH', `jhsc/${row.id}`, refreshed)).row.refresher_due, '2028-05-01')
})

test('a certificate is told as valid, expiring, expired or unknown', async () => {
  const ask = await as('manager')
  const location = await choice('first-aiders', 'location', 'Service van 7')
  const { row } = await ask('POST', 'first-aiders', await appointment({ ...holding, location }))
  const states = [row.certificate_state]
  for (const [n, days] of [90, 30, -3].entries()) {
    const change = { version: n + 1, certificate_expires_on: day(days) }
    states.push((await ask('PATCH', `first-aiders/${row.id}`, change)).row.certificate_state)
  }
  assert.deepEqual(states, ['unknown', 'valid', 'expiring', 'expired'])
})

test('each place tells what it has and what it lacks', async () => {
  const places = await placesBy()
  const tower = places.get('Harbour Point tower')
  assert.equal(tower?.employed, 64)
  assert.deepEqual(tower?.committee, {
    needed: true,
    minimum: 4,
    workers: 4,
    management: 2,
    faults: [],
  })
  // Somebody on level 1 serves the tower; an Emergency certificate is not enough for 18.
  const [dayShift, afternoon] = tower?.shifts ?? []
  assert.deepEqual([dayShift?.holding, dayShift?.expiring, dayShift?.covered], [2, 1, true])
  assert.deepEqual([afternoon?.first_aiders, afternoon?.holding, afternoon?.covered], [1, 0, false])
  assert.ok(places.get('Main yard')?.committee.faults.includes('too_few'))
  assert.equal(places.get('Station Road school')?.shifts[0]?.covered, false)
  assert.deepEqual(places.get('Station Road school')?.representation, { needed: true, there: 1 })
})

test('who has left office counts no more', async () => {
  const ask = await as('manager')
  const { body } = await ask('GET', 'jhsc?search=Marcus')
  const [marcus] = (body.data as unknown as { data: Row[] }).data
  await ask('PATCH', `jhsc/${marcus?.id}`, { version: 1, ends_on: day(-5) })
  assert.equal((await placesBy()).get('Harbour Point tower')?.committee.management, 1)
})

test('a head count is set, changed and taken back by who may edit', async () => {
  const ask = await as('manager')
  const location = await choice('jhsc', 'location', 'Service van 9')
  const count = (workers: number | null) => ({ location, shift: 'day', workers })
  const told = async () => (await placesBy()).get('Service van 9')?.shifts[0]
  for (const workers of [4, 7]) {
    assert.equal((await ask('PUT', 'appointments/head-counts', count(workers))).status, 204)
    assert.equal((await told())?.wants, workers === 4 ? 'emergency' : 'standard')
  }
  await ask('PUT', 'appointments/head-counts', count(null))
  assert.equal(await told(), undefined)

  const foreman = await as('user')
  assert.equal((await foreman('PUT', 'appointments/head-counts', count(3))).status, 403)
  const southfield = await server.ask('PUT', '/api/dashboard/appointments/head-counts', {
    token: await server.token('manager@southfield.test'),
    body: count(3),
  })
  assert.equal(southfield.status, 404)
})
