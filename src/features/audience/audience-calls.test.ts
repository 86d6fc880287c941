// What a caller may say of an audience, and what they learn of one.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { Caller } from '../../../tests/registers/caller.ts'
import { type House, openHouse } from '../../../tests/registers/house.ts'
import { sql } from '../../kit/db/sql.ts'
import { newId } from '../../kit/ids.ts'
import { callsOf } from '../../register/contract.ts'
import { type AudienceFact, factsIn } from '../../register/fields/audience.ts'
import { policies } from '../documents/kinds/policies.register.ts'
import { projects } from '../projects/projects.register.ts'
import { listAudienceChoices, previewAudience } from './audience.contract.ts'
import { isInAudience } from './index.ts'
import { fact } from './testing/fact.ts'

describe('an audience on a record', () => {
  let house: House
  let manager: Caller
  before(async () => {
    house = await openHouse('an audience on a record')
    manager = house.manager
  })
  const { create, edit, read } = callsOf(policies)

  test('is stored with names, and worked out at once', async () => {
    const project = await house.make(projects)
    const me = manager.account?.id ?? ''
    const body = await house.example(policies, 'required', {
      audience: [fact('person', me), fact('project', project.id, { name: 'As I like' })],
    })
    const row = await manager.row(create, { body })
    const stored = factsIn(row.audience)
    assert.deepEqual(
      stored.map(({ name }) => name),
      ['Ada Moreau', project.name],
    )
    await house.database.transaction('owner', async (db) => {
      await db.run(sql`select set_config('app.company_id', ${house.company.id}, true)`)
      assert.equal(await isInAudience(db, row.id, me), true)
    })
    await manager.row(callsOf(projects).edit, {
      params: { id: project.id },
      body: { version: project.version, name: 'Renamed' },
    })
    const again = await manager.row(read, { params: { id: row.id } })
    assert.equal(factsIn(again.audience)[1]?.name, 'Renamed')
    const saved = await manager.row(edit, {
      params: { id: row.id },
      body: { version: row.version, audience: [fact('everyone')] },
    })
    assert.deepEqual(saved.audience, [fact('everyone')])
  })

  test('points at what is there, is open, and is of the company; a rule that only leaves out is none', async () => {
    const elsewhere = await (await openHouse('another company')).make(projects)
    const refuses = async (...audience: AudienceFact[]) =>
      manager.refusedFor('audience', create, {
        body: await house.example(policies, 'required', { audience }),
      })
    await refuses(fact('project', elsewhere.id))
    await refuses(fact('person', newId()))
    await refuses(fact('role', '9'))
    await refuses(fact('everyone', null, { out: true }))
    const { id } = await house.make(projects)
    await manager.row(callsOf(projects).archive, { params: { id }, body: {} })
    await refuses(fact('project', id))
    const found = await manager.ask(listAudienceChoices, {
      params: { kind: 'project' },
      query: { closed: '1' },
    })
    const choices = found.body.data as { id: string; why?: string }[]
    assert.equal(choices.find((choice) => choice.id === id)?.why, 'archived')
    assert.ok(choices.every((choice) => choice.id !== elsewhere.id))
  })

  test('its preview says how many and who; who has which value is for people who may view users', async () => {
    const me = manager.account?.id ?? ''
    const answer = await manager.ask(previewAudience, {
      body: { rule: [fact('role', '1'), fact('person', me, { out: true })] },
    })
    const { total, left_out, counts, people } = answer.body.data as {
      total: number
      left_out: number
      counts: number[]
      people: { id: string }[]
    }
    assert.deepEqual([total, left_out, counts], [people.length, 1, [total, 1]])
    assert.ok(total > 0 && people.every(({ id }) => id !== me))
    const writer = await house.person(['resources.view', 'resources.edit'])
    const rule = [fact('field', newId(), { value: 'B' })]
    await writer.refusedFor('rule', previewAudience, { body: { rule } })
  })
})
