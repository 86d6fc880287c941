import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { type Answer, withServer } from '../../../tests/api/server.ts'
import type { IncidentList } from './lists/lists.contract.ts'

type Row = Record<string, unknown> & { id: string; version: number }
const item = (n: number, name: string) => ({
  id: `01950000-0000-7000-8000-00000000000${n}`,
  name,
})

describe('incident types and reasons', () => {
  const server = withServer()
  let token = ''
  before(async () => {
    token = await server.token('manager@northgate.test')
  })
  const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
    server.ask(method, `/api/dashboard/${path}`, { token, ...(body === undefined ? {} : { body }) })
  const made = async (register: string, values: object) => {
    const { status, body } = await ask('POST', register, values)
    assert.equal(status, 201, JSON.stringify(body))
    return body.data as Row
  }
  const change = async (register: string, id: string, values: object) => {
    const { version } = (await ask('GET', `${register}/${id}`)).body.data as Row
    return ask('PATCH', `${register}/${id}`, { version, ...values })
  }
  const lists = async (path: string, who = token) =>
    (await server.ask('GET', `/api/dashboard/${path}`, { token: who }))
      .body as unknown as IncidentList[]

  test('forms are offered a bare list of types, with their lists and items, to anyone on the staff', async () => {
    const user = await server.token('user@northgate.test')
    const types = await lists('incident-lists', user)
    const injury = types.find(({ name }) => name === 'Injury')
    assert.deepEqual(Object.keys(injury ?? {}).sort(), ['id', 'name', 'sublists', 'value'])
    assert.equal(injury?.value, 'INJ')
    assert.deepEqual(
      injury?.sublists.map(({ name }) => name),
      ['Type of accident', 'Onset', 'Body part', 'Nature of injury'],
    )
    assert.deepEqual(Object.keys(injury?.sublists[1]?.items[0] ?? {}).sort(), ['id', 'name'])
    assert.equal(types[0]?.name, 'Injury', 'not in the order that people gave')
    // A list that several types use is one list.
    const illness = types.find(({ name }) => name === 'Occupational illness')
    const shared = illness?.sublists.find(({ name }) => name === 'Body part')
    assert.deepEqual(
      shared,
      injury?.sublists.find(({ name }) => name === 'Body part'),
    )
    const reasons = await lists('incident-reasons-lists', user)
    assert.deepEqual(
      reasons.map(({ name, sublists }) => [name, sublists.length]),
      [
        ['Immediate: acts', 2],
        ['Immediate: conditions', 2],
        ['Basic: personal factors', 1],
        ['Basic: job factors', 1],
      ],
    )
    const stranger = await server.token('manager@southfield.test')
    assert.deepEqual(await lists('incident-lists', stranger), [])
  })

  test('an item that is taken off a list stays, archived, with its id; a new name keeps the id', async () => {
    const type = await made('incident-types', { name: 'Fall of ground', code: 'FOG' })
    const list = await made('incident-types-sublists', {
      incident_type: type.id,
      name: 'Where',
      items: [item(1, 'Trench'), item(2, 'Bank')],
    })
    await change('incident-types-sublists', list.id, { items: [item(2, 'Slope')] })
    const row = (await ask('GET', `incident-types-sublists/${list.id}`)).body.data as Row
    assert.deepEqual(row.items, [item(2, 'Slope'), { ...item(1, 'Trench'), archived: true }])
    assert.equal(row.offered, 1)
    const offered = (await lists('incident-lists')).find(({ id }) => id === type.id)
    assert.deepEqual(offered?.sublists, [{ id: list.id, name: 'Where', items: [item(2, 'Slope')] }])
  })

  test('two items of a list have two names, unless one is archived', async () => {
    const type = await made('incident-types', { name: 'Twins' })
    const of = (...items: object[]) => ({ incident_type: type.id, name: 'List', items })
    const refused = await ask(
      'POST',
      'incident-types-sublists',
      of(item(1, 'Roof'), item(2, 'roof ')),
    )
    assert.deepEqual(Object.keys(refused.body.errors ?? {}), ['items'])
    const archived = { ...item(1, 'Roof'), archived: true }
    await made('incident-types-sublists', of(archived, item(2, 'Roof')))
  })

  test('a list is made for one type and may serve others, each once', async () => {
    const [one, other] = [
      await made('incident-types', { name: 'One' }),
      await made('incident-types', { name: 'Other' }),
    ]
    const list = await made('incident-types-sublists', {
      incident_type: one.id,
      name: 'Shared',
      also_in: [one.id, other.id],
    })
    assert.deepEqual(
      (list.also_in as { id: string }[]).map(({ id }) => id),
      [other.id],
    )
    const count = async (id: string) =>
      ((await ask('GET', `incident-types/${id}`)).body.data as Row).sublists
    assert.deepEqual([await count(one.id), await count(other.id)], [1, 1])
    await ask('PUT', `incident-types-sublists/${list.id}/archive`, {})
    assert.equal(await count(other.id), 0)
  })

  test('what is archived or no longer offered is not chosen any more', async () => {
    const { id } = await made('incident-types', { name: 'Passing' })
    const offered = async () => (await lists('incident-lists')).some((list) => list.id === id)
    assert.equal(await offered(), true)
    await change('incident-types', id, { active: false })
    assert.equal(await offered(), false)
    await change('incident-types', id, { active: true })
    await ask('PUT', `incident-types/${id}/archive`, {})
    assert.equal(await offered(), false)
  })

  test('a name and a code are one type’s alone', async () => {
    await made('incident-types', { name: 'Noise', code: 'NOI' })
    const twice = await ask('POST', 'incident-types', { name: 'noise' })
    assert.deepEqual(Object.keys(twice.body.errors ?? {}), ['name'])
    const code = await ask('POST', 'incident-types', { name: 'Noises', code: 'noi' })
    assert.deepEqual(Object.keys(code.body.errors ?? {}), ['code'])
  })

  test('the order of types is the order that forms show', async () => {
    const before = (await lists('incident-lists')).map(({ id }) => id)
    const turned = before.toReversed()
    assert.equal((await ask('PUT', 'incident-types/order', { ids: turned })).status, 204)
    assert.deepEqual(
      (await lists('incident-lists')).map(({ id }) => id),
      turned,
    )
  })

  test('reasons go four levels deep, never under themselves, and none is archived that has others under it', async () => {
    const levels: Row[] = []
    for (const name of ['A', 'B', 'C', 'D'])
      levels.push(
        await made('incident-reasons', { name, ...(levels[0] && { parent: levels.at(-1)?.id }) }),
      )
    const [top, second, , deepest] = levels as [Row, Row, Row, Row]
    const fifth = await ask('POST', 'incident-reasons', { name: 'E', parent: deepest.id })
    assert.deepEqual(Object.keys(fifth.body.errors ?? {}), ['parent'])
    const above = await made('incident-reasons', { name: 'Above' })
    const moved = await change('incident-reasons', top.id, { parent: above.id })
    assert.deepEqual(Object.keys(moved.body.errors ?? {}), ['parent'])
    const under = await made('incident-reasons', { name: 'Under it', parent: above.id })
    const circle = await change('incident-reasons', above.id, { parent: under.id })
    assert.deepEqual(Object.keys(circle.body.errors ?? {}), ['parent'])
    assert.equal((await change('incident-reasons', second.id, { parent: above.id })).status, 200)
    assert.equal((await ask('PUT', `incident-reasons/${second.id}/archive`, {})).status, 422)
    assert.equal((await ask('PUT', `incident-reasons/${deepest.id}/archive`, {})).status, 200)
  })

  test('the list of reasons is tree enough to choose from: each with its name and what it is under', async () => {
    const { body } = await ask('GET', 'incident-reasons?per_page=200')
    const rows = (body.data as { data: Row[] }).data
    const found = rows.find(({ name }) => name === 'Did not tie off')
    const parent = found?.parent as { id: string; name: string }
    assert.equal(parent.name, 'Use of protection')
    assert.ok(rows.some(({ id }) => id === parent.id))
  })

  test('a form offers the tree of reasons, without what is under a reason that is not offered', async () => {
    const top = await made('incident-reasons', { name: 'Not offered', active: false })
    await made('incident-reasons', { name: 'Nor this', parent: top.id })
    const user = await server.token('user@northgate.test')
    const { body } = await server.ask('GET', '/api/dashboard/incident-reasons-tree', {
      token: user,
    })
    // The same under the register's own address, where no page is asked for.
    assert.deepEqual((await ask('GET', 'incident-reasons')).body, body)
    assert.ok('total' in ((await ask('GET', 'incident-reasons?page=1')).body.data as object))
    const tree = body.data as { id: string; name: string; parent: string | null }[]
    const names = tree.map(({ name }) => name)
    assert.ok(names.includes('Did not tie off'))
    assert.ok(!names.includes('Not offered') && !names.includes('Nor this'))
    const at = new Map(tree.map(({ id }, n) => [id, n]))
    assert.ok(tree.every(({ parent }, n) => parent === null || (at.get(parent) ?? n) < n))
  })
})
