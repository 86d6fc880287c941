// Who would receive what a chain tells: each step with its moment and names, of something that waits now.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { Caller } from '../../../../tests/registers/caller.ts'
import { type House, openHouse } from '../../../../tests/registers/house.ts'
import { sql } from '../../../kit/db/sql.ts'
import { newId } from '../../../kit/ids.ts'
import { callsOf } from '../../../register/contract.ts'
import { businessDayAfter, businessDaysSince } from './business-days.ts'
import { type ChainPreview, previewChain } from './chains.contract.ts'
import { escalationChains } from './escalation-chains.register.ts'

test('a step is due on the last of its business days', () => {
  for (const place of ['CA-ON', 'US'] as const)
    for (const from of ['2026-11-05', '2026-11-07', '2026-12-23', '2026-10-09'])
      for (const days of [1, 2, 5, 20]) {
        const day = businessDayAfter(from, days, place)
        assert.equal(businessDaysSince(from, day, place), days, `${from} ${days}`)
      }
})

describe('who would receive what a chain tells?', () => {
  let house: House
  let manager: Caller
  let people: Record<'owner' | 'lead' | 'reader' | 'stranger' | 'narrow' | 'left', string>
  const idOf = ({ account }: Caller) => account?.id ?? ''
  before(async () => {
    house = await openHouse('who would receive what a chain tells')
    manager = house.manager
    const tasks = ['task-management.view']
    people = {
      owner: idOf(await house.person(tasks)),
      lead: idOf(await house.person(tasks)),
      reader: idOf(await house.person(tasks)),
      stranger: idOf(await house.person(['hazards.view'])),
      narrow: idOf(await house.person(tasks)),
      left: idOf(await house.person(tasks)),
    }
    await house.database.transaction('owner', async (db) => {
      await db.run(sql`select set_config('app.company_id', ${house.company.id}, true)`)
      await db.run(sql`update account set scope = 'own' where id = ${people.narrow}`)
      await db.run(sql`update account set deactivated_at = now() where id = ${people.left}`)
      await db.run(sql`
        with east as (
          insert into projects (company_id, name, number, status, role_of_company, start_date, supervisor)
          values (current_company(), 'East', new_id()::text, 'active', 'constructor', '2026-01-05',
            ${people.lead}) returning id)
        insert into task_management (company_id, number, title, status, priority, completion, assignees,
          due_on, project)
        select current_company(), next_number('TSK'), 'Fix the gate', 'open', 'normal', 'one',
          ${[people.owner]}::uuid[], '2026-01-08', id from east`)
    })
  })
  const step = (after: number, to: string, named: readonly string[] = []) => ({
    id: newId(),
    after,
    to,
    people: named,
  })
  const preview = async (given: Record<string, unknown>): Promise<ChainPreview> => {
    const { status, body } = await manager.ask(previewChain, {
      body: { waits_for: 'task-overdue', ...given },
    })
    assert.equal(status, 200, JSON.stringify(body))
    return body as unknown as ChainPreview
  }

  test('each step has its names, those first who are passed over, and why', async () => {
    const { owner, reader, stranger, narrow, left } = people
    const found = await preview({
      steps: [
        step(5, 'named', [owner, reader, stranger, narrow, left]),
        step(2, 'supervisor'),
        step(9, 'management'),
      ],
    })
    assert.equal(found.waiting, 1)
    assert.match(found.example?.what ?? '', /Fix the gate$/)
    assert.equal(found.example?.since, '2026-01-08')
    const [first, second, third] = found.steps
    assert.deepEqual([first?.after, second?.after, third?.after], [2, 5, 9])
    assert.deepEqual(
      first?.receivers.map(({ id, state, why }) => [id, state, why[0]?.what]),
      [[people.lead, 'told', 'East']],
    )
    assert.deepEqual(
      Object.fromEntries(second?.receivers.map(({ id, state }) => [id, state]) ?? []),
      {
        [owner]: 'waits',
        [reader]: 'told',
        [stranger]: 'blind',
        [narrow]: 'blind',
        [left]: 'left',
      },
    )
    assert.equal(second?.receivers.at(-1)?.id, reader)
    assert.equal(second?.total, 1)
    assert.deepEqual([third?.total, third?.open], [0, false])
    // The days are over: all of it is told on the next morning.
    assert.ok(
      found.steps.every(({ at, taken }) => at !== null && new Date(at) > new Date() && !taken),
    )
  })

  test('where nothing waits, only what depends on no thing has names', async () => {
    const found = await preview({
      waits_for: 'deficiency-overdue',
      steps: [step(1, 'supervisor'), step(2, 'named', [people.reader])],
    })
    assert.equal(found.example, null)
    assert.deepEqual(
      found.steps.map(({ open, at, receivers }) => [open, at, receivers.length]),
      [
        [true, null, 0],
        [false, null, 1],
      ],
    )
    const elsewhere = await preview({ projects: [newId()], steps: [step(1, 'supervisor')] })
    assert.equal(elsewhere.waiting, 0)
  })

  test('a manager who sees only their own records is shown no example of others', async () => {
    const narrow = await house.person()
    await house.database.transaction('owner', (db) =>
      db.run(sql`update account set scope = 'own' where id = ${idOf(narrow)}`),
    )
    const { body } = await narrow.ask(previewChain, {
      body: { waits_for: 'task-overdue', steps: [step(1, 'managers')] },
    })
    assert.equal((body as unknown as ChainPreview).example, null)
  })

  test('who may not change people does not ask', async () => {
    const person = await house.person(['users.view', 'task-management.view'])
    await person.refused('grant/missing', previewChain, {
      body: { waits_for: 'task-overdue', steps: [] },
    })
  })

  test('a step that names people says whom; a saved chain says their names', async () => {
    const { create, read } = callsOf(escalationChains)
    const chain = (steps: readonly unknown[]) =>
      house.example(escalationChains, 'required', { waits_for: 'task-overdue', steps })
    await manager.refusedFor('steps.0.people', create, { body: await chain([step(1, 'named')]) })
    await manager.refusedFor('people', create, {
      body: await chain([step(1, 'named', [people.left])]),
    })
    const { id } = await manager.row(create, {
      body: await chain([step(1, 'named', [people.reader]), step(2, 'managers', [people.lead])]),
    })
    const row = await manager.row(read, { params: { id } })
    const [named, managers] = row.steps as { people: { id: string; name: string }[] }[]
    assert.deepEqual(
      named?.people.map((one) => one.id),
      [people.reader],
    )
    assert.ok(named?.people[0]?.name)
    // Whom a step does not name is not kept with it.
    assert.deepEqual(managers?.people, [])
    assert.deepEqual(
      (row.people as { id: string }[]).map((one) => one.id),
      [people.reader],
    )
  })
})
