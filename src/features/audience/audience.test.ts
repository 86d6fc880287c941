// Whom a rule reaches, and that people come and go as they change.
import assert from 'node:assert/strict'
import { dbTest, type TestContext } from '../../../tests/database.ts'
import { makeAccount } from '../../../tests/factories.ts'
import { enterScope } from '../../access/server/scoped.ts'
import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'
import { newId } from '../../kit/ids.ts'
import type { AudienceFact } from '../../register/fields/audience.ts'
import { isInAudience, membersOf, recomputeAudiences } from './index.ts'
import { namesAmong, reachedBy } from './server/audience.store.ts'
import { fact } from './testing/fact.ts'

const out = { out: true }

const newRow = async (db: Db, statement: ReturnType<typeof sql>): Promise<string> =>
  (await db.maybe({ id: 'string' }, statement))?.id ?? ''

/** A company with a project, a team at a place, entities and trade workers. */
async function site({ db, company, asOwner }: TestContext) {
  const person = async (role = 3) => {
    const { id } = await asOwner(() => makeAccount(db, company.id))
    await asOwner(() => db.run(sql`update account set role_id = ${role} where id = ${id}`))
    await db.run(sql`insert into engagement (company_id, person, kind, starts_on)
      values (current_company(), ${id}, 'employee', '2020-01-01')`)
    return id
  }
  const contractor = await newRow(
    db,
    sql`insert into trade_contractors (company_id, name, state)
      values (current_company(), 'Ironside', 'approved') returning id`,
  )
  /** Without an account. */
  const tradeWorker = async () => {
    const id = await newRow(
      db,
      sql`insert into person (company_id, first_name, last_name, language)
        values (current_company(), 'Trade', 'Worker', 'en') returning id`,
    )
    await db.run(sql`insert into engagement (company_id, person, kind, trade_contractor, starts_on)
      values (current_company(), ${id}, 'contractor_worker', ${contractor}, '2020-01-01')`)
    return id
  }
  const put = (place: 'project' | 'team', at: string, who: string, until: string | null = null) =>
    db.run(sql`insert into workplace_workers (company_id, ${sql.id(place)}, person, from_on, to_on)
      values (current_company(), ${at}, ${who}, '2020-01-01', ${until})`)
  const project = await newRow(
    db,
    sql`insert into projects (company_id, name, number, status, role_of_company, start_date)
      values (current_company(), 'Tower', 'P-1', 'active', 'constructor', '2020-01-01') returning id`,
  )
  return { person, contractor, tradeWorker, put, project }
}

const policyFor = (db: Db, rule: readonly AudienceFact[]): Promise<string> =>
  newRow(
    db,
    sql`
    with made as (insert into policies_categories (company_id, name)
      values (current_company(), ${newId()}) returning id)
    insert into policies (company_id, title, category, audience)
    select current_company(), 'Heights', id, ${JSON.stringify(rule)} from made returning id`,
  )

dbTest(
  'a union counts who is in twice once; who is left out is out whatever else',
  async (given) => {
    const { db } = given
    const { person, project, put, tradeWorker } = await site(given)
    const [lead, worker, both, left] = [
      await person(6),
      await person(),
      await person(6),
      await person(6),
    ]
    await tradeWorker()
    await put('project', project, worker)
    await put('project', project, both)
    const rule = [fact('role', '6'), fact('project', project), fact('person', left, out)]
    const reached = await reachedBy(db, rule)
    assert.deepEqual(reached.people.toSorted(), [lead, worker, both].toSorted())
    assert.deepEqual(reached.left_out, [left])
    // By role: the two of management who are in; on the project: the one whom the role did not take in.
    assert.deepEqual(reached.counts, [
      { n: 1, people: 2 },
      { n: 2, people: 1 },
      { n: 3, people: 1 },
    ])
  },
)

dbTest('each kind of fact reaches its people, and no visitor is everyone', async (given) => {
  const { db } = given
  const { person, project, put, tradeWorker, contractor } = await site(given)
  const [one, two, lead] = [await person(), await person(), await person()]
  const trade = await tradeWorker()
  const visitor = await newRow(
    db,
    sql`insert into person (company_id, first_name, last_name, language)
      values (current_company(), 'A', 'Visitor', 'en') returning id`,
  )
  await db.run(sql`insert into engagement (company_id, person, kind)
    values (current_company(), ${visitor}, 'visitor')`)
  const entity = await newRow(
    db,
    sql`insert into entities (company_id, name, legal_name, kind, country)
      values (current_company(), 'North', 'North', 'branch', 'CA') returning id`,
  )
  await db.run(sql`update engagement set entity = ${entity} where person = ${one}`)
  const place = (name: string, parent: string | null) =>
    newRow(
      db,
      sql`insert into locations (company_id, name, kind, parent)
        values (current_company(), ${name}, 'yard', ${parent}) returning id`,
    )
  const yard = await place('Yard', null)
  const shed = await place('Shed', yard)
  const team = await newRow(
    db,
    sql`insert into teams (company_id, name, leader, location)
      values (current_company(), 'Crew', ${lead}, ${shed}) returning id`,
  )
  await put('team', team, two)
  await put('project', project, one, '2020-02-01')
  const field = await newRow(
    db,
    sql`insert into user_field (company_id, label, kind)
      values (current_company(), 'Drives', 'choices') returning id`,
  )
  await db.run(sql`insert into user_value (company_id, person, field, value)
    values (current_company(), ${two}, ${field}, '["Truck", "Lift"]')`)
  const reaches = async (...rule: AudienceFact[]) => (await reachedBy(db, rule)).people.toSorted()
  assert.deepEqual(await reaches(fact('everyone')), [one, two, lead, trade].toSorted())
  assert.deepEqual(await reaches(fact('entity', entity)), [one])
  assert.deepEqual(await reaches(fact('team', team)), [two, lead].toSorted())
  assert.deepEqual(await reaches(fact('location', yard)), [two, lead].toSorted())
  assert.deepEqual(await reaches(fact('contractor', contractor)), [trade])
  assert.deepEqual(await reaches(fact('field', field, { value: 'Lift' })), [two])
  assert.deepEqual(await reaches(fact('field', field, { value: 'Truck, Lift' })), [])
  assert.deepEqual(await reaches(fact('person', trade)), [trade])
  // On the list until February: no longer there.
  assert.deepEqual(await reaches(fact('project', project)), [])
})

