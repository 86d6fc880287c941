// The notices of a duty as its clock runs: before its instant, when it has passed, and then along a chain.
import assert from 'node:assert/strict'
import { dbTest, type TestContext } from '../../../../../tests/database.ts'
import { makeAccount } from '../../../../../tests/factories.ts'
import { registry } from '../../../../app/registry.server.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { newId } from '../../../../kit/ids.ts'
import { escalate } from '../../../notices/escalation/escalate.server.ts'
import { remindOfDuties } from './telling.store.ts'
import { waitingOfIncidents } from './waiting.server.ts'

async function clocks({ db, company, asOwner }: TestContext) {
  const person = (grants: readonly string[]) =>
    asOwner(async () => (await makeAccount(db, company.id, { grants })).id)
  const classifier = await person(['incidents.view', 'incidents.edit', 'incidents.classify'])
  const lead = await person(['incidents.view'])
  const stranger = await person([])
  const project = await db.maybe<{ id: string }>(sql`
    insert into projects (company_id, name, number, status, role_of_company, start_date, manager, hs_lead)
    values (current_company(), 'East', 'E-1', 'active', 'constructor', '2026-01-05', ${stranger}, ${lead})
    returning id`)
  const incident = await db.maybe<{ id: string }>(sql`
    insert into incidents (company_id, number, kind, title, description, occurred_on, status, confidential, project,
      reported_at)
    values (current_company(), 'INC-1', 'incident', 'A fall', 'A fall.', '2026-11-02', 'triaged', false,
      ${project?.id ?? null}, now()) returning id`)
  await db.run(sql`
    insert into incident_duty (company_id, incident, code, rule_from, recipients, citation, due_at)
    values (current_company(), ${incident?.id ?? ''}, 'ON-53', '2020-01-01', '{ministry}', 's. 53',
      now() + interval '3 days')`)
  await db.run(sql`select set_config('app.source', 'job', true)`)
  const told = async () =>
    (
      await db.many<{ kind: string; account: string }>(sql`
        select kind, account from notice where company_id = current_company() order by id`)
    ).map(({ kind, account }) => [kind, account === lead ? 'lead' : 'classifier'])
  const dueIn = (interval: string) =>
    db.run(
      sql`update incident_duty set due_at = now() + ${interval}::interval where company_id = current_company()`,
    )
  return { lead, classifier, told, dueIn }
}

dbTest('a duty is told a day before, two hours before, and when it is late', async (context) => {
  const { db } = context
  const { told, dueIn } = await clocks(context)
  const look = async (interval: string) => {
    await dueIn(interval)
    await remindOfDuties(db)
    await remindOfDuties(db)
    return told()
  }
  const waits = ['duty-waits', 'classifier']
  assert.deepEqual(await look('2 days'), [])
  assert.deepEqual(await look('20 hours'), [waits])
  assert.deepEqual(await look('90 minutes'), [waits, waits])
  // Who answers for the project hears of it too, where they may read incidents.
  const late = await look('-1 minute')
  assert.deepEqual(late.slice(0, 2), [waits, waits])
  assert.deepEqual(late.slice(2).toSorted(), [
    ['duty-late', 'classifier'],
    ['duty-late', 'lead'],
  ])
})

dbTest('what is late goes along the chain, until it was sent', async (context) => {
  const { db } = context
  const { told, dueIn } = await clocks(context)
  await db.run(sql`
    insert into escalation_chains (company_id, name, waits_for, steps)
    values (current_company(), 'Notices', 'incident-duty-late',
      ${JSON.stringify([{ id: newId(), after: 1, to: 'hs_lead', people: [] }])}::jsonb)`)
  const morning = () =>
    escalate(db, { now: new Date(), kinds: waitingOfIncidents, registers: registry })
  await dueIn('1 day')
  await morning()
  assert.deepEqual(await told(), [])
  await dueIn('-6 days')
  await morning()
  await morning()
  assert.deepEqual(await told(), [['incident-duty-late', 'lead']])
  await db.run(sql`
    update incident_duty set sent_at = now(), sent_how = 'phone', sent_to = 'Ministry'
    where company_id = current_company()`)
  await morning()
  const unread = await db.many(sql`
    select id from notice where company_id = current_company() and read_at is null`)
  assert.deepEqual(unread, [])
})
