// What signing in and out comes to, over HTTP: hours by person and day, first aid inside, and the hours of the week.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { management, manager, sending, stranger } from '../../../../tests/submissions/sending.ts'
import { until } from '../../../../tests/until.ts'
import { addDays, mondayOf } from '../../../kit/day.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { ReplyOf } from '../../../kit/http/route.ts'
import type { GateRules } from '../gate.contract.ts'
import type { readGateHours } from './hours.contract.ts'

type Hours = ReplyOf<typeof readGateHours>['data']

describe('hours at a gate', () => {
  const server = withServer()
  const { ask, good } = sending(server)
  const owner = (statement: ReturnType<typeof sql>) =>
    server.database.database.transaction('owner', (db) => db.many<{ id: string }>(statement))
  const rules = (project: string) => good<GateRules>(manager, 'GET', `gate/${project}`)
  const gate = async () => (await good<{ id: string }[]>(manager, 'GET', 'gate'))[0]?.id ?? ''
  /** Noted as if it had happened: in and, where it is said, out. */
  const stayed = (project: string, person: string, day: string, from: string, to: string | null) =>
    owner(sql`
      insert into gate_passes (company_id, project, day, person, visitor, name, colour, reasons, by_tablet,
        asked_at, in_at, out_at)
      select p.company_id, p.id, ${day}, ${person}, false, 'Somebody', 'green', '[]', true,
        ${`${day}T${from}:00Z`}, ${`${day}T${from}:00Z`}, ${to === null ? null : `${day}T${to}:00Z`}
      from projects p where p.id = ${project} returning id`)

  test('are counted by person and day; who did not sign out has none for it, and that is said', async () => {
    const project = await gate()
    const { people, today } = await rules(project)
    const monday = addDays(mondayOf(today), -21)
    const own = people.find(({ facts }) => facts.contractor === null)
    const worker = people.find(({ facts }) => facts.contractor !== null)
    assert.ok(own && worker)
    await stayed(project, own.id, monday, '12:00', '16:00')
    await stayed(project, own.id, monday, '16:30', '20:00')
    await stayed(project, worker.id, monday, '13:00', null)
    const path = `gate/${project}/hours?week=${addDays(monday, 2)}`
    const hours = await good<Hours>(manager, 'GET', path)
    const [day] = hours.days
    assert.deepEqual([day?.day, day?.people, day?.hours, day?.open], [monday, 2, 7.5, 1])
    const of = (id: string) => hours.people.find(({ person }) => person === id)
    assert.deepEqual(
      of(own.id)?.days.map((one) => [one.hours, one.open]),
      [[7.5, false]],
    )
    assert.deepEqual(
      of(worker.id)?.days.map((one) => [one.hours, one.open]),
      [[0, true]],
    )
    assert.equal(of(worker.id)?.whose, 'contractors')
    assert.equal((await ask(stranger, 'GET', path)).status, 404)
    assert.equal((await ask(management, 'GET', path)).status, 403)

    type Grid = {
      weeks: string[]
      places: { id: string | null; weeks: { gate: number | null }[] }[]
    }
    const grid = async (whose: string) => {
      const { weeks, places } = await good<Grid>(manager, 'GET', `hours-grid?whose=${whose}`)
      return places.find(({ id }) => id === project)?.weeks[weeks.indexOf(monday)]?.gate
    }
    assert.deepEqual([await grid('own'), await grid('contractors')], [7.5, null])
  })

  test('first aid is there while somebody is inside whose certificate counts', async () => {
    const project = await gate()
    const { people, today } = await rules(project)
    const monday = addDays(mondayOf(today), -28)
    const [one] = people.filter(({ aid }) => aid.length === 0)
    const giver = people.find(({ aid }) =>
      aid.some(({ until: last }) => last === null || last >= today),
    )
    assert.ok(one && giver, 'the demo has both')
    await stayed(project, one.id, monday, '11:00', '18:00')
    await stayed(project, giver.id, monday, '12:00', '17:00')
    const lacked = async () => {
      const { days } = await good<Hours>(manager, 'GET', `gate/${project}/hours?week=${monday}`)
      return days[0]?.without_aid.map(({ from, to }) => [from.slice(11, 16), to.slice(11, 16)])
    }
    assert.deepEqual(await lacked(), [
      ['11:00', '12:00'],
      ['17:00', '18:00'],
    ])
    const tiers = (await rules(project)).aid_tiers
    assert.deepEqual(tiers[0], { from: 1, attendant: 'emergency' })
    // A record that is gone counts for nobody, nor does a certificate after its last day.
    await owner(
      sql`update training_records set archived_at = now() where person = ${giver.id} returning id`,
    )
    await owner(sql`update first_aiders set certificate_expires_on = '2020-01-01'
      where person = ${giver.id} returning id`)
    assert.deepEqual(await lacked(), [['11:00', '18:00']])
  })

  test('what a tablet noted two days ago without a connection counts in the headcount of that day', async () => {
    const project = await gate()
    const { people, passes } = await rules(project)
    const person = people.find(({ id }) => !passes.some((pass) => pass.person === id))
    assert.ok(person)
    const away_at = new Date(Date.now() - 47 * 3600_000).toISOString()
    const [{ day } = { day: '' }] = await server.database.database.transaction('owner', (db) =>
      db.many<{
        day: string
      }>(sql`select (${away_at}::timestamptz at time zone timezone)::date as day
        from company where id = (select company_id from projects where id = ${project})`),
    )
    // What somebody entered would stand.
    await owner(
      sql`delete from headcounts where project = ${project} and day = ${day} returning project as id`,
    )
    await good(manager, 'POST', `gate/${project}/passes`, {
      ...{ id: randomUUID(), away_at, who: { kind: 'person', person: person.id } },
    })
    await until(async () => {
      const [found] = await owner(sql`select workers::text as id from headcounts
        where project = ${project} and day = ${day}`)
      return found?.id === '1'
    })
  })
})
