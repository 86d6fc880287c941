// People are told once of each change of their rights, in words.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { Caller } from '../../../../tests/registers/caller.ts'
import { type House, openHouse } from '../../../../tests/registers/house.ts'
import { sql } from '../../../kit/db/sql.ts'
import { callsOf } from '../../../register/contract.ts'
import { readNotices, type WordedNotice } from '../../notices/notices.contract.ts'
import { users } from '../../people/users/users.register.ts'
import { changeRights, readRights } from '../person.contract.ts'
import { moveAccounts } from '../rights.contract.ts'
import { rolesTemplate } from '../roles-template.register.ts'

describe('a right that changed', () => {
  let house: House
  let manager: Caller
  before(async () => {
    house = await openHouse('a right that changed')
    manager = house.manager
  })
  const idOf = ({ account }: Caller) => account?.id ?? ''
  const told = async (person: Caller, lang = 'en') => {
    const { body } = await person.ask(readNotices, { query: { lang, kind: 'rights-changed' } })
    return (body.data as unknown as WordedNotice[]).map(({ says }) => says)
  }
  const template = (grants: readonly string[], name: string) =>
    house.make(rolesTemplate, 'required', { name, base_role: '3', grants })

  test('a move says once what each gained and lost, by whom, and nothing to who keeps theirs', async () => {
    const [one, same] = [await house.person(['forms.view']), await house.person(['hazards.view'])]
    await house.database.transaction('owner', (db) =>
      db.run(sql`update account set role_id = 3 where id = any(${[one, same].map(idOf)}::uuid[])`),
    )
    const to = await template(['hazards.view'], 'Hazards')
    const { status } = await manager.ask(moveAccounts, {
      params: { id: to.id },
      body: { accounts: [one, same].map(idOf) },
    })
    assert.equal(status, 200)
    assert.deepEqual(await told(one), [
      'Ada Moreau changed what you may do. New: Hazards: view. No longer: Forms: view',
    ])
    assert.match((await told(one, 'fr'))[0] ?? '', /^Ada Moreau a modifié ce que vous pouvez faire/)
    assert.deepEqual(await told(same), [])
  })

  test('a changed template tells all who are on it but the person who changed it', async () => {
    const to = await template(['hazards.view'], 'Changing')
    const people = [await house.person(['hazards.view']), await house.person(['hazards.view'])]
    await manager.ask(moveAccounts, {
      params: { id: to.id },
      body: { accounts: people.map(idOf) },
    })
    const row = await manager.row(callsOf(rolesTemplate).edit, {
      params: { id: to.id },
      body: { grants: ['hazards.view', 'clients.view'], version: to.version },
    })
    assert.ok(row)
    for (const person of people) assert.match((await told(person))[0] ?? '', /New: Clients: view$/)
  })

  test('extra rights, and a template given in the list of users, tell their person', async () => {
    const person = await house.person(['hazards.view'])
    const extra = await manager.ask(changeRights, {
      params: { id: idOf(person) },
      body: { version: 1, extra: ['clients.view'], refused: [] },
    })
    assert.equal(extra.status, 200, JSON.stringify(extra.body))
    assert.match((await told(person))[0] ?? '', /New: Clients: view$/)
    const to = await template(['forms.view'], 'Forms alone')
    const row = await manager.row(callsOf(users).read, { params: { id: idOf(person) } })
    await manager.row(callsOf(users).edit, {
      params: { id: idOf(person) },
      body: { permission_template_id: to.id, version: row.version },
    })
    assert.match((await told(person))[0] ?? '', /New: Forms: view. No longer: Hazards: view$/)
  })

  test('which records they see is told too: of their template, of a move, and of their own', async () => {
    const person = await house.person(['hazards.view'])
    const bystander = await house.person(['hazards.view'])
    const to = await template(['hazards.view'], 'Narrow')
    await house.database.transaction('owner', (db) =>
      db.run(sql`
        update account set role_id = 3, permission_template_id = ${to.id}
        where id = any(${[person, bystander].map(idOf)}::uuid[])`),
    )
    await house.database.transaction('owner', (db) =>
      db.run(sql`update account set scope = 'entity' where id = ${idOf(bystander)}`),
    )
    const row = await manager.row(callsOf(rolesTemplate).edit, {
      params: { id: to.id },
      body: { scope: 'workplaces', version: to.version },
    })
    assert.deepEqual(await told(person), [
      'Ada Moreau changed what you may do. You now see the records of your projects and teams',
    ])
    assert.match(
      (await told(person, 'es'))[0] ?? '',
      /Ahora ve los registros de sus proyectos y equipos$/,
    )
    // Who has a scope of their own sees what they saw.
    assert.deepEqual(await told(bystander), [])
    await manager.row(callsOf(rolesTemplate).edit, {
      params: { id: to.id },
      body: { name: 'Narrow, renamed', version: row.version },
    })
    assert.equal((await told(person)).length, 1)

    const rights = await manager.ask(readRights, { params: { id: idOf(person) } })
    const own = await manager.ask(changeRights, {
      params: { id: idOf(person) },
      body: {
        version: (rights.body.data as { version: number }).version,
        extra: [],
        refused: [],
        scope: 'own',
      },
    })
    assert.equal(own.status, 200, JSON.stringify(own.body))
    assert.match((await told(person))[0] ?? '', /You now see your own records$/)
    const wide = await template(['hazards.view'], 'Wide')
    await manager.ask(moveAccounts, {
      params: { id: wide.id },
      body: { accounts: [person, bystander].map(idOf) },
    })
    // Their own scope goes with them.
    assert.equal((await told(person)).length, 2)
  })
})
