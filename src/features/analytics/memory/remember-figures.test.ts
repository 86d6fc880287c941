// What is remembered is what counting afresh would answer, whatever was written meanwhile.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { randomOf } from '../../../../tests/machinery/counts/random.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import type { AskedFigures } from '../figures/asked.ts'
import { rememberFigures } from './remember-figures.server.ts'
import { count, figuresAsked } from './testing/figures-asked.ts'

const server = withServer()
const { northgate, reading, writing, errors } = figuresAsked(server)

const tablesIn = (plan: unknown): string[] =>
  typeof plan !== 'object' || plan === null
    ? []
    : Object.entries(plan).flatMap(([name, value]) =>
        name === 'Relation Name' ? [String(value)] : tablesIn(value),
      )

/** Says of each statement which tables its plan reads. */
function watched(db: Db, tables: Set<string>): Db {
  const explain = async (query: Sql) => {
    const [first = '', ...rest] = query.text
    const text = [`explain (format json) ${first}`, ...rest]
    for (const name of tablesIn(await db.many({ text, values: query.values }))) tables.add(name)
  }
  const told = { ...db }
  told.many = async (...asked: [unknown, Sql?]) => {
    await explain(asked[1] ?? (asked[0] as Sql))
    return Reflect.apply(db.many, db, asked)
  }
  told.maybe = async (...asked: [unknown, Sql?]) => {
    await explain(asked[1] ?? (asked[0] as Sql))
    return Reflect.apply(db.maybe, db, asked)
  }
  return told
}

const some = sql`company_id = current_company()`
/** What people do to records that are counted. */
const acts = (n: number): Sql[] => [
  sql`insert into submissions (company_id, number, title, form, stage, project, submitted_by, source, submitted_at,
      submitted_on, fails, created_by, updated_by)
    select company_id, 'LAW-' || ${n}::integer || '-' || random(), title, form, 'signed', project, submitted_by, 'web',
      submitted_at, submitted_on, 2, created_by, updated_by
    from submissions where ${some} and submitted_on < current_date - 60 order by random() limit 3`,
  sql`update submissions set stage = 'void' where id in
    (select id from submissions where ${some} and stage <> 'void' order by random() limit 2)`,
  sql`update submissions set fails = ${n % 3}::integer where id in
    (select id from submissions where ${some} order by random() limit 4)`,
  sql`update submissions set archived_at = now() where id in
    (select id from submissions where ${some} and archived_at is null order by random() limit 2)`,
  sql`update submissions set project = (select id from projects where ${some} order by random() limit 1)
    where id in (select id from submissions where ${some} and project is not null order by random() limit 3)`,
  sql`insert into incidents (company_id, number, title, kind, status, description, occurred_on, project, severity)
    select company_id, 'LAW-I-' || ${n}::integer || '-' || random(), 'A fall', kind, status, description,
      occurred_on, project, severity
    from incidents where ${some} and occurred_on < current_date - 60 order by random() limit 2`,
  sql`update incidents set severity = (array['first_aid', 'medical_aid', 'lost_time'])[1 + ${n % 3}::integer]
    where id in (select id from incidents where ${some} and kind = 'incident' order by random() limit 3)`,
  sql`update incidents set archived_at = now() where id in
    (select id from incidents where ${some} and archived_at is null order by random() limit 1)`,
  sql`update incidents set kind = 'near_miss', severity = null where id in
    (select id from incidents where ${some} and kind = 'incident' order by random() limit 1)`,
  sql`update worked_hours set hours = hours + 1 where id in
    (select id from worked_hours where ${some} order by random() limit 2)`,
  sql`update worked_hours set archived_at = case when archived_at is null then now() end where id in
    (select id from worked_hours where ${some} and archived_at is null order by random() limit 1)`,
  sql`update deficiencies set raised_on = raised_on - 3 where id in
    (select id from deficiencies where ${some} and status in ('done', 'closed') order by random() limit 3)`,
  sql`delete from project_forms where id in
    (select id from project_forms where ${some} order by random() limit 1)`,
  sql`update hazards set status = 'retired' where id in
    (select id from hazards where ${some} and status <> 'retired' order by random() limit 1)`,
  sql`update toolbox_talk_deliveries set archived_at = now() where id in
    (select id from toolbox_talk_deliveries where ${some} and archived_at is null order by random() limit 1)`,
]

class Never extends Error {}

