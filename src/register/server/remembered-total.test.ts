// A total, and an entity's people and workplaces, that are remembered are what gathering and counting them afresh would
// answer, whatever was written meanwhile.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../tests/api/server.ts'
import { randomOf } from '../../../tests/machinery/counts/random.ts'
import type { Db } from '../../kit/db/server/database.ts'
import { type Sql, sql } from '../../kit/db/sql.ts'

const active = sql`t.company_id = current_company() and t.archived_at is null and t.completed_at is null`
const lists: [path: string, count: Sql][] = [
  ['deficiencies', sql`select count(*) as total from deficiencies t where ${active}`],
  [
    'users',
    sql`select count(*) as total from person t where ${active} and exists (
      select from account a where a.company_id = t.company_id and a.id = t.id and a.kind = 'staff')`,
  ],
]
const projects = sql`select count(*) as total from projects t where ${active}`

const some = (table: string, n = 2) => sql`
  (select id from ${sql.id(table)} where company_id = current_company() order by random() limit ${n})`
const one = (table: string) => sql`
  (select id from ${sql.id(table)} where company_id = current_company() order by random() limit 1)`
/** What people do to whatever a total depends on. */
const acts: Sql[] = [
  sql`update deficiencies set archived_at = case when archived_at is null then now() end where id in ${some('deficiencies', 4)}`,
  sql`update deficiencies set owner = ${one('account')} where id in ${some('deficiencies', 4)}`,
  sql`update deficiencies set project = ${one('projects')} where id in ${some('deficiencies', 4)}`,
  sql`insert into deficiencies (company_id, number, title, source, severity, raised_on, status, created_by, raised_by)
    select current_company(), 'TOTAL-' || random(), 'A loose board', 'manual', 'low', current_date, 'open', id, id
    from account where id in ${some('account', 3)}`,
  sql`update engagement set entity = ${one('entities')} where kind = 'employee' and id in ${some('engagement', 6)}`,
  sql`update engagement set ends_on = case when ends_on is null then current_date - 2 end
    where kind = 'employee' and id in ${some('engagement', 3)} and coalesce(starts_on, '2020-01-01') < current_date - 2`,
  sql`update projects set entity = case when entity is null then ${one('entities')} end where id in ${some('projects')}`,
  sql`update projects set supervisor = ${one('account')} where id in ${some('projects')}`,
  sql`update teams set entity = ${one('entities')} where id in ${some('teams')}`,
  sql`update workplace_workers set to_on = case when to_on is null then greatest(from_on, current_date - 2) end
    where id in ${some('workplace_workers', 4)}`,
  sql`insert into projects (company_id, name, number, status, role_of_company, start_date, entity, supervisor)
    select current_company(), 'Of others', 'OTHERS-' || random(), 'active', 'constructor', '2026-01-05', id, ${one('account')}
    from entities where id in ${some('entities', 3)}`,
  sql`insert into project_forms (company_id, project, form, frequency, weekdays, due_time, starts_on, asked)
    select current_company(), p.id, ${one('forms')}, 'daily', '{1}', '08:00', '2026-01-05',
      (select a.id from account a join login l on l.id = a.login_id where l.email = 'manager@northgate.test')
    from projects p where p.id in ${some('projects', 1)}`,
  sql`delete from project_forms where asked is not null`,
  sql`delete from workplace_workers where id in ${some('workplace_workers', 1)}`,
  sql`update person set supervisor = ${one('account')} where id in ${some('person')}`,
]

