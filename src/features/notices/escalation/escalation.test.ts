// Chains of escalation: who is told next, after how many business days, and when it ends.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dbTest, type TestContext } from '../../../../tests/database.ts'
import { makeAccount } from '../../../../tests/factories.ts'
import { features } from '../../../app/composed/features.server.ts'
import { registry } from '../../../app/registry.server.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { newId } from '../../../kit/ids.ts'
import { businessDaysSince } from './business-days.ts'
import { stepsDue, thingOf } from './chain.ts'
import { escalate } from './escalate.server.ts'
import { escalationChains } from './escalation-chains.register.ts'

const kinds = features.flatMap(({ waitingKinds = [] }) => waitingKinds)

test('chains are about the kinds that features state, and about no other', () => {
  assert.deepEqual(
    Object.keys(escalationChains.fields.waits_for.options).sort(),
    kinds.map(({ notice }) => notice.name).sort(),
  )
})

test('business days are those from Monday to Friday without the holidays of the place', () => {
  // A Thursday; Friday counts, the week-end does not.
  assert.equal(businessDaysSince('2026-11-05', '2026-11-06', 'CA-ON'), 1)
  assert.equal(businessDaysSince('2026-11-05', '2026-11-08', 'CA-ON'), 1)
  assert.equal(businessDaysSince('2026-11-05', '2026-11-09', 'CA-ON'), 2)
  assert.equal(businessDaysSince('2026-11-05', '2026-11-05', 'CA-ON'), 0)
  // Thanksgiving is in October in Ontario, and in November in the United States.
  assert.equal(businessDaysSince('2026-10-09', '2026-10-13', 'CA-ON'), 1)
  assert.equal(businessDaysSince('2026-11-25', '2026-11-27', 'CA-ON'), 2)
  assert.equal(businessDaysSince('2026-11-25', '2026-11-27', 'US'), 1)
})

test('the steps whose days have passed are due, the first first; what is put off waits anew', () => {
  const steps = [
    { id: 'b', after: 5, to: 'managers', people: [] },
    { id: 'a', after: 2, to: 'supervisor', people: [] },
  ]
  const due = (days: number) => stepsDue(steps, days).map(({ id }) => id)
  assert.deepEqual([due(1), due(2), due(5)], [[], ['a'], ['a', 'b']])
  const thing = { record: 'r', what: '', since: '2026-11-05', by: [], project: null, team: null }
  assert.notEqual(thingOf(thing), thingOf({ ...thing, since: '2026-11-06' }))
})

async function site({ db, company, asOwner }: TestContext) {
  const person = (grants?: readonly string[]) =>
    asOwner(async () => (await makeAccount(db, company.id, grants && { grants })).id)
  const [owner, lead, above, other] = [
    await person(),
    await person(),
    await person(),
    await person(['hazards.view']),
  ]
  const project = await db.maybe<{ id: string }>(sql`
    insert into projects (company_id, name, number, status, role_of_company, start_date, supervisor)
    values (current_company(), 'East', new_id()::text, 'active', 'constructor', '2026-01-05', ${lead})
    returning id`)
  const task = await db.maybe<{ id: string }>(sql`
    insert into task_management (company_id, number, title, status, priority, completion, assignees, due_on,
      project)
    values (current_company(), next_number('TSK'), 'Fix the gate', 'open', 'normal', 'one', ${[owner]}::uuid[],
      '2026-11-05', ${project?.id ?? null}) returning id`)
  await db.run(sql`select set_config('app.source', 'job', true)`)
  return { owner, lead, above, other, task: task?.id ?? '', project: project?.id ?? '' }
}

const chain = (
  db: Db,
  steps: readonly { after: number; to: string; people?: readonly string[] }[],
  projects: readonly string[] = [],
) =>
  db.run(sql`
    insert into escalation_chains (company_id, name, waits_for, steps, projects)
    values (current_company(), 'Tasks', 'task-overdue',
      ${JSON.stringify(steps.map((step) => ({ id: newId(), people: [], ...step })))}::jsonb,
      ${[...projects]}::uuid[])`)

