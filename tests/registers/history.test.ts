// What a history says of things that are no longer there, over HTTP.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { locations } from '../../src/features/workplaces/locations/locations.register.ts'
import { callsOf } from '../../src/register/contract.ts'
import { type House, openHouse } from './house.ts'

const place = callsOf(locations)
let house: House

before(async () => {
  house = await openHouse('history')
})

test('what a row pointed at keeps its name, archived or deleted', async () => {
  const { manager } = house
  const [shed, barn, yard] = await Promise.all(
    ['Shed', 'Barn', 'Yard'].map((name) => house.make(locations, 'required', { name })),
  )
  assert.ok(shed && barn && yard)
  const { id } = await house.make(locations, 'required', { parent: shed.id })
  await manager.row(place.edit, { params: { id }, body: { version: 1, parent: barn.id } })
  await manager.row(place.edit, { params: { id }, body: { version: 2, parent: yard.id } })
  await manager.row(place.edit, {
    params: { id: shed.id },
    body: { version: shed.version, name: 'Old shed' },
  })
  for (const gone of [shed, barn])
    await manager.row(place.archive, { params: { id: gone.id }, body: { reason: 'Torn down' } })
  const removed = await manager.ask(place.remove, { params: { id: shed.id } })
  assert.ok(removed.status < 300, JSON.stringify(removed.body))

  const { body } = await manager.ask(place.history, { params: { id } })
  const names = body.names as Record<string, unknown>
  assert.deepEqual(
    [shed, barn, yard].map((one) => names[one.id]),
    [
      { name: 'Old shed', state: 'removed' },
      { name: 'Barn', state: 'archived' },
      { name: 'Yard', state: 'there' },
    ],
  )
})

test('the names of one company are not told to another', async () => {
  const other = await openHouse('history of another')
  const mine = await house.make(locations, 'all')
  const { body } = await house.manager.ask(place.history, { params: { id: mine.id } })
  assert.ok(Object.keys(body.names as object).length > 0)
  const theirs = await other.manager.ask(place.history, { params: { id: mine.id } })
  assert.equal(theirs.status, 404)
})
