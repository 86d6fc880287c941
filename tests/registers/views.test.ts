// What a person keeps of a list is theirs alone.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import * as calls from '../../src/register/capabilities/views/contract.ts'
import type { Caller } from './caller.ts'
import { type House, openHouse } from './house.ts'

const register = 'chemicals'
const params = { register }

type Kept = { columns: string[] | null; views: calls.SavedView[] }

const keptBy = async (who: Caller, of = register) =>
  (await who.ask(calls.readViews, { params: { register: of } })).body.data as Kept
const keep = async (who: Caller, name: string, query = '', columns: string[] | null = null) => {
  const { status, body } = await who.ask(calls.keepView, { params, body: { name, query, columns } })
  assert.equal(status, 201)
  return body.data as calls.SavedView
}

describe('kept views', () => {
  let house: House
  before(async () => {
    house = await openHouse('views')
  })

  test('nothing is kept at first; columns are kept, replaced, and forgotten', async () => {
    const who = await house.person()
    assert.deepEqual(await keptBy(who), { columns: null, views: [] })
    for (const columns of [['name', 'supplier'], ['name'], ['name'], null]) {
      await who.ask(calls.keepColumns, { params, body: { columns } })
      assert.deepEqual((await keptBy(who)).columns, columns)
    }
    assert.deepEqual((await keptBy(who, 'locations')).columns, null)
  })

  test('a view is kept by its name; the same name again replaces it', async () => {
    const who = await house.person()
    const first = await keep(who, 'Mine', 'search=a', ['name'])
    const again = await keep(who, 'MINE', 'search=b')
    assert.equal(again.id, first.id)
    const { views, columns } = await keptBy(who)
    assert.deepEqual(views, [{ ...first, name: 'MINE', query: 'search=b', columns: null }])
    assert.equal(columns, null)
  })

  test('one view at most opens the list, and no two share a name', async () => {
    const who = await house.person()
    const [a, b] = [await keep(who, 'A'), await keep(who, 'B')]
    const change = (id: string, body: { name?: string; is_default?: boolean }) =>
      who.ask(calls.changeView, { params: { register, id }, body })
    await change(a.id, { is_default: true })
    await change(b.id, { is_default: true })
    const opening = (await keptBy(who)).views.filter(({ is_default }) => is_default)
    assert.deepEqual(
      opening.map(({ name }) => name),
      ['B'],
    )
    await who.refusedFor('name', calls.changeView, {
      params: { register, id: a.id },
      body: { name: 'b' },
    })
    assert.equal((await change(a.id, { name: 'C', is_default: false })).status, 200)
    await who.ask(calls.forgetView, { params: { register, id: b.id } })
    assert.deepEqual(
      (await keptBy(who)).views.map(({ name }) => name),
      ['C'],
    )
  })

  test('another person of the company neither sees nor changes them', async () => {
    const [who, other] = [await house.person(), await house.person()]
    const { id } = await keep(who, 'Mine')
    assert.deepEqual((await keptBy(other)).views, [])
    await other.refused('row/missing', calls.changeView, {
      params: { register, id },
      body: { is_default: true },
    })
    await other.refused('row/missing', calls.forgetView, { params: { register, id } })
    await who.refused('row/missing', calls.forgetView, { params: { register: 'locations', id } })
    assert.equal((await keptBy(who)).views.length, 1)
  })

  test('a contractor has no lists, and fifty views are enough', async () => {
    const contractor = await house.contractor()
    await contractor.refused('grant/missing', calls.readViews, { params })
    const who = await house.person()
    for (let n = 1; n <= 50; n += 1) await keep(who, `View ${n}`)
    await keep(who, 'View 50', 'search=again')
    const one = { name: 'View 51', query: '', columns: null }
    await who.refusedFor('name', calls.keepView, { params, body: one })
  })
})
