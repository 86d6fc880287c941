// Permission templates: who may give what, where people move, and who always stays.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { Caller } from '../../../tests/registers/caller.ts'
import { type House, openHouse } from '../../../tests/registers/house.ts'
import { allGrants } from '../../access/grants.ts'
import { sql } from '../../kit/db/sql.ts'
import { callsOf } from '../../register/contract.ts'
import type { AnyRow } from '../../register/define.ts'
import { copyTemplate, moveAccounts, previewMove, templateAccounts } from './rights.contract.ts'
import { rolesTemplate } from './roles-template.register.ts'

const calls = callsOf(rolesTemplate)
/** Somebody who looks after templates and holds little else. */
const steward = [
  ...['permission-templates.create', 'permission-templates.edit', 'permission-templates.restore'],
  ...['users.edit', 'forms.edit'],
]

describe('permission templates', () => {
  let house: House
  let manager: Caller
  before(async () => {
    house = await openHouse('permission-templates')
    manager = house.manager
  })

  let made = 0
  const make = (over: Record<string, unknown> = {}, by = manager): Promise<AnyRow> => {
    made += 1
    return by.row(calls.create, {
      body: { name: `Crew ${made}`, base_role: '3', grants: ['forms.view'], ...over },
    })
  }
  const refusal = async (answer: Promise<{ errors?: Record<string, string[]> }>) =>
    Object.values((await answer).errors ?? {}).flat()
  const accountOf = (caller: Caller) => caller.account?.id ?? ''
  const move = (to: AnyRow, ...people: Caller[]) =>
    manager.ask(moveAccounts, { params: { id: to.id }, body: { accounts: people.map(accountOf) } })
  const templateOf = async (caller: Caller) => {
    const [row] = await house.database.transaction('owner', (db) =>
      db.many<{ id: string; role: number }>(
        sql`select permission_template_id as id, role_id as role from account where id = ${accountOf(caller)}`,
      ),
    )
    return row
  }
  const grantsOf = async (caller: Caller): Promise<string[]> => {
    const { body } = await caller.send('GET', '/api/dashboard/account')
    return (body.permission_template as { permissions: string[] }).permissions
  }

  test('nobody gives what they do not hold, and is told what that is', async () => {
    const someone = await house.person(steward)
    const held = await make({ grants: ['forms.view', 'forms.edit'] }, someone)
    const create = { name: 'More', base_role: '3', grants: ['hazards.edit', 'forms.view'] }
    assert.deepEqual(
      await refusal(someone.refused('input/invalid', calls.create, { body: create })),
      ['You cannot give a right you do not have yourself.', 'Hazards: edit.'],
    )
    await someone.refusedFor('grants', calls.edit, {
      params: { id: held.id },
      body: { version: held.version, grants: ['forms.view', 'clients.view'] },
    })
    const rich = await make({ grants: ['clients.view', 'hazards.view'] })
    const to = { params: { id: rich.id } }
    assert.ok(
      (
        await refusal(
          someone.refused('input/invalid', copyTemplate, { ...to, body: { name: 'Mine' } }),
        )
      ).includes('Hazards: view, Clients: view.'),
    )
    const poor = await house.person([])
    const body = { accounts: [accountOf(poor)] }
    await someone.refused('input/invalid', moveAccounts, { ...to, body })
    await manager.row(calls.archive, { ...to, body: {} })
    await someone.refused('input/invalid', calls.restore, to)
    assert.deepEqual(await grantsOf(poor), [])
  })

  test('what somebody else gave stays when the rest is changed', async () => {
    const someone = await house.person(steward)
    const rich = await make({ grants: ['clients.view', 'forms.view'] })
    const changed = await someone.row(calls.edit, {
      params: { id: rich.id },
      body: { version: rich.version, grants: ['clients.view', 'forms.edit'] },
    })
    assert.deepEqual(changed.grants, ['forms.edit', 'clients.view'])
  })

  test('management holds no rights to permission templates', async () => {
    await manager.refusedFor('grants', calls.create, {
      body: { name: 'Board', base_role: '6', grants: ['permission-templates.view'] },
    })
    const board = await make({ base_role: '6', grants: ['hazards.view'] })
    const person = await house.person(['permission-templates.edit', 'forms.view'])
    await house.database.transaction('owner', (db) =>
      db.run(sql`
        update account set extra_grants = '{permission-templates.view,forms.view}'
        where id = ${accountOf(person)}`),
    )
    await move(board, person)
    assert.deepEqual(await grantsOf(person), ['forms.view', 'hazards.view'])
  })

  test('a move gives the rights and the role of the template, with the next call', async () => {
    const crew = await make({ grants: ['hazards.edit'] })
    const person = await house.person(['forms.edit'])
    const preview = await manager.ask(previewMove, {
      params: { id: crew.id },
      body: { accounts: [accountOf(person)] },
    })
    const [told] = preview.body.data as Record<string, unknown>[]
    assert.deepEqual(
      [told?.role_id, told?.gains, told?.loses, preview.body.role_id],
      [1, ['hazards.view', 'hazards.edit'], ['forms.view', 'forms.edit'], 3],
    )
    assert.deepEqual(await grantsOf(person), ['forms.edit', 'forms.view'])
    assert.equal((await move(crew, person)).status, 200)
    assert.deepEqual(await grantsOf(person), ['hazards.edit', 'hazards.view'])
    assert.deepEqual(await templateOf(person), { id: crew.id, role: 3 })
    const { data } = await manager.page(templateAccounts, {}).catch(() => ({ data: [] }))
    assert.deepEqual(data, [])
    const page = await manager.ask(templateAccounts, {
      params: { id: crew.id },
      query: { search: 'ada mor' },
    })
    assert.equal((page.body.data as { total: number }).total, 1)
  })

  test('only a manager makes somebody a manager', async () => {
    const chief = await make({ base_role: '1', grants: ['forms.view'] })
    const user = await make({ grants: ['users.edit', 'forms.view'] })
    const [one, other] = [await house.person([]), await house.person([])]
    await move(user, one, other)
    const body = { accounts: [accountOf(other)] }
    const told = await refusal(
      one.refused('input/invalid', moveAccounts, { params: { id: chief.id }, body }),
    )
    assert.deepEqual(told, ['Only a health and safety manager can give someone this role.'])
  })

  test('a template in use is archived with a successor alone, and its people move there', async () => {
    const [old, next] = [await make(), await make({ grants: ['hazards.view'] })]
    const people = [await house.person([]), await house.person([])]
    await move(old, ...people)
    const to = { params: { id: old.id } }
    await manager.refused('input/invalid', calls.archive, { ...to, body: {} })
    await manager.refusedFor('base_role', calls.edit, {
      ...to,
      body: { version: old.version, base_role: '6' },
    })
    const body = { from: old.id, archive: true, reason: 'Merged' }
    await manager.refused('row/archived', moveAccounts, { ...to, body })
    assert.equal((await manager.ask(moveAccounts, { params: { id: next.id }, body })).status, 200)
    for (const person of people) {
      assert.deepEqual(await templateOf(person), { id: next.id, role: 3 })
      assert.deepEqual(await grantsOf(person), ['hazards.view'])
    }
    const archived = await manager.row(calls.read, to)
    assert.deepEqual([archived.archived_reason, archived.members], ['Merged', 0])
    await manager.refused('row/archived', moveAccounts, {
      ...to,
      body: { accounts: people.map(accountOf) },
    })
  })

  test('another company’s templates and people are not there', async () => {
    const other = await openHouse('permission-templates elsewhere')
    const own = await make()
    const theirs = await other.manager.row(calls.create, {
      body: { name: 'Theirs', base_role: '3', grants: ['forms.view'] },
    })
    const person = await house.person([])
    const stranger = await other.person([])
    const missing = (to: AnyRow, body: Record<string, unknown>) =>
      manager.refused('row/missing', moveAccounts, { params: { id: to.id }, body })
    await missing(theirs, { accounts: [accountOf(person)] })
    await missing(own, { accounts: [accountOf(person), accountOf(stranger)] })
    await missing(own, { from: theirs.id, archive: true })
    await manager.refused('row/missing', templateAccounts, { params: { id: theirs.id } })
    await manager.refused('row/missing', copyTemplate, {
      params: { id: theirs.id },
      body: { name: 'Ours' },
    })
  })
})

