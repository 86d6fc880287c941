// Who may call: somebody signed in, of the staff, with the grant, of this company.
import assert from 'node:assert/strict'
import { allGrants, holds, routesOf } from '../../../src/access/grants.ts'
import type { Route } from '../../../src/kit/http/route.ts'
import { newId } from '../../../src/kit/ids.ts'
import { grantTo } from '../../../src/register/capabilities/call-parts.ts'
import { callsOf } from '../../../src/register/contract.ts'
import { type AnyRow, has, isMany, type Register, writable } from '../../../src/register/define.ts'
import { kindOf } from '../../../src/register/fields/all.ts'
import type { Field } from '../../../src/register/fields/field.ts'
import { targetOf } from '../../../src/register/fields/pointing.ts'
import { screenOf } from '../../../src/register/screens-of.ts'
import { Caller, type Given, type Values } from '../caller.ts'
import { extrasOf, type House } from '../house.ts'
import { someChange } from './life.ts'
import { everyCall, isServed, servedCalls } from './served.ts'
import { houseFor, stageFor } from './stage.ts'

/** Enough for a call to be found; the locks come before what is sent is looked at. */
const anything = (register: Register, route: Route, id = newId()): Given => ({
  params: { id, field: Object.keys(register.fields)[0] },
  ...(route.body !== undefined && { body: {} }),
})

/** Every grant but those that open the call, by themselves or by what they imply. */
const allBut = (route: Route) =>
  allGrants.filter((grant) => !holds(new Set([grant]), String(route.grant)))

type Paths = Record<string, Record<string, unknown>>
let documented: Promise<Paths> | undefined

/** The document is one for all registers, and large. */
function documentedPaths({ manager }: House): Promise<Paths> {
  documented ??= manager
    .send('GET', '/api/openapi.json')
    .then(({ body }) => (body as { paths: Paths }).paths)
  return documented
}

function testsOfDoors(register: Register): void {
  const test = stageFor(register)

  test('nobody calls without a session', async ({ house }) => {
    const nobody = new Caller(house.address)
    for (const { route } of servedCalls(register))
      await nobody.refused('session/missing', route, anything(register, route))
  })

  test('nobody calls without the grant, whatever else they hold', async ({ house }) => {
    const people = new Map<string, Caller>()
    for (const { route } of servedCalls(register)) {
      const grant = String(route.grant)
      // What its rows are called is told to everybody of the staff.
      if (grant === 'staff') continue
      const known = people.get(grant) ?? (await house.person(allBut(route)))
      people.set(grant, known)
      await known.refused('grant/missing', route, anything(register, route))
    }
  })

  test('who may see it and no more opens its read view: the row and its past, with nothing to do', async ({
    house,
    calls,
  }) => {
    const grant = grantTo(register, 'view')
    // Of deficiencies, one grant is to see them and to change them.
    const may = (action: string) => holds(new Set([grant]), grantTo(register, action))
    const open = routesOf([grant])
    assert.ok(open.has(`${register.name}-record`))
    assert.equal(
      open.has(`${register.name}-edit`),
      may('edit') && screenOf(register, 'edit') !== undefined,
    )
    const [first] = has(register, 'create') ? [] : await house.manager.rows(calls.list, {})
    const { id } = first ?? (await house.makeSeen(register))
    const reader = await house.person([grant])
    // Some rows are seen by those alone whom they concern.
    const { status, body } = await reader.ask(calls.read, { params: { id } })
    if (status === 404) return
    const beyond = (body.data as AnyRow).can.filter((action) => !may(action))
    assert.deepEqual(beyond, [])
    const past = (await reader.ask(calls.history, { params: { id } })).body.data as Values[]
    assert.equal(past.at(-1)?.action, 'create')
  })

  test('a contractor’s session opens nothing here', async ({ house }) => {
    const contractor = await house.contractor()
    for (const { route } of servedCalls(register))
      await contractor.refused('grant/missing', route, anything(register, route))
  })

  test('what its capabilities leave out is not served, and what is served is documented', async ({
    house,
  }) => {
    const paths = await documentedPaths(house)
    for (const call of everyCall(register)) {
      const { method, path } = call.route
      const described = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      assert.equal(described !== undefined, isServed(register, call), `${method} ${path}`)
    }
  })
}

