// What each scope shows, as a person would say it: rows by their names, seen at four levels.
import assert from 'node:assert/strict'
import { type Scope, scopes } from '../../src/access/scope.ts'
import { asCompany, enterScope, shownAlready } from '../../src/access/server/scoped.ts'
import type { Db } from '../../src/kit/db/server/database.ts'
import { type Sql, sql } from '../../src/kit/db/sql.ts'
import { dbTest, type TestContext } from '../database.ts'
import { makeAccount } from '../factories.ts'

async function insert(db: Db, query: Sql): Promise<string> {
  const row = await db.maybe({ id: 'string' }, query)
  return row?.id ?? ''
}

const project = (
  db: Db,
  name: string,
  who: { supervisor?: string; manager?: string; entity?: string | undefined } = {},
) =>
  insert(
    db,
    sql`
    insert into projects (company_id, name, number, status, role_of_company, start_date, supervisor, manager,
      entity)
    values (current_company(), ${name}, ${name}, 'active', 'constructor', '2026-01-01',
      ${who.supervisor ?? null}, ${who.manager ?? null}, ${who.entity ?? null}) returning id`,
  )

const onRoster = (db: Db, at: string, account: string, from: string, to: string | null = null) =>
  db.run(sql`
    insert into workplace_workers (company_id, project, person, from_on, to_on)
    values (current_company(), ${at}, ${account}, current_date + ${from}::interval,
      current_date + ${to}::interval)`)

type Named = { made?: string; raised?: string; owner?: string; project?: string }
const deficiency = (db: Db, title: string, named: Named) =>
  insert(
    db,
    sql`
    insert into deficiencies (company_id, number, title, source, severity, raised_on, status, created_by,
      raised_by, owner, project)
    values (current_company(), ${title}, ${title}, 'inspection', 'low', '2026-01-01', 'open',
      ${named.made ?? null}, ${named.raised ?? null}, ${named.owner ?? null}, ${named.project ?? null}) returning id`,
  )

/** People of two entities, and projects that one of them has to do with in each way. */
async function site({ db, company, asOwner }: TestContext) {
  const [me, colleague, stranger] = await asOwner(() =>
    Promise.all([1, 2, 3].map(() => makeAccount(db, company.id))),
  ).then((all) => all.map(({ id }) => id))
  assert.ok(me && colleague && stranger)
  const [north, south] = await Promise.all(
    ['North', 'South'].map((name) =>
      insert(
        db,
        sql`
        insert into entities (company_id, name, legal_name, kind, country)
        values (current_company(), ${name}, ${name}, 'legal_entity', 'CA') returning id`,
      ),
    ),
  )
  for (const [person, entity] of [
    [me, north],
    [colleague, north],
    [stranger, south],
  ])
    await db.run(sql`
      insert into engagement (company_id, person, kind, entity)
      values (current_company(), ${person}, 'employee', ${entity})`)
  const at = {
    on: await project(db, 'on its roster today'),
    was: await project(db, 'on its roster until yesterday'),
    willBe: await project(db, 'on its roster from tomorrow'),
    led: await project(db, 'supervised', { supervisor: me }),
    managed: await project(db, 'managed', { manager: me }),
    colleagues: await project(db, 'a colleague’s', { supervisor: colleague }),
    strangers: await project(db, 'a stranger’s', { supervisor: stranger }),
    ours: await project(db, 'of our entity', { supervisor: stranger, entity: north }),
    theirs: await project(db, 'of another entity', { supervisor: colleague, entity: south }),
  }
  // Days enough that no clock of a company is on another side of them.
  await onRoster(db, at.on, me, '-3 days', '3 days')
  await onRoster(db, at.was, me, '-9 days', '-3 days')
  await onRoster(db, at.willBe, me, '3 days')
  await onRoster(db, at.on, stranger, '-3 days')
  return { me, colleague, stranger, at }
}

