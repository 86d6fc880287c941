// The rights of one person: what is theirs alone, where each right comes from, and who may change them.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { Caller } from '../../../tests/registers/caller.ts'
import { type House, openHouse } from '../../../tests/registers/house.ts'
import { sql } from '../../kit/db/sql.ts'
import { callsOf } from '../../register/contract.ts'
import { teams } from '../projects/teams/teams.register.ts'
import { toDos } from '../tasks/to-dos/to-dos.register.ts'
import { changeRights, type RightsOfPerson, readRights } from './person.contract.ts'
import { rolesTemplate } from './roles-template.register.ts'

describe('the rights of one person', () => {
  let house: House
  let manager: Caller
  before(async () => {
    house = await openHouse('rights of one person')
    manager = house.manager
  })
  const idOf = (caller: Caller) => ({ params: { id: caller.account?.id ?? '' } })
  const read = async (of: Caller): Promise<RightsOfPerson> => {
    const { body } = await manager.ask(readRights, idOf(of))
    return body.data as RightsOfPerson
  }
  const change = async (of: Caller, own: Record<string, unknown>, by = manager) => {
    const { version, extra, refused } = await read(of)
    return by.ask(changeRights, { ...idOf(of), body: { version, extra, refused, ...own } })
  }
  const may = async (caller: Caller, path: string) =>
    (await caller.send('GET', `/api/dashboard/${path}?per_page=1`)).status === 200
  const whyOf = (person: RightsOfPerson, right: string) => {
    const { source, by, since } = person.rights.find((one) => one.right === right) ?? {}
    return [source, by?.join(' '), since?.by]
  }

  test('extra and refused rights are in force with the next call, and say why and since when', async () => {
    const person = await house.person(['hazards.view', 'hazards.edit', 'clients.edit'])
    assert.deepEqual([await may(person, 'hazards'), await may(person, 'forms')], [true, false])
    const { status } = await change(person, { extra: ['forms.edit'], refused: ['hazards.view'] })
    assert.equal(status, 200)
    assert.deepEqual([await may(person, 'hazards'), await may(person, 'forms')], [false, true])
    const rights = await read(person)
    assert.deepEqual(whyOf(rights, 'forms.edit'), ['extra', '', 'Ada Moreau'])
    assert.deepEqual(whyOf(rights, 'forms.view'), ['implied', 'forms.edit', 'Ada Moreau'])
    assert.deepEqual(whyOf(rights, 'hazards.view'), ['refused', '', 'Ada Moreau'])
    assert.deepEqual(whyOf(rights, 'hazards.edit'), ['refused', 'hazards.view', 'Ada Moreau'])
    assert.deepEqual(whyOf(rights, 'clients.edit').slice(0, 2), ['template', ''])
    assert.deepEqual(whyOf(rights, 'users.view'), ['none', '', undefined])
    const answered = await person.send('GET', '/api/dashboard/account')
    assert.deepEqual(
      (answered.body.permission_template as { permissions: string[] }).permissions,
      rights.rights.flatMap(({ right, holds }) => (holds ? [right] : [])).sort(),
    )
  })

  test('nobody gives what they do not hold: no extra right, no refusal taken back, no template', async () => {
    const giver = await house.person(['users.edit', 'forms.view'])
    const person = await house.person(['hazards.view'])
    assert.equal((await change(person, { extra: ['forms.view'] }, giver)).status, 200)
    assert.equal((await change(person, { extra: ['forms.edit'] }, giver)).status, 422)
    assert.equal((await change(person, { refused: ['hazards.view'] }, giver)).status, 200)
    assert.equal((await change(person, { refused: [] }, giver)).status, 422)
    const own = await change(giver, { extra: ['users.delete'] }, giver)
    assert.deepEqual(own.body.errors, {
      '': [
        'You cannot give a right you do not have yourself.',
        'User accounts: archive, User accounts: delete.',
      ],
    })
    const rich = await manager.row(callsOf(rolesTemplate).create, {
      body: { name: 'Rich', base_role: '3', grants: ['hazards.view', 'forms.edit'] },
    })
    assert.equal((await change(person, { template: rich.id }, giver)).status, 422)
    assert.equal((await change(person, { template: rich.id })).status, 200)
    assert.equal((await read(person)).role_id, 3)
  })

  test('a scope of their own goes before the template’s, is in force with the next call, and says since when', async () => {
    const person = await house.person(['teams.view', 'teams.create'])
    const names = async () => {
      const { body } = await person.send('GET', '/api/dashboard/teams?per_page=200')
      return (body.data as { data: { name: string }[] }).data.map(({ name }) => name)
    }
    await manager.row(callsOf(teams).create, { body: { name: 'Night crew' } })
    await person.row(callsOf(teams).create, { body: { name: 'Their crew' } })
    const before = (await read(person)).scope
    assert.deepEqual([before.own, before.holds], [null, 'company'])
    assert.equal((await change(person, { scope: 'own' })).status, 200)
    assert.deepEqual(await names(), ['Their crew'])
    const { scope } = await read(person)
    assert.deepEqual([scope.own, scope.holds, scope.since?.by], ['own', 'own', 'Ada Moreau'])
    // What says nothing of it changes nothing of it.
    await change(person, { extra: ['forms.view'] })
    assert.equal((await read(person)).scope.own, 'own')
    await change(person, { scope: null })
    assert.ok((await names()).includes('Night crew'))
  })

  test('nobody gives a wider scope than their own, by themselves or with a template', async () => {
    const giver = await house.person(['users.edit', 'users.view', 'permission-templates.edit'])
    const made = { name: 'Wide', base_role: '3', grants: [], scope: 'company' }
    const wide = await manager.row(callsOf(rolesTemplate).create, { body: made })
    const narrow = await manager.row(callsOf(rolesTemplate).create, {
      body: { ...made, name: 'Narrow', scope: 'workplaces' },
    })
    await change(giver, { scope: 'workplaces' })
    const refused = 'You cannot give a wider scope than your own.'
    const wider = await change(giver, { scope: null }, giver)
    assert.deepEqual([wider.status, wider.body.errors], [422, { scope: [refused] }])
    const widened = await giver.ask(callsOf(rolesTemplate).edit, {
      params: { id: narrow.id },
      body: { version: 1, scope: 'entity' },
    })
    assert.deepEqual([widened.status, widened.body.errors], [422, { scope: [refused] }])
    // Somebody whom they made themselves is in their reach.
    const person = await house.person([])
    await change(person, { scope: 'own' })
    await house.database.transaction('owner', (db) =>
      db.run(
        sql`update person set supervisor = ${giver.account?.id} where id = ${person.account?.id}`,
      ),
    )
    assert.equal((await change(person, { scope: null, template: wide.id }, giver)).status, 422)
    assert.equal((await change(person, { scope: 'workplaces' }, giver)).status, 200)
    const stranger = await house.person([])
    assert.equal((await giver.ask(readRights, idOf(stranger))).status, 404)
  })

  test('what would leave one’s own scope is refused in words', async () => {
    const person = await house.person(['to-dos.view', 'to-dos.create', 'to-dos.edit', 'users.view'])
    const other = await house.person([])
    await change(person, { scope: 'own' })
    const given = await manager.row(callsOf(toDos).create, {
      body: { title: 'Call the supplier', repeats: 'never', assignee: person.account?.id },
    })
    await house.database.transaction('owner', (db) =>
      db.run(
        sql`update person set supervisor = ${person.account?.id} where id = ${other.account?.id}`,
      ),
    )
    const handed = await person.ask(callsOf(toDos).edit, {
      params: { id: given.id },
      body: { version: given.version, assignee: other.account?.id },
    })
    assert.equal(handed.status, 422)
    assert.match(JSON.stringify(handed.body.errors), /outside your scope/)
  })

  test('a change made meanwhile is not written over', async () => {
    const person = await house.person(['hazards.view'])
    const { version } = await read(person)
    assert.equal((await change(person, { extra: ['forms.view'] })).status, 200)
    const { body } = await manager.ask(changeRights, {
      ...idOf(person),
      body: { version, extra: [], refused: [] },
    })
    assert.equal(body.code, 'row/stale')
    assert.deepEqual((body.row as RightsOfPerson).extra, ['forms.view'])
  })

  test('the last manager is not stripped by a refusal, and management is given no templates', async () => {
    const alone = await openHouse('one manager')
    const { id } = await alone.manager.row(callsOf(rolesTemplate).create, {
      body: { name: 'Board', base_role: '6', grants: ['forms.view'] },
    })
    const { body } = await alone.manager.ask(readRights, idOf(alone.manager))
    const { version } = body.data as RightsOfPerson
    const others = await alone.database.transaction('owner', (db) =>
      db.many<{ id: string; version: number }>(sql`
        select id, version from account where company_id = ${alone.company.id}
          and id <> ${alone.manager.account?.id ?? ''}`),
    )
    for (const other of others)
      await alone.manager.ask(changeRights, {
        params: { id: other.id },
        body: { version: other.version, template: id, extra: [], refused: [] },
      })
    const stripped = { version, extra: [], refused: ['users.view'] }
    await alone.manager.refused('input/invalid', changeRights, {
      ...idOf(alone.manager),
      body: stripped,
    })
    const [first] = others
    await alone.manager.refusedFor('extra', changeRights, {
      params: { id: first?.id },
      body: {
        version: (first?.version ?? 0) + 1,
        extra: ['permission-templates.view'],
        refused: [],
      },
    })
  })

  test('people of another company, and contractors, are not there', async () => {
    const other = await openHouse('rights elsewhere')
    await manager.refused('row/missing', readRights, idOf(other.manager))
    await manager.refused('row/missing', readRights, idOf(await house.contractor()))
  })
})