const on = (db: Db, day: string) =>
  escalate(db, { now: new Date(`${day}T12:00:00Z`), kinds, registers: registry })
const told = async (db: Db) =>
  (
    await db.many<{ account: string; says: string; read: boolean }>(sql`
      select account, facts ->> 'what' || ' ' || (facts ->> 'days') as says, read_at is not null as read
      from notice where company_id = current_company() order by id`)
  ).map(({ account, says, read }) => [account, says.replace(/TSK\S* /, ''), read])

dbTest('each step is taken once, and none when the thing is done', async (context) => {
  const { db } = context
  const { lead, above, other, task } = await site(context)
  await chain(db, [
    { after: 1, to: 'supervisor' },
    { after: 2, to: 'named', people: [above, other] },
  ])
  await on(db, '2026-11-05')
  assert.deepEqual(await told(db), [])
  for (const day of ['2026-11-06', '2026-11-06', '2026-11-08']) await on(db, day)
  assert.deepEqual(await told(db), [[lead, 'Fix the gate 1', false]])
  await on(db, '2026-11-09')
  // Who may not see the task is not told.
  assert.deepEqual(await told(db), [
    [lead, 'Fix the gate 1', false],
    [above, 'Fix the gate 2', false],
  ])
  await db.run(sql`update task_management set status = 'done' where id = ${task}`)
  await on(db, '2026-11-20')
  assert.deepEqual(
    (await told(db)).map(([, , read]) => read),
    [true, true],
  )
})

dbTest(
  'a chain holds at its places alone; those for whom it waits are not told',
  async (context) => {
    const { db } = context
    const { owner, above, project } = await site(context)
    await chain(db, [{ after: 1, to: 'named', people: [owner, above] }], [newId()])
    await on(db, '2026-11-09')
    assert.deepEqual(await told(db), [])
    await db.run(sql`update escalation_chains set projects = ${[project]}::uuid[]`)
    await on(db, '2026-11-09')
    assert.deepEqual(
      (await told(db)).map(([account]) => account),
      [above],
    )
  },
)

dbTest(
  'a step tells those whom it names itself; who left is passed over, and the chain goes on',
  async (context) => {
    const { db, asOwner } = context
    const { lead, above, other } = await site(context)
    await chain(db, [
      { after: 1, to: 'named', people: [lead, other] },
      { after: 2, to: 'named', people: [above] },
    ])
    await asOwner(() => db.run(sql`update account set deactivated_at = now() where id = ${lead}`))
    await on(db, '2026-11-06')
    assert.deepEqual(await told(db), [])
    await on(db, '2026-11-09')
    assert.deepEqual(
      (await told(db)).map(([account]) => account),
      [above],
    )
  },
)

dbTest('what waits is found in each kind', async (context) => {
  const { db } = context
  const { project } = await site(context)
  const insert = (number: string, status: string) =>
    db.run(sql`
      with made as (
        insert into deficiencies (company_id, number, title, source, severity, status, raised_on, due_on, project)
        values (current_company(), ${number}, 'Board', 'manual', 'high', ${status}, '2026-11-02', '2026-11-04',
          ${project}) returning company_id, id)
      insert into deficiency_event (company_id, deficiency, kind, at)
      select company_id, id, 'done', '2026-11-04T15:00:00Z' from made where ${status} = 'done'`)
  await insert('DEF-1', 'open')
  await insert('DEF-2', 'done')
  await insert('DEF-3', 'closed')
  const found = await Promise.all(
    kinds.map(async ({ notice, find }) => [
      notice.name,
      (await find(db, { today: '2026-11-09' })).map(({ what, since }) => [
        what.replace(/TSK\S* /, ''),
        since,
      ]),
    ]),
  )
  assert.deepEqual(Object.fromEntries(found), {
    'deficiency-overdue': [['DEF-1 Board', '2026-11-04']],
    'deficiency-unverified': [['DEF-2 Board', '2026-11-04']],
    'incident-duty-late': [],
    'incident-untriaged': [],
    'project-form-missing': [],
    'team-form-missing': [],
    'signature-missing': [],
    'task-overdue': [['Fix the gate', '2026-11-05']],
  })
})