/** The names that each scope shows beside those of the narrower one. */
async function shownBy(db: Db, me: string, names: Sql): Promise<Record<Scope, string[]>> {
  const before = new Set<string>()
  const shown: Record<Scope, string[]> = { own: [], workplaces: [], entity: [], company: [] }
  for (const scope of scopes) {
    await db.become('app')
    await enterScope(db, scope, me)
    const rows = await db.many({ name: 'string' }, names)
    const now = rows.map(({ name }) => name)
    for (const name of before) assert.ok(now.includes(name), `${scope} shows ${name} too`)
    shown[scope] = now.filter((name) => !before.has(name)).sort()
    for (const name of now) before.add(name)
  }
  await db.become('app')
  return shown
}

dbTest('projects: those one is on or runs, those of the entity’s people, all', async (test) => {
  const { db } = test
  const { me } = await site(test)
  assert.deepEqual(await shownBy(db, me, sql`select name from projects`), {
    own: ['managed', 'on its roster today', 'supervised'],
    workplaces: [],
    entity: ['a colleague’s', 'of our entity'],
    company: [
      'a stranger’s',
      'of another entity',
      'on its roster from tomorrow',
      'on its roster until yesterday',
    ],
  })
})

dbTest(
  'rows: one’s own, those of one’s workplaces of the day, of the entity, all',
  async (test) => {
    const { db } = test
    const { me, colleague, stranger, at } = await site(test)
    for (const [title, named] of Object.entries({
      'I made it': { made: me },
      'I raised it': { raised: me, made: stranger },
      'I own it': { owner: me, made: stranger },
      'where I am': { project: at.on, made: stranger },
      'where I supervise': { project: at.led, made: stranger },
      'where I was': { project: at.was, made: stranger },
      'where I will be': { project: at.willBe, made: stranger },
      'which I only manage': { project: at.managed, made: stranger },
      'of a colleague': { made: colleague },
      'raised by a colleague': { raised: colleague, made: stranger },
      'raised by a colleague, made by nobody': { raised: colleague },
      'owned by a colleague': { raised: stranger, owner: colleague, made: stranger },
      'where a colleague supervises': { project: at.colleagues, made: stranger },
      'of our entity’s project': { project: at.ours, made: stranger },
      'of a project of another': { project: at.theirs, made: stranger },
      'of nobody': {},
      'of a stranger': { made: stranger, project: at.strangers },
    }))
      await deficiency(db, title, named)
    assert.deepEqual(await shownBy(db, me, sql`select title as name from deficiencies`), {
      own: ['I made it', 'I own it', 'I raised it'],
      workplaces: ['where I am', 'where I supervise'],
      entity: [
        'of a colleague',
        'of our entity’s project',
        'owned by a colleague',
        'raised by a colleague',
        'raised by a colleague, made by nobody',
        'where a colleague supervises',
        'which I only manage',
      ],
      company: [
        'of a project of another',
        'of a stranger',
        'of nobody',
        'where I was',
        'where I will be',
      ],
    })
  },
)

dbTest('submissions: sent, or asked to sign', async (test) => {
  const { db } = test
  const { me, colleague, stranger, at } = await site(test)
  const category = await insert(
    db,
    sql`insert into form_categories (company_id, name) values (current_company(), 'All') returning id`,
  )
  const form = await insert(
    db,
    sql`insert into forms (company_id, title, category, kind, signature_policy, retention)
      values (current_company(), 'Check', ${category}, 'inspection', 'none', '7y') returning id`,
  )
  const submit = (number: string, by: string, of: string | null = null) =>
    insert(
      db,
      sql`
      insert into submissions (company_id, number, title, form, stage, source, submitted_at, submitted_on,
        submitted_by, project)
      values (current_company(), ${number}, 'Check', ${form}, 'unsigned', 'web', now(), current_date,
        ${by}, ${of}) returning id`,
    )
  await submit('I sent it', me)
  const asked = await submit('I am asked to sign', stranger)
  await db.run(sql`
    insert into signature_place (company_id, submission, role, account, position)
    values (current_company(), ${asked}, 'attendee', ${me}, 1)`)
  await submit('where I am', stranger, at.on)
  await submit('a colleague sent it', colleague)
  await submit('a stranger sent it', stranger)
  assert.deepEqual(await shownBy(db, me, sql`select number as name from submissions`), {
    own: ['I am asked to sign', 'I sent it'],
    workplaces: ['where I am'],
    entity: ['a colleague sent it'],
    company: ['a stranger sent it'],
  })
  const places = sql`select s.number as name from signature_place p join submissions s on s.id = p.submission`
  assert.deepEqual((await shownBy(db, me, places)).own, ['I am asked to sign'])
})

