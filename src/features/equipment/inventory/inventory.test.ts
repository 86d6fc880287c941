import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { asManager, type Row } from '../../../../tests/api/dashboard-calls.ts'
import { ownFields } from '../asset-types/asset-types.demo.ts'

describe('assets', () => {
  const { server, ask, row, named, create, change } = asManager()
  let harness: Row
  let lanyard: Row
  let lift: Row
  let n = 0
  before(async () => {
    harness = await named('asset-types', 'Full-body harness')
    lanyard = await named('asset-types', 'Lanyard')
    lift = await named('asset-types', 'Elevating work platform')
  })
  const make = (values: object = {}) => {
    n += 1
    return create('inventory', {
      asset_type: harness.id,
      name: `Test harness ${n}`,
      inventory_id: `T-${n}`,
      ...values,
    })
  }
  const stands = async (id: string) => {
    const { status, attention, tagged_out } = await row(`inventory/${id}`)
    return { status, attention, tagged_out }
  }
  const story = async (id: string) =>
    (await row(`inventory/${id}/story`)) as unknown as {
      tags: Record<string, unknown>[]
      custody: Record<string, { name: string } | null>[]
      readings: Record<string, unknown>[]
    }

  test('a tag takes an asset out of service, and only a release puts it back, with who, when and what was checked', async () => {
    const { id } = await make()
    assert.equal((await ask('POST', `inventory/${id}/tag-out`, { reason: ' ' })).status, 422)
    assert.equal((await ask('POST', `inventory/${id}/tag-out`, { reason: 'Frayed' })).status, 204)
    assert.deepEqual(await stands(id), {
      status: 'out_of_service',
      attention: ['tagged_out'],
      tagged_out: true,
    })
    assert.equal((await ask('POST', `inventory/${id}/tag-out`, { reason: 'Repeat' })).status, 422)
    for (const status of ['in_service', 'on_rent']) {
      const refused = await change('inventory', id, { status })
      assert.deepEqual(Object.keys(refused.body.errors ?? {}), ['status'], status)
    }
    // On its way to the workshop the tag stays on.
    assert.equal((await change('inventory', id, { status: 'in_repair' })).status, 200)
    assert.equal((await change('inventory', id, { status: 'in_service' })).status, 422)
    assert.equal(
      (await ask('POST', `inventory/${id}/release`, { note: '', competent: true })).status,
      422,
    )
    const unasked = await ask('POST', `inventory/${id}/release`, { note: 'New strap' })
    assert.deepEqual(Object.keys(unasked.body.errors ?? {}), ['competent'])
    const checked = { note: 'New strap', competent: true }
    assert.equal((await ask('POST', `inventory/${id}/release`, checked)).status, 204)
    assert.deepEqual(await stands(id), { status: 'in_service', attention: [], tagged_out: false })
    assert.equal((await ask('POST', `inventory/${id}/release`, checked)).status, 422)
    const [tag] = (await story(id)).tags
    assert.deepEqual(
      [tag?.reason, tag?.by, tag?.released_by, tag?.release_note],
      ['Frayed', 'Maya Okafor', 'Maya Okafor', 'New strap'],
    )
    assert.ok(String(tag?.released_at) >= String(tag?.at))
  })

  test('nobody sets an asset out of service without a reason, but it may be recorded so', async () => {
    const { id } = await make()
    const refused = await change('inventory', id, { status: 'out_of_service' })
    assert.deepEqual(Object.keys(refused.body.errors ?? {}), ['status'])
    const broken = await make({ status: 'out_of_service', notes: 'Webbing burnt' })
    assert.equal((await story(broken.id)).tags[0]?.reason, 'Webbing burnt')
  })

  test('a meter goes up only, unless a note says that it was replaced', async () => {
    const { id } = await make({ meter_hours: 100 })
    const read = (body: object) => ask('POST', `inventory/${id}/meter`, { meter: 'hours', ...body })
    assert.equal((await read({ reading: 120.5 })).status, 204)
    assert.deepEqual(Object.keys((await read({ reading: 90 })).body.errors ?? {}), ['reading'])
    const unexplained = await read({ reading: 3, replaced: true })
    assert.deepEqual(Object.keys(unexplained.body.errors ?? {}), ['note'])
    const lowered = await change('inventory', id, { meter_hours: 5 })
    assert.deepEqual(Object.keys(lowered.body.errors ?? {}), ['meter_hours'])
    assert.equal((await read({ reading: 3, replaced: true, note: 'Old one read 121' })).status, 204)
    assert.equal((await row(`inventory/${id}`)).meter_hours, 3)
    assert.equal((await change('inventory', id, { meter_hours: 4 })).status, 200)
    const { readings } = await story(id)
    assert.deepEqual(
      readings.map(({ reading, replaced }) => [reading, replaced]),
      [
        [4, false],
        [3, true],
        [120.5, false],
        [100, false],
      ],
    )
  })

  test('every change of place or holder is on record', async () => {
    const yard = await named('locations', 'Main yard')
    const store = await named('locations', 'Chemical store')
    const people = await ask('GET', 'inventory/choices/holder')
    const [luc] = (people.body.data as Row[]).filter(({ name }) => name === 'Luc Tremblay')
    const { id } = await make({ location: yard.id })
    await change('inventory', id, { holder: luc?.id })
    await change('inventory', id, { location: store.id, holder: null })
    await change('inventory', id, { notes: 'Nothing moved' })
    const { custody } = await story(id)
    assert.deepEqual(
      custody.map(({ location, holder }) => [location?.name, holder?.name]),
      [
        ['Chemical store', undefined],
        ['Main yard', 'Luc Tremblay'],
        ['Main yard', undefined],
      ],
    )
  })

  test('the fields of its type are asked for and checked', async () => {
    const of = (own_values: object) => ({
      asset_type: lift.id,
      name: 'Test lift',
      inventory_id: 'T-LIFT',
      own_values,
    })
    const { liftReach, liftPower, plate } = ownFields
    const refusals: [object, string][] = [
      [{}, liftReach],
      [{ [liftReach]: 'high' }, liftReach],
      [{ [liftReach]: 8, [liftPower]: 'Steam' }, liftPower],
      [{ [liftReach]: 8, [plate]: 'ABC 123' }, plate],
    ]
    for (const [values, field] of refusals) {
      const { status, body } = await ask('POST', 'inventory', of(values))
      assert.equal(status, 422)
      assert.deepEqual(Object.keys(body.errors ?? {}), [`own_values.${field}`])
    }
    const there = await create('inventory', of({ [liftReach]: 8, [liftPower]: 'Diesel' }))
    assert.deepEqual(there.own_values, { [liftReach]: 8, [liftPower]: 'Diesel' })
    // In another type it answers that type's questions only.
    const moved = await change('inventory', there.id, { asset_type: harness.id })
    assert.deepEqual((moved.body.data as Row).own_values, {})
  })

  test('what is tracked by quantity has one, what is tracked piece by piece has none', async () => {
    const counted = { asset_type: lanyard.id, name: 'Test lanyard', inventory_id: 'T-LAN' }
    const refused = await ask('POST', 'inventory', counted)
    assert.deepEqual(Object.keys(refused.body.errors ?? {}), ['quantity'])
    const few = await create('inventory', { ...counted, quantity: 3, minimum: 5 })
    assert.deepEqual([few.tracking, few.attention], ['quantity', ['below_minimum']])
    assert.equal((await make({ quantity: 7 })).quantity, null)
  })

  test('a tag number is one asset’s alone, until that one is archived', async () => {
    const first = await make({ inventory_id: 'Twin-1' })
    const twin = { asset_type: harness.id, name: 'Twin', inventory_id: 'TWIN-1' }
    const refused = await ask('POST', 'inventory', twin)
    assert.deepEqual(Object.keys(refused.body.errors ?? {}), ['inventory_id'])
    assert.equal((await ask('PUT', `inventory/${first.id}/archive`, {})).status, 200)
    assert.equal((await ask('POST', 'inventory', twin)).status, 201)
    assert.equal((await ask('DELETE', `inventory/${first.id}/archive`)).status, 422)
  })

  test('what somebody holds or rents is not archived', async () => {
    const people = await ask('GET', 'inventory/choices/holder')
    const { id } = await make({ holder: (people.body.data as Row[])[0]?.id })
    assert.equal((await ask('PUT', `inventory/${id}/archive`, {})).status, 422)
    await change('inventory', id, { status: 'lost' })
    assert.equal((await ask('PUT', `inventory/${id}/archive`, {})).status, 200)
    assert.equal((await ask('POST', `inventory/${id}/tag-out`, { reason: 'x' })).status, 409)
    const rented = await make({ status: 'on_rent' })
    assert.equal((await ask('PUT', `inventory/${rented.id}/archive`, {})).status, 422)
  })

  test('forms choose from the assets of a type that can be used', async () => {
    const { body } = await ask('GET', `assets-by-assettype/${lanyard.id}`)
    const assets = body.data as { value: string; text: string; name: string }[]
    const [one] = assets.filter(({ name }) => name === 'Shock-absorbing lanyard 1.8 m')
    assert.deepEqual(Object.keys(one ?? {}).sort(), ['name', 'text', 'value'])
    assert.equal(one?.text, 'LAN-001 – Shock-absorbing lanyard 1.8 m')
    assert.equal((await row(`inventory/${one?.value}`)).inventory_id, 'LAN-001')
    const harnesses = await ask('GET', `assets-by-assettype/${harness.id}`)
    const names = (harnesses.body.data as { name: string }[]).map(({ name }) => name)
    assert.ok(names.includes('Harness 1') && !names.includes('Harness 6'), 'a lost one is offered')
  })

  test('a code leads to where its asset is read, and to another once it is given to that', async () => {
    const [one, other] = [await make(), await make()]
    const code = async (id: string) =>
      (await row2('POST', `inventory/${id}/code`)) as { token: string; path: string }
    const row2 = async (method: string, path: string, body?: object) =>
      (await ask(method, path, body)).body.data
    const { token, path } = await code(one.id)
    assert.deepEqual(await code(one.id), { token, path })
    const follow = async () =>
      (await fetch(server.address + path, { redirect: 'manual' })).headers.get('location')
    assert.equal(await follow(), `/dashboard/assets/inventory/record/${one.id}`)
    assert.equal((await ask('PUT', `inventory/${other.id}/code`, { token })).status, 200)
    assert.equal(await follow(), `/dashboard/assets/inventory/record/${other.id}`)
    assert.notEqual((await code(one.id)).token, token)
    const unknown = await fetch(`${server.address}/q/${'x'.repeat(24)}`, { redirect: 'manual' })
    assert.equal(unknown.headers.get('location'), '/not-found')
    const invented = await ask('PUT', `inventory/${one.id}/code`, { token: 'y'.repeat(24) })
    assert.equal(invented.status, 422)
  })

  test('another company finds nothing of it', async () => {
    const { id } = await make()
    const stranger = await server.token('manager@southfield.test')
    for (const [method, path, body] of [
      ['POST', 'tag-out', { reason: 'x' }],
      ['POST', 'release', { note: 'x', competent: true }],
      ['POST', 'meter', { meter: 'km', reading: 1 }],
      ['GET', 'story', undefined],
      ['POST', 'code', undefined],
    ] as const)
      assert.equal((await ask(method, `inventory/${id}/${path}`, body, stranger)).status, 404, path)
    const { body } = await ask('GET', `assets-by-assettype/${harness.id}`, undefined, stranger)
    assert.deepEqual(body.data, [])
  })
})