function testsOfCompanies(register: Register): void {
  const test = stageFor(register)
  const other = () => houseFor(`${register.name} stranger`)

  test('another company’s people find nothing by its id', async ({ house, calls }) => {
    const row = await house.make(register, 'all')
    const { manager } = await other()
    const params = { id: row.id }
    const body = { version: row.version, ...(await someChange(house, register, row)) }
    const byId = servedCalls(register).filter(({ route }) => route.path.includes(':id'))
    assert.ok(byId.length >= 2)
    for (const { name, route } of byId)
      await manager.refused('row/missing', route, { params, ...(name === 'edit' && { body }) })
    assert.deepEqual(await house.manager.row(calls.read, { params }), row)
    // An id that is none names nothing either.
    for (const { route } of byId)
      await house.manager.refused('row/missing', route, {
        params: { id: 'nonsense' },
        ...(route.body !== undefined && { body: { version: 1 } }),
      })
  })

  test('another company’s lists are empty of it', async ({ house, calls }) => {
    const row = await house.make(register, 'all')
    const { manager } = await other()
    for (const state of ['active', 'completed', 'deleted'])
      for (const { id } of await manager.rows(calls.list, { state })) assert.notEqual(id, row.id)
    for (const [name, field] of writable(register)) {
      const { points, filter } = kindOf(field)
      if (points === undefined || filter === 'presence') continue
      const { body } = await manager.ask(calls.choices, { params: { field: name } })
      const offered = (body.data as { id: string }[]).map(({ id }) => id)
      for (const { id } of pointedIn(row[name])) assert.ok(!offered.includes(id))
    }
  })

  test('another company cannot point at what is here, nor take its files', async ({
    house,
    calls,
  }) => {
    const { manager, example } = await other()
    const first = await example(register, 'all')
    const naming = (name: string, field: Field, id: string) => ({
      ...{ ...first, ...extrasOf(register).asks?.[name] },
      [name]: isMany(field) ? [id] : id,
    })
    for (const [name, field] of writable(register)) {
      if (kindOf(field).points === undefined) continue
      const id = await house.pointAt(field)
      await manager.refusedFor(name, calls.create, { body: naming(name, field, id) })
      if (targetOf(field) !== 'files') continue
      assert.equal((await manager.send('GET', `/api/files/${id}`)).status, 404)
    }
    const row = await house.make(register, 'all')
    for (const [name, field] of writable(register)) {
      if (targetsFile(field) === false) continue
      for (const { id } of pointedIn(row[name])) {
        assert.equal((await manager.send('GET', `/api/files/${id}`)).status, 404)
        await manager.refusedFor(name, calls.create, { body: naming(name, field, id) })
      }
    }
  })

  test('a row’s file is shown to people who may see the row, and to nobody else', async ({
    house,
  }) => {
    const files = writable(register).filter(([, field]) => targetsFile(field))
    if (files.length === 0) return
    const row = await house.makeSeen(register, 'all')
    const { read } = callsOf(register)
    const may = await house.person([String(read.grant)])
    const mayNot = await house.person(allBut(read))
    for (const [name] of files)
      for (const { id } of pointedIn(row[name])) {
        const look = async (who: Caller) => {
          const response = await fetch(`${who.address}/api/files/${id}`, { headers: who.headers })
          await response.arrayBuffer()
          return response.status
        }
        assert.deepEqual([await look(may), await look(mayNot)], [200, 404], name)
      }
  })

  test('another company’s selection and order leave it as it is', async ({ house, calls }) => {
    const row = await house.make(register, 'all')
    const { manager, make } = await other()
    const ids = [row.id]
    if (has(register, 'archive'))
      for (const call of [calls.archiveMany, calls.restoreMany]) {
        const { body } = await manager.ask(call, { body: { ids } })
        assert.deepEqual(
          (body.data as { done: boolean }[]).map(({ done }) => done),
          [false],
        )
      }
    if (has(register, 'edit')) {
      const change = await someChange(house, register, row)
      const { body } = await manager.ask(calls.editMany, { body: { ids, change } })
      assert.deepEqual(
        (body.data as { done: boolean }[]).map(({ done }) => done),
        [false],
      )
    }
    if (has(register, 'order')) {
      const own = await make(register)
      await manager.refused('row/stale', calls.order, { body: { ids: [own.id, row.id] } })
    }
    assert.deepEqual(await house.manager.row(calls.read, { params: { id: row.id } }), row)
  })

  test('an id that another company uses is free here', async ({ house, calls }) => {
    const row = await house.make(register, 'all')
    const { manager, example } = await other()
    const body = await example(register, 'required', { id: row.id })
    const own = await manager.row(calls.create, { body })
    assert.equal(own.id, row.id)
    assert.deepEqual(await house.manager.row(calls.read, { params: { id: row.id } }), row)
  })
}

const pointedIn = (value: unknown) => [value ?? []].flat() as { id: string }[]

const targetsFile = (field: Parameters<typeof kindOf>[0]) =>
  kindOf(field).points !== undefined && targetOf(field) === 'files'

export function testsOfLocks(register: Register): void {
  testsOfDoors(register)
  if (!has(register, 'create')) return
  testsOfCompanies(register)
}
