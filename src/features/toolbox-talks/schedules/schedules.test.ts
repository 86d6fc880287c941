// What a schedule expects is due on its day, given, missed, or excused with a reason; nothing of it is stored before.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { addDays, weekdayOf } from '../../../kit/day.ts'
import { sql } from '../../../kit/db/sql.ts'
import { newId } from '../../../kit/ids.ts'
import { givingTalks } from '../testing/giving.ts'

const server = withServer()
const { as, aTalk, aProject, given } = givingTalks(server)

type Expected = {
  percent: number | null
  days: { day: string; state: string; delivery: string | null }[]
}[]

const asOwner = <T>(work: Parameters<typeof server.database.database.transaction<T>>[1]) =>
  server.database.database.transaction('owner', work)
const companyDay = async () =>
  (
    await asOwner((db) =>
      db.maybe(
        { day: 'string' },
        sql`select (now() at time zone timezone)::date as day from company where slug = 'northgate'`,
      ),
    )
  )?.day ?? ''

/** For each day, from today unless it is said. */
async function schedule(more: object = {}) {
  const [project, today] = [await aProject(), await companyDay()]
  const manager = await as('manager')
  const { data, errors, status } = await manager('POST', 'toolbox-talk-schedules', {
    project: project.id,
    weekdays: ['1', '2', '3', '4', '5', '6', '7'],
    topics: 'suggested',
    starts_on: today,
    ...more,
  })
  return { project, today, manager, row: data, errors, status }
}

const expectedAt = async (place: string) =>
  (await (await as('manager'))('GET', `expected-talks?place=${place}`)).data as unknown as Expected
const stateOn = async (place: string, day: string) =>
  (await expectedAt(place))[0]?.days.find((one) => one.day === day)?.state

describe('a schedule of talks', () => {
  test('expects one on each of its days, which is given by a talk that was held there', async () => {
    const { project, today, row } = await schedule()
    assert.equal(row.name, project.name)
    assert.equal(await stateOn(project.id, today), 'due')
    assert.equal(await stateOn(project.id, addDays(today, 1)), 'coming')
    const id = newId()
    await (await as('user'))('PUT', `given-talks/${id}`, given(project.id))
    const [{ days, percent } = { days: [], percent: null }] = await expectedAt(project.id)
    assert.deepEqual(
      days.find(({ day }) => day === today),
      { day: today, state: 'received', delivery: id },
    )
    assert.equal(percent, 100)
  })

  test('a day that went by is missed, until it is excused with a reason; a rain day excuses it too', async () => {
    const { project, today, row, manager } = await schedule({ starts_on: '2026-03-02' })
    const [yesterday, before] = [addDays(today, -1), addDays(today, -2)]
    assert.equal(await stateOn(project.id, yesterday), 'missed')
    const excuse = (day: string) =>
      manager('PUT', `toolbox-talk-schedules/${row.id}/excuses/${day}`, {
        reason: 'The concrete came early.',
        lang: 'en',
      })
    assert.equal((await excuse(yesterday)).status, 204)
    assert.equal(await stateOn(project.id, yesterday), 'excused')
    assert.equal((await excuse(yesterday)).code, 'talk/over')
    // What is to come may be excused beforehand.
    assert.equal((await excuse(addDays(today, 1))).status, 204)
    await asOwner((db) =>
      db.run(sql`insert into rain_days (company_id, project, day, kind, part, reason, affects_forms)
        select company_id, id, ${before}, 'rain', 'full', 'Rain', true from projects where id = ${project.id}`),
    )
    assert.equal(await stateOn(project.id, before), 'excused')
  })

  test('waits for who leads there in My work, and no longer once it was given', async () => {
    const { project, manager } = await schedule({})
    const users = (await manager('GET', 'users')).data as unknown as {
      data: { id: string; name: string }[]
    }
    const supervisor = users.data.find(({ name }) => name === 'Luc Tremblay')?.id
    const { data: now } = await manager('GET', `projects/${project.id}`)
    await manager('PATCH', `projects/${project.id}`, { version: now.version, supervisor })
    const foreman = await as('user')
    const token = await server.token('user@northgate.test')
    const waits = async () =>
      JSON.stringify((await server.ask('GET', '/api/dashboard/my-work', { token })).body).includes(
        `hold?project=${project.id}`,
      )
    assert.ok(await waits())
    await foreman('PUT', `given-talks/${newId()}`, given(project.id))
    assert.ok(!(await waits()))
  })

  test('has its talks take turns: the one that the crew has not heard for longest is offered first', async () => {
    const [one, other] = [await aTalk('Turn one'), await aTalk('Turn two')]
    const { project } = await schedule({ topics: 'turns', talks: [one.id, other.id] })
    const foreman = await as('user')
    const first = async () => {
      const offer = (await foreman('GET', `toolbox-talk-offer?kind=project&place=${project.id}`))
        .data as unknown as { talks: { id: string; why: string[] }[] }
      assert.ok(offer.talks[0]?.why.includes('planned'))
      return offer.talks[0]?.id
    }
    assert.equal(await first(), one.id)
    await foreman('PUT', `given-talks/${newId()}`, given(project.id, { talk: one.id }))
    assert.equal(await first(), other.id)
  })

  test('names its days, a place and talks that take turns; what was due by it stays', async () => {
    const never = await schedule({ weekdays: [] })
    assert.deepEqual(Object.keys(Object(never.errors)), ['weekdays'])
    const wrong = await schedule({ project: null, topics: 'turns' })
    assert.deepEqual(Object.keys(Object(wrong.errors)).sort(), ['project', 'talks'])
    const { row, manager, today } = await schedule({ starts_on: '2026-03-02' })
    const path = `toolbox-talk-schedules/${row.id}`
    const changed = await manager('PATCH', path, {
      version: row.version,
      weekdays: [String(weekdayOf(today))],
    })
    assert.match(JSON.stringify(changed.errors), /already due/)
    assert.equal(
      (await manager('PATCH', path, { version: row.version, ends_on: today })).status,
      200,
    )
  })
})