/** One transaction of up to three acts, one in five of which comes to nothing. */
async function write(random: (below: number) => number, n: number): Promise<void> {
  const chosen = Array.from({ length: 1 + random(3) }, () => acts(n)[random(acts(n).length)])
  const comesToNothing = random(5) === 0
  await writing(async (db) => {
    for (const act of chosen) if (act !== undefined) await db.run(act)
    if (comesToNothing) throw new Never()
  }).catch((error: unknown) => {
    const isDeadlock = error instanceof Error && /deadlock detected/.test(error.message)
    if (!(error instanceof Never || isDeadlock)) throw error
  })
}

describe('figures in memory', () => {
  test('each table that they read leaves a mark when it changes', async () => {
    const { project, team, entity, contractor } = await northgate()
    const read = new Set<string>()
    const filters: AskedFigures[] = [
      ...[{}, { project }, { team }, { entity }, { contractor }],
      ...[{ whose: 'own' } as const, { whose: 'contractors' } as const],
    ]
    for (const asked of filters)
      await reading(({ db, ...asking }) => count({ ...asking, db: watched(db, read) }, asked))
    const marked = await server.database.database.transaction('owner', (db) =>
      db.many(
        { name: 'string' },
        sql`select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
          where t.tgname like 'mark\_figures\_%' group by 1 having count(*) = 3`,
      ),
    )
    const names = new Set(marked.map(({ name }) => name))
    // The zone of the company is remembered with the version.
    assert.deepEqual(
      [...read].filter((name) => name !== 'company' && !names.has(name)),
      [],
    )
    assert.ok(read.size > 20)
  })

  test('are what counting afresh answers, while five write and one reads', async () => {
    const remembered = rememberFigures(count)
    const ask = () => reading((asking) => remembered(asking, {}))
    const randoms = [1, 2, 3, 4, 5].map(randomOf)
    let changes = 0
    let before = ''
    // Each other time one act alone: what it does not mark is not hidden by the marks of others.
    const alone = (n: number) =>
      writing(async (db) => {
        const act = acts(n)[n]
        if (act !== undefined) await db.run(act)
      })
    for (let round = 0; round < 2 * acts(0).length; round += 1) {
      if (round % 2 === 1) await alone((round - 1) / 2)
      else await Promise.all([...randoms.map((random, at) => write(random, round * 5 + at)), ask()])
      const [memory, afresh] = [await ask(), await reading((asking) => count(asking, {}))]
      assert.deepEqual(memory, afresh, `round ${round}`)
      const now = JSON.stringify(memory)
      if (now !== before) changes += 1
      before = now
    }
    assert.ok(changes > 10, `${changes} changes`)
  })

  test('are counted once while nothing changes, for each person, and for those of less than the company each time', async () => {
    let counted = 0
    const remembered = rememberFigures(async () => {
      counted += 1
      return counted
    })
    const { other } = await northgate()
    const ask = (who: Parameters<typeof reading>[1] = {}, asked = {}) =>
      reading((asking) => remembered(asking, asked), who)
    assert.deepEqual([await ask(), await ask(), counted], [1, 1, 1])
    assert.deepEqual([await ask({}, { whose: 'own' }), await ask({ as: other })], [2, 3])
    assert.deepEqual([await ask({ scope: 'own' }), await ask({ scope: 'own' })], [4, 5])
    await writing(async (db) => {
      await db.run(sql`update incidents set title = title where ${some}`)
      throw new Never()
    }).catch(() => undefined)
    assert.equal(await ask(), 1)
    await writing((db) => db.run(sql`update incidents set title = title where ${some}`))
    assert.equal(await ask(), 6)
    await writing((db) =>
      db.run(sql`update company set timezone = 'Pacific/Kiritimati' where id = current_company()`),
    )
    assert.equal(await ask(), 7)
  })

  test('are compared once an hour: what is astray is said, and what there is is answered', async () => {
    let [now, answer] = [0, 'as it was']
    const remembered = rememberFigures(
      async () => answer,
      () => now,
    )
    const ask = () => reading((asking) => remembered(asking, {}))
    assert.equal(await ask(), 'as it was')
    answer = 'as it is'
    now += 3_599_000
    assert.equal(await ask(), 'as it was')
    now += 2000
    assert.equal(await ask(), 'as it is')
    assert.deepEqual(errors, ['figures in memory were astray'])
  })
})