dbTest('people come and go as they change; who stays keeps the day since when', async (given) => {
  const { db, asOwner } = given
  const { person, project, put } = await site(given)
  const [stays, leaves, comes] = [await person(), await person(), await person()]
  await put('project', project, stays)
  await put('project', project, leaves)
  const id = await policyFor(db, [fact('project', project)])
  await recomputeAudiences(db, [id])
  assert.deepEqual(await membersOf(db, id), [stays, leaves].toSorted())
  await db.run(
    sql`update audience_member set since = '2020-03-01T12:00:00Z' where person = ${stays}`,
  )
  await db.run(sql`delete from workplace_workers where person = ${leaves}`)
  await put('project', project, comes)
  await recomputeAudiences(db)
  assert.deepEqual(
    [
      await isInAudience(db, id, stays),
      await isInAudience(db, id, leaves),
      await isInAudience(db, id, comes),
    ],
    [true, false, true],
  )
  const [kept] = await db.many(
    { since: 'string' },
    sql`select since from audience_member where audience = ${id} and person = ${stays}`,
  )
  assert.equal(kept?.since, '2020-03-01T12:00:00Z')
  await asOwner(() => db.run(sql`update person set archived_at = now() where id = ${comes}`))
  await recomputeAudiences(db)
  assert.deepEqual(await membersOf(db, id), [stays])
  await db.run(sql`update policies set audience = '[]' where id = ${id}`)
  assert.deepEqual(await membersOf(db, id), [])
})

dbTest(
  'what changes who is where asks for one job, and only where there is an audience',
  async (given) => {
    const { db, asOwner } = given
    const { person, project, put } = await site(given)
    const [one, two] = [await person(), await person()]
    const jobs = async () => {
      const found = await asOwner(() =>
        db.many(
          { id: 'string' },
          sql`select j.id::text as id from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'recompute-audiences'`,
        ),
      )
      return found.length
    }
    await put('project', project, one)
    assert.equal(await jobs(), 0)
    await policyFor(db, [fact('project', project)])
    await put('project', project, two)
    await db.run(sql`update account set role_id = 6 where id = ${two}`)
    assert.equal(await jobs(), 1)
  },
)

dbTest('a scope learns how many there are, and the names of those whom it shows', async (given) => {
  const { db } = given
  const { person, project, put } = await site(given)
  const [me, other] = [await person(), await person()]
  await put('project', project, me)
  await put('project', project, other)
  const id = await policyFor(db, [fact('project', project)])
  await recomputeAudiences(db, [id])
  await enterScope(db, 'own', me)
  const { people } = await reachedBy(db, [fact('project', project)])
  assert.equal(people.length, 2)
  assert.deepEqual(
    (await namesAmong(db, people, 0, 20)).map((one) => one.id),
    [me],
  )
  assert.deepEqual(await membersOf(db, id), [me])
  await recomputeAudiences(db, [id])
  await db.become('app')
  assert.equal((await membersOf(db, id)).length, 2)
})

dbTest('a role in an operation reaches who is named in it, until it is archived', async (given) => {
  const { db } = given
  const { person } = await site(given)
  const [signaller, other] = [await person(), await person()]
  const role = await newRow(
    db,
    sql`
    with made as (insert into operations (company_id, name)
      values (current_company(), ${newId()}) returning id)
    insert into operation_roles (company_id, name, operation, persons)
    select current_company(), 'Signaller', id, array[${signaller}::uuid] from made returning id`,
  )
  const rule = [fact('operation_role', role)]
  assert.deepEqual((await reachedBy(db, rule)).people, [signaller])
  await db.run(sql`update operation_roles set persons = persons || ${other}::uuid`)
  assert.deepEqual((await reachedBy(db, rule)).people.toSorted(), [signaller, other].toSorted())
  await db.run(sql`update operation_roles set archived_at = now()`)
  assert.deepEqual((await reachedBy(db, rule)).people, [])
})