describe('the last manager of a company', () => {
  /** A company with one manager and somebody who is none. */
  async function open(name: string) {
    const house = await openHouse(name)
    const crew = await house.manager.row(calls.create, {
      body: { name: 'Crew', base_role: '3', grants: ['forms.view'] },
    })
    const others = (
      await house.database.transaction('owner', (db) =>
        db.many<{ id: string }>(sql`
        select id from account where company_id = ${house.company.id}
          and id <> ${house.manager.account?.id ?? ''} order by id`),
      )
    ).map(({ id }) => id)
    const send = (accounts: readonly (string | undefined)[]) =>
      house.manager.ask(moveAccounts, { params: { id: crew.id }, body: { accounts } })
    return { house, others, send }
  }

  test('is neither moved nor stripped', async () => {
    const { house, others, send } = await open('last manager')
    const last = house.manager.account?.id
    assert.equal((await send(others)).status, 200)
    const moved = await send([last])
    assert.equal(moved.status, 422)
    const { data } = await house.manager.page(calls.list)
    const own = data.find(({ base_role, members }) => base_role === '1' && members === 1)
    const grants = allGrants.filter((right) => right !== 'users.edit')
    const { errors } = await house.manager.refused('input/invalid', calls.edit, {
      params: { id: own?.id },
      body: { version: own?.version, grants },
    })
    assert.match(errors?.['']?.join(' ') ?? '', /needs a health and safety manager/)
  })

  test('stays when two would leave at the same moment', async () => {
    const { house, others, send } = await open('last two managers')
    const [second, third] = others
    assert.equal((await send([third])).status, 200)
    const both = await Promise.all([send([second]), send([house.manager.account?.id])])
    // Who was moved first may have lost the right to move the other.
    const [done, refused] = both.map(({ status }) => status).sort()
    assert.equal(done, 200)
    assert.ok(refused === 403 || refused === 422, String(refused))
    const managers = await house.database.transaction('owner', (db) =>
      db.many(sql`select id from account where company_id = ${house.company.id} and role_id = 1`),
    )
    assert.equal(managers.length, 1)
  })
})
