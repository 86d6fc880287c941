// The rules of projects: their days, their numbers, and what completes one.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../tests/api/server.ts'

type Row = Record<string, unknown> & { id: string; version: number }

describe('projects', () => {
  const server = withServer()
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await server.ask(method, `/api/dashboard/${path}`, {
      token: await server.token('manager@northgate.test'),
      ...(body === undefined ? {} : { body }),
    })
    return { ...answer, row: answer.body.data as Row }
  }
  const make = (number: string, more: object = {}) =>
    ask('POST', 'projects', { name: `Site ${number}`, number, start_date: '2026-03-02', ...more })
  const isListed = async (number: string, state: string) => {
    const { body } = await ask('GET', `projects?state=${state}&search=${number}`)
    return (body.data as unknown as { data: Row[] }).data.some((row) => row.number === number)
  }
  const offered = async () => {
    const { body } = await ask('GET', 'form-sources/projects')
    return (body.data as unknown as { name: string }[]).map(({ name }) => name)
  }

  test('a project has a number of its own, and ends after it begins', async () => {
    assert.equal((await make('T-1')).status, 201)
    const twin = await make('t-1')
    assert.deepEqual([twin.status, Object.keys(twin.body.errors ?? {})], [422, ['number']])
    const backwards = await make('T-2', { planned_end: '2026-03-01' })
    assert.deepEqual(
      [backwards.status, Object.keys(backwards.body.errors ?? {})],
      [422, ['planned_end']],
    )
  })

  test('its status and the list of completed ones say the same', async () => {
    const { row } = await make('T-3')
    const edit = async (status: string) => {
      const { version } = (await ask('GET', `projects/${row.id}`)).row
      return (await ask('PATCH', `projects/${row.id}`, { version, status })).row
    }
    assert.equal((await edit('completed')).completed_by, 'Maya Okafor')
    assert.deepEqual(
      [await isListed('T-3', 'active'), await isListed('T-3', 'completed')],
      [false, true],
    )
    assert.equal((await edit('on_hold')).completed_at, null)
    assert.equal((await ask('PUT', `projects/${row.id}/complete`)).row.status, 'completed')
    assert.equal((await ask('DELETE', `projects/${row.id}/complete`)).row.status, 'active')
    const made = await make('T-4', { status: 'completed' })
    assert.deepEqual([made.status, await isListed('T-4', 'completed')], [201, true])
  })

  test('a new one is of the entity that is named, or of its manager’s; an old one may be of none', async () => {
    type Listed = { data: { id: string; name: string; entity: { id: string; name: string } }[] }
    const listed = async (path: string) =>
      ((await ask('GET', path)).body.data as unknown as Listed).data
    const [manager] = await listed('users?search=Priya%20Nair')
    assert.ok(manager)
    const other = (await listed('entities')).find(({ id }) => id !== manager.entity.id)
    const by = await make('T-7', { manager: manager.id })
    assert.deepEqual(by.row.entity, manager.entity)
    const of = await make('T-8', { manager: manager.id, entity: other?.id })
    assert.deepEqual(of.row.entity, { id: other?.id, name: other?.name })
    const { version } = by.row
    const none = await ask('PATCH', `projects/${by.row.id}`, { version, entity: null })
    assert.equal(none.row.entity, null)
  })

  test('forms choose by number and name from those that are not completed', async () => {
    await make('T-5', { status: 'on_hold' })
    await make('T-6', { status: 'completed' })
    const names = await offered()
    assert.ok(names.includes('T-5 – Site T-5'))
    assert.ok(!names.includes('T-6 – Site T-6'))
  })
})
