import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { asManager, type Row } from '../../../../tests/api/dashboard-calls.ts'
import type { OwnField } from '../../../register/fields/own-fields.ts'

const length = { id: '01950000-0000-7000-8000-000000000001', label: 'Length', kind: 'number' }
const colour = {
  id: '01950000-0000-7000-8000-000000000002',
  label: 'Colour',
  kind: 'choice',
  options: 'Red\nBlue',
}

describe('asset types', () => {
  const { ask, row, create, change } = asManager()
  let type: Row
  before(async () => {
    type = await create('asset-types', { name: 'Sling', custom_fields: [length, colour] })
    await create('inventory', {
      asset_type: type.id,
      name: 'Sling 1',
      inventory_id: 'SLG-1',
      own_values: { [length.id]: 2.4 },
    })
  })
  const fields = async () => (await row(`asset-types/${type.id}`)).custom_fields as OwnField[]

  test('a field that assets hold values of is archived when it is taken out; any other is gone', async () => {
    assert.equal((await change('asset-types', type.id, { custom_fields: [] })).status, 200)
    assert.deepEqual(
      (await fields()).map(({ id, archived }) => [id, archived]),
      [[length.id, true]],
    )
    const asked = await row(`assets-by-assettype/${type.id}/fields`)
    assert.deepEqual(asked, { tracking: 'serialised', fields: [] } as unknown as Row)
    await change('asset-types', type.id, { custom_fields: [length, colour] })
  })

  test('a field that assets hold values of keeps its kind, and may take another name', async () => {
    const turned = { custom_fields: [{ ...length, kind: 'text' }, colour] }
    const refused = await change('asset-types', type.id, turned)
    assert.deepEqual(Object.keys(refused.body.errors ?? {}), ['custom_fields'])
    const renamed = { custom_fields: [{ ...length, label: 'Length (m)' }, colour] }
    assert.equal((await change('asset-types', type.id, renamed)).status, 200)
  })

  test('a list to choose from has two options at least', async () => {
    const custom_fields = [{ ...colour, options: 'Red\n Red ' }]
    const { status } = await ask('POST', 'asset-types', { name: 'Hook', custom_fields })
    assert.equal(status, 422)
  })

  test('how assets are tracked stays while there are any, and so does their type', async () => {
    const refused = await change('asset-types', type.id, { tracking: 'quantity' })
    assert.deepEqual(Object.keys(refused.body.errors ?? {}), ['tracking'])
    assert.equal((await ask('PUT', `asset-types/${type.id}/archive`, {})).status, 422)
    assert.equal((await row(`asset-types/${type.id}`)).assets, 1)
  })

  test('a name is one type’s alone', async () => {
    const { body } = await ask('POST', 'asset-types', { name: 'sling' })
    assert.deepEqual(Object.keys(body.errors ?? {}), ['name'])
  })
})
