// A picker finds what cannot be chosen, too, and says why; the call that chooses it all the same says the same.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { treeOf } from '../../src/register/web/input/choices/tree-of-choices.ts'
import { withServer } from '../api/server.ts'
import { as, manager } from '../api/signing/signing-ground.ts'

type Found = { id: string; name: string; why?: string }

describe('what cannot be chosen', () => {
  const server = withServer()

  test('is found by its name after the rest, with why, and refused in the same words', async () => {
    const maya = await as(server, manager)
    const made = (name: string) => maya.got<{ id: string }>('POST', 'clients', { name })
    const open = await made('Quarry Lane Homes')
    const gone = await made('Quarry Lane Barns')
    await maya.got('PUT', `clients/${gone.id}/archive`, {})
    const found = (query: string, person = maya) =>
      person.got<Found[]>('GET', `projects/choices/client?${query}`)
    const bare = (rows: Found[]) => rows.map(({ id, why }) => [id, why])
    assert.deepEqual(bare(await found('search=quarry&closed=1')), [
      [open.id, undefined],
      [gone.id, 'archived'],
    ])
    // Lists that are narrowed by it, and who looks through all, see what can be chosen.
    assert.deepEqual(bare(await found('search=quarry')), [[open.id, undefined]])
    assert.ok((await found('closed=1')).every(({ why }) => why === undefined))
    const other = await as(server, 'manager@southfield.test')
    assert.deepEqual(await found('search=quarry&closed=1', other), [])

    const { status, body } = await maya.ask('POST', 'projects', {
      number: 'Q-1',
      name: 'Barns',
      start_date: '2026-03-02',
      client: gone.id,
    })
    assert.equal(status, 422)
    assert.deepEqual(body.errors, { client: ['This is archived. Restore it first.'] })
  })

  test('a person who has left is found with why, too', async () => {
    const maya = await as(server, manager)
    const people = await maya.got<{ data: { id: string; name: string }[] }>(
      'GET',
      'users?search=Luc',
    )
    const [luc] = people.data
    await server.database.database.transaction('owner', (db) =>
      db.run({
        text: ['update account set deactivated_at = now() where id = ', ''],
        values: [luc?.id],
      }),
    )
    const rows = await maya.got<Found[]>(
      'GET',
      'projects/choices/supervisor?search=luc%20trem&closed=1',
    )
    assert.deepEqual(
      rows.map(({ id, why }) => [id, why]),
      [[luc?.id, 'deactivated']],
    )
  })

  test('in a tree it lies where it is, and what can be chosen never below it', async () => {
    const maya = await as(server, manager)
    const place = (name: string, parent?: string) =>
      maya.got<{ id: string }>('POST', 'locations', { name, ...(parent && { parent }) })
    const yard = await place('Quarry yard')
    const shed = await place('Quarry shed', yard.id)
    await maya.got('PUT', `locations/${shed.id}/archive`, {})
    const asked = (query: string) =>
      maya.got<(Found & { parent: string | null })[]>('GET', `teams/choices/location?${query}`)
    const found = (await asked('closed=1')).find(({ id }) => id === shed.id)
    assert.deepEqual([found?.parent, found?.why], [yard.id, 'archived'])
    assert.ok((await asked('')).every(({ why }) => why === undefined))
    assert.deepEqual(
      treeOf([
        { id: 'open', name: 'Open', parent: 'gone' },
        { id: 'gone', name: 'Gone', parent: 'top', note: 'Archived' },
        { id: 'top', name: 'Top', parent: null },
      ]),
      [
        { id: 'open', label: 'Open' },
        { id: 'top', label: 'Top', children: [{ id: 'gone', label: 'Gone', note: 'Archived' }] },
      ],
    )
  })

  test('the lists of questions say it of projects, places, people and assets, when they are asked to', async () => {
    const maya = await as(server, manager)
    const site = await maya.got<{ id: string }>('POST', 'projects', {
      number: 'Q-2',
      name: 'Quarry houses',
      start_date: '2026-03-02',
    })
    await maya.got('PUT', `projects/${site.id}/complete`)
    const [type] = await maya.got<Found[]>('GET', 'form-sources/asset-types')
    const asset = await maya.got<{ id: string }>('POST', 'inventory', {
      asset_type: type?.id,
      name: 'Quarry lift',
      inventory_id: 'Q-3',
    })
    await maya.got('PUT', `inventory/${asset.id}/archive`, {})
    const why = async (path: string, id: string | undefined) => {
      const bare = await maya.got<(Found & { value?: string })[]>('GET', path)
      assert.ok(bare.every((row) => row.why === undefined && (row.value ?? row.id) !== id))
      const all = await maya.got<(Found & { value?: string })[]>('GET', `${path}?closed=1`)
      return all.find((row) => (row.value ?? row.id) === id)?.why
    }
    assert.equal(await why('form-sources/projects', site.id), 'completed')
    assert.equal(await why(`assets-by-assettype/${type?.id}`, asset.id), 'archived')
    const gone = (await maya.got<Found[]>('GET', 'people?closed=1')).find(
      (one) => one.why === 'deactivated',
    )
    assert.equal(await why('people', gone?.id), 'deactivated')
    const plan = await maya.got<{ places: Found[] }>('GET', 'project-plans/choices')
    assert.equal(plan.places.find(({ id }) => id === site.id)?.why, 'completed')
    const other = await as(server, 'manager@southfield.test')
    const theirs = await other.got<Found[]>('GET', 'form-sources/projects?closed=1')
    assert.ok(theirs.every(({ id }) => id !== site.id))
  })
})
