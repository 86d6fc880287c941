import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { sql } from '../../../kit/db/sql.ts'
import { asking } from '../testing/asking.ts'

const server = withServer()
const { as, report } = asking(server)

describe('the actions of an incident', () => {
  const stepping = async (id: string) => {
    const manager = await as('manager')
    return async (step: string) => {
      const { data } = await manager('GET', `incidents/${id}`)
      return manager('POST', `incidents/${id}/steps`, { version: data.version, step, reason: '' })
    }
  }
  const raise = async (incident: string, more: object = {}) =>
    (await as('manager'))('POST', 'deficiencies', {
      title: 'Put up a barrier',
      source: 'incident',
      incident,
      severity: 'high',
      ...more,
    })

  test('keep it open while one that is grave has no day still to come', async () => {
    const manager = await as('manager')
    const { id } = await report({ severity: 'none' })
    const step = await stepping(id)
    for (const name of ['triage', 'investigate', 'act', 'finish']) await step(name)
    const { data: action } = await raise(id, { severity: 'critical', owner_name: 'Cedar Steel' })
    await server.database.database.transaction('owner', (db) =>
      db.run(
        // A critical action is due on the day on which it is raised: yesterday it was.
        sql`update deficiencies set due_on = due_on - 1 where id = ${action.id}`,
      ),
    )
    assert.equal((await step('close')).code, 'incident/actions')
    const { data } = await manager('GET', `deficiencies/${action.id}`)
    const later = { version: data.version, due_on: '2999-01-01', reason: 'The barrier is ordered.' }
    assert.equal((await manager('POST', `deficiencies/${action.id}/extend`, later)).status, 200)
    assert.equal((await step('close')).data.status, 'closed')
  })

  test('that are slight keep nothing open', async () => {
    const { id } = await report({ severity: 'none' })
    const step = await stepping(id)
    for (const name of ['triage', 'investigate', 'act', 'finish']) await step(name)
    await raise(id, { severity: 'low', due_on: '2020-01-01' })
    assert.equal((await step('close')).data.status, 'closed')
  })

  test('happen where it happened, and are listed with it', async () => {
    const manager = await as('manager')
    const { data: projects } = await manager('GET', 'incidents/choices/project?search=')
    const [project] = projects as unknown as { id: string }[]
    const { id } = await report({ project: project?.id })
    const { data } = await raise(id)
    assert.equal((data.project as { id: string }).id, project?.id)
    const { data: listed } = await manager('GET', `deficiencies?filter[incident]=${id}`)
    assert.deepEqual(
      (listed.data as { id: string }[]).map((one) => one.id),
      [data.id],
    )
  })

  test('of a restricted incident are as hidden as it is, before and after it was restricted', async () => {
    const { id } = await report()
    const [before, manager] = [await raise(id), await as('manager')]
    const user = await as('user')
    assert.equal((await user('GET', `deficiencies/${before.data.id}`)).status, 200)
    const { data } = await manager('GET', `incidents/${id}`)
    await manager('PATCH', `incidents/${id}`, { version: data.version, confidential: true })
    const after = await raise(id)
    for (const one of [before, after]) {
      assert.equal((await user('GET', `deficiencies/${one.data.id}`)).status, 404)
      assert.equal((await manager('GET', `deficiencies/${one.data.id}`)).status, 200)
    }
  })
})