describe('totals of who sees an entity', () => {
  const server = withServer()
  const manager = () =>
    server.database.database.transaction('owner', (db) =>
      db.maybe(
        { company: 'string', account: 'string' },
        sql`select a.company_id as company, a.id as account from account a
          join login l on l.id = a.login_id where l.email = 'manager@northgate.test'`,
      ),
    )
  const within = async <T>(role: 'app' | 'owner', work: (db: Db, me: string) => Promise<T>) => {
    const { company, account } = (await manager()) ?? assert.fail()
    return server.database.database.transaction(role, async (db) => {
      await db.run(sql`select set_config('app.company_id', ${company}, true),
        set_config('app.confidential', 'yes', true)`)
      return work(db, account)
    })
  }
  const become = (scope: string) =>
    within('owner', (db, me) => db.run(sql`update account set scope = ${scope} where id = ${me}`))
  let token: string | undefined
  const listed = async (path: string, query = '') => {
    token ??= await server.token('manager@northgate.test')
    const { status, body } = await server.ask('GET', `/api/dashboard/${path}?per_page=1${query}`, {
      token,
    })
    assert.equal(status, 200)
    return (body.data as unknown as { total: number }).total
  }
  const afresh = (count: Sql) =>
    within('app', async (db, me) => {
      // With nothing remembered.
      await db.run(sql`select enter_scope('entity', ${me})`)
      await db.become('entity')
      const [counted] = await db.many({ total: 'number' }, count)
      return counted?.total
    })

  test('are what counting afresh answers, after each write', async () => {
    await become('entity')
    await within('owner', (db, me) =>
      db.run(sql`
        with own as (select ${one('entities')} as id),
          others as (update engagement set entity = (select id from own) where kind = 'employee'
            and id in ${some('engagement', 8)} and person <> ${me}),
          mine as (update engagement set entity = (select id from own), starts_on = '2020-01-01', ends_on = null
            where kind = 'employee' and person = ${me} returning id)
        insert into engagement (company_id, person, kind, entity, starts_on)
        select current_company(), ${me}, 'employee', own.id, '2020-01-01' from own where not exists (select from mine)`),
    )
    const random = randomOf(7)
    const seen = new Map<string, Set<number>>(
      ['deficiencies', 'users', 'projects'].map((path) => [path, new Set()]),
    )
    for (let round = 0; round < 4 * acts.length; round += 1) {
      // At first each alone: what it does not mark is not hidden by the marks of others.
      const act = acts[round < acts.length ? round : random(acts.length)]
      if (act !== undefined) await within('owner', (db) => db.run(act))
      for (const [path, count] of [...lists, ['projects', projects] as const]) {
        const total = await afresh(count)
        assert.equal(await listed(path), total, `${path}, round ${round}`)
        assert.equal(
          await listed(path, '&sort=-created_at'),
          total,
          `${path} again, round ${round}`,
        )
        seen.get(path)?.add(total ?? 0)
      }
    }
    for (const [path, totals] of seen) assert.ok(totals.size > 2, `${path}: ${[...totals].join()}`)
  })

  test('are those of a person, a scope and a state', async () => {
    await within('owner', (db) =>
      db.run(sql`
        insert into deficiencies (company_id, number, title, source, severity, raised_on, status, archived_at)
        select current_company(), 'NOBODY-' || n, 'Of nobody', 'manual', 'low', current_date, 'open',
          case when n > 1 then now() end
        from generate_series(1, 3) n`),
    )
    await become('entity')
    const [path, count] = lists[0] ?? assert.fail()
    const total = await afresh(count)
    assert.equal(await listed(path), total)
    await become('company')
    const all = await within('owner', (db) => db.maybe({ total: 'number' }, count))
    assert.ok((all?.total ?? 0) > (total ?? 0))
    assert.equal(await listed(path), all?.total)
    const deleted = await listed(path, '&state=deleted')
    assert.ok(deleted >= 2)
    await become('entity')
    assert.equal(await listed(path), total)
    assert.ok((await listed(path, '&state=deleted')) <= deleted - 2)
  })

  test('each table that they read leaves a mark when it changes', async () => {
    const read = await within('app', async (db, me) => {
      // With nothing remembered.
      await db.run(sql`select enter_scope('entity', ${me})`)
      await db.become('entity')
      const found = new Set<string>()
      for (const [, { text, values }] of lists) {
        const [first = '', ...rest] = text
        const plan = await db.many({ text: [`explain (format json) ${first}`, ...rest], values })
        for (const [, name] of JSON.stringify(plan).matchAll(/"Relation Name":"(\w+)"/g))
          found.add(String(name))
      }
      return found
    })
    // What the lists of a scope are made of stands in functions, into which no plan looks.
    for (const name of ['engagement', 'project_forms', 'projects', 'teams', 'workplace_workers'])
      read.add(name)
    const marked = await within('owner', (db) =>
      db.many(
        { name: 'string' },
        sql`select c.relname::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
          where t.tgname similar to 'mark\_(scopes|totals)\_%' group by 1 having count(*) = 3`,
      ),
    )
    assert.deepEqual([...read].sort(), marked.map(({ name }) => name).sort())
  })
})