dbTest('people: oneself, those on one’s workplaces, those of the entity, all', async (test) => {
  const { db } = test
  const { me, colleague, stranger } = await site(test)
  const called: Record<string, string> = {
    [me]: 'me',
    [colleague]: 'colleague',
    [stranger]: 'stranger',
  }
  for (const [id, name] of Object.entries(called))
    await db.run(sql`update person set first_name = ${name}, last_name = '' where id = ${id}`)
  const seen = { own: ['me'], workplaces: ['stranger'], entity: ['colleague'], company: [] }
  assert.deepEqual(await shownBy(db, me, sql`select name from person`), seen)
  // What hangs from people is seen with them, by another question that must say the same.
  const ids = await shownBy(db, me, sql`select distinct person::text as name from engagement`)
  for (const scope of scopes)
    assert.deepEqual(
      ids[scope].map((id) => called[id]),
      seen[scope],
    )
})

dbTest('what a list was shown is shown again, of this list alone', async (test) => {
  const { db, company, asOwner } = test
  const { me } = await site(test)
  const { id: stranger } = await asOwner(() => makeAccount(db, company.id))
  const theirs = await deficiency(db, 'a stranger’s', { made: stranger })
  await enterScope(db, 'entity', me)
  const seen = () =>
    db.many(
      { id: 'string' },
      sql`select id from deficiencies where id = ${theirs} union all
        select id from person where id = ${stranger}`,
    )
  assert.deepEqual(await seen(), [])
  await shownAlready(db, 'entity', 'deficiencies', [theirs, stranger])
  assert.deepEqual(await seen(), [{ id: theirs }])
  await shownAlready(db, 'entity', 'person', [theirs, stranger])
  assert.deepEqual(await seen(), [{ id: stranger }])
  await db.become('app')
})

dbTest('who is on a project or a team is seen with it', async (test) => {
  const { db } = test
  const { me, colleague, stranger } = await site(test)
  for (const who of [me, colleague, stranger])
    for (const column of ['leader', 'created_by'])
      await db.run(sql`
        insert into teams (company_id, name, ${sql.id(column)})
        values (current_company(), ${`${column} ${who}`}, ${who})`)
  for (const column of ['manager', 'hs_lead', 'created_by'])
    for (const who of [me, colleague, stranger])
      await db.run(sql`
        update projects set ${sql.id(column)} = ${who}
        where id = ${await project(db, `${column} ${who}`)}`)
  await db.run(sql`
    insert into workplace_workers (company_id, project, team, person, from_on)
    select company_id, id, null, ${stranger}::uuid, current_date - 90 from projects
    union all select company_id, null, id, ${stranger}::uuid, current_date - 90 from teams`)
  // It is another question, asked of one workplace, that must say the same.
  const theirs = sql`select distinct subject_id::text as name from workplace_workers`
  const seen = sql`select id::text as name from projects union select id::text from teams`
  const places = await shownBy(db, me, seen)
  assert.ok(scopes.every((scope) => scope === 'workplaces' || places[scope].length > 0))
  assert.deepEqual(await shownBy(db, me, theirs), places)
})

dbTest('what is put out of one’s reach is refused by the database', async (test) => {
  const { db } = test
  const { me, stranger } = await site(test)
  const id = await deficiency(db, 'mine to hand on', { owner: me, made: stranger })
  await enterScope(db, 'own', me)
  await db.run(sql`savepoint handing_on`)
  await assert.rejects(
    db.run(sql`update deficiencies set owner = ${stranger} where id = ${id}`),
    /row-level security/,
  )
  await db.run(sql`rollback to savepoint handing_on`)
})

dbTest('work that must know the company goes through the one door and comes back', async (test) => {
  const { db } = test
  const { me, stranger } = await site(test)
  await deficiency(db, 'a stranger’s', { made: stranger })
  await enterScope(db, 'own', me)
  const count = () => db.many({ id: 'string' }, sql`select id from deficiencies`)
  assert.equal((await count()).length, 0)
  assert.equal((await asCompany(db, count)).length, 1)
  assert.equal((await count()).length, 0)
  await db.become('app')
})
