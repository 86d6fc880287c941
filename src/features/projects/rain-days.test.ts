// Rain days and days on hold, over HTTP: what they do to what was expected.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../tests/api/server.ts'
import { manager, user } from '../../../tests/submissions/sending.ts'
import { addDays } from '../../kit/day.ts'
import { sql } from '../../kit/db/sql.ts'
import type { RainDayRow } from './rain-days/rain-days.contract.ts'
import { planning, shown, site } from './testing/planning.ts'

describe('days without work', () => {
  const server = withServer()
  const { ask, good, form, owner, project, tracker, expected, since } = planning(server)

  test('a rain day on a day with an expected daily inspection excuses it, and stays on record', async () => {
    const id = await project()
    const of = await form(site)
    await expected({ form: of.id, projects: [id] })
    await since(id, 2)
    const { today } = await tracker(id)
    const missed = addDays(today, -1)
    assert.deepEqual((await tracker(id)).counts.missed, 2)
    const rain = await good<{ id: string }>(user, 'POST', `projects/${id}/rain-days`, {
      day: missed,
      reason: 'Water in the excavation',
    })
    const read = await tracker(id)
    assert.deepEqual(shown(read).slice(0, 3), ['missed', 'excused', 'due'])
    assert.deepEqual([read.counts.missed, read.counts.excused, read.percent], [1, 1, 0])
    assert.equal(read.lines[0]?.cells[1]?.rain, rain.id)
    assert.equal(read.rain[0]?.reason, 'Water in the excavation')
    await good(user, 'POST', `projects/${id}/rain-days/${rain.id}/revoke`)
    assert.deepEqual(shown(await tracker(id)).slice(0, 2), ['missed', 'missed'])
    const { days } = await good<{ days: RainDayRow[] }>(user, 'GET', `projects/${id}/rain-days`)
    assert.deepEqual(
      days.map(({ day, declared_by, revoked_by }) => [day, declared_by, revoked_by]),
      [[missed, 'Luc Tremblay', 'Luc Tremblay']],
    )
    const again = await ask(user, 'POST', `projects/${id}/rain-days/${rain.id}/revoke`)
    assert.equal(again.status, 404)
  })

  test('one that affects no forms excuses none', async () => {
    const id = await project()
    await expected({ form: (await form(site)).id, projects: [id] })
    await good(user, 'POST', `projects/${id}/rain-days`, { kind: 'heat', affects_forms: false })
    assert.equal(shown(await tracker(id))[0], 'due')
  })

  test('one tap declares rain, today, the full day, once; beyond 48 hours back a manager does', async () => {
    const id = await project()
    const { today } = await tracker(id)
    const declare = (by: string, given: object = {}) =>
      ask(by, 'POST', `projects/${id}/rain-days`, given)
    const first = await declare(user)
    const { day, kind, part } = first.body.data as unknown as RainDayRow
    assert.deepEqual([day, kind, part], [today, 'rain', 'full'])
    assert.deepEqual((await declare(user)).body.errors, { '': ['This has already been declared.'] })
    assert.equal((await declare(user, { part: 'am', kind: 'wind' })).status, 201)
    assert.equal((await declare(user, { day: addDays(today, -2) })).status, 201)
    const late = await declare(user, { day: addDays(today, -3) })
    assert.match(String(late.body.errors?.day), /only a health and safety manager/)
    assert.equal((await declare(manager, { day: addDays(today, -3) })).status, 201)
    assert.equal((await declare(manager, { day: addDays(today, 60) })).status, 201)
    assert.ok((await declare(manager, { day: addDays(today, 61) })).body.errors?.day)
    assert.ok((await declare(manager, { day: addDays(today, -400) })).body.errors?.day)
    // A revoked rain day may be declared again.
    const { id: rain } = first.body.data as unknown as RainDayRow
    await good(user, 'POST', `projects/${id}/rain-days/${rain}/revoke`)
    assert.equal((await declare(user)).status, 201)
    await good(manager, 'PUT', `projects/${id}/complete`)
    assert.deepEqual((await declare(user, { kind: 'snow' })).body.errors, {
      '': ['The project is completed.'],
    })
  })

  test('a project on hold expects nothing, and once it goes on the days on hold stay free', async () => {
    const id = await project()
    await expected({ form: (await form(site)).id, projects: [id] })
    const status = async (to: string) => {
      const { version } = await good<{ version: number }>(manager, 'GET', `projects/${id}`)
      await good(manager, 'PATCH', `projects/${id}`, { version, status: to })
    }
    assert.equal(shown(await tracker(id))[0], 'due')
    await status('on_hold')
    assert.deepEqual(shown(await tracker(id)), [])
    await owner(sql`update project_holds set from_on = from_on - 2 where project = ${id}`)
    await since(id, 3)
    // What it must have for that is another test's.
    await owner(sql`update projects set status = 'active' where id = ${id}`)
    assert.deepEqual(shown(await tracker(id)).slice(0, 2), ['missed', 'due'])
  })
})
