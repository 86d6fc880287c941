// Counts that are kept up are what counting afresh would answer, at each moment, while others write.
import assert from 'node:assert/strict'
import { countsOf } from '../../../src/kit/counts/counts.ts'
import { foldCounts, rightCounts } from '../../../src/kit/counts/server/fold-counts.ts'
import type { Database, Db } from '../../../src/kit/db/server/database.ts'
import { type Sql, sql } from '../../../src/kit/db/sql.ts'
import { dbTestCommitted } from '../../database.ts'
import { makeCompany } from '../../factories.ts'
import { randomOf } from './random.ts'

const kinds = ['crack', 'leak', 'spark']
const within = <T>(database: Database, company: string, work: (db: Db) => Promise<T>) =>
  database.transaction('app', async (db) => {
    await db.run(sql`select set_config('app.company_id', ${company}, true)`)
    return work(db)
  })

/** A table of three kinds of faults: those that are open are counted under their kind and under any, with their place. */
const countFaults = (database: Database) =>
  database.transaction('owner', async (db) => {
    await db.run(sql`create table fault (company_id uuid not null default current_company(),
      kind text not null, place text, is_open boolean not null)`)
    await db.run(sql`grant select, insert, update, delete on fault to plumbline_app`)
    await db.run(sql`select keep_counts('faults', 'fault', $$
      select array[k, r.place] from unnest(array[r.kind, 'any']) k where r.is_open$$)`)
  })

const afresh = sql`(select array[k, place] as by, 1 as n from fault cross join unnest(array[kind, 'any']) k
  where company_id = current_company() and is_open)`
const summed = (rows: Sql) => sql`
  select coalesce(by[1], '') || ' ' || coalesce(by[2], '-') || ' ' || sum(n) as line
  from ${rows} c group by by having sum(n) <> 0 order by 1`

/** Both of one moment. */
async function compared(db: Db): Promise<[string[], string[]]> {
  const found = await db.maybe(
    { kept: 'strings', there: 'strings' },
    sql`select array(${summed(countsOf('faults'))}) as kept, array(${summed(afresh)}) as there`,
  )
  return [found?.kept ?? [], found?.there ?? []]
}

class Never extends Error {}

/** A transaction of one to three random acts, one in five of which comes to nothing. */
async function write(database: Database, company: string, random: (below: number) => number) {
  const acts = Array.from({ length: 1 + random(3) }, () => {
    const [kind, other] = [kinds[random(3)] ?? '', kinds[random(3)] ?? '']
    const place = random(3) === 0 ? null : `P${random(2)}`
    return [
      sql`insert into fault (kind, place, is_open)
        select ${kind}, ${place}, ${random(4) > 0} from generate_series(1, ${1 + random(3)}::integer)`,
      sql`update fault set kind = ${other} where kind = ${kind} and place is not distinct from ${place}`,
      sql`update fault set is_open = not is_open where kind = ${kind} and place = 'P0'`,
      sql`delete from fault where kind = ${kind} and not is_open`,
    ][random(4)]
  })
  const comesToNothing = random(5) === 0
  const written = within(database, company, async (db) => {
    for (const act of acts) if (act !== undefined) await db.run(act)
    if (comesToNothing) throw new Never()
  })
  await written.catch((error: unknown) => {
    // Two that change the same rows in another order: one of them is refused, and has written nothing.
    const isDeadlock = error instanceof Error && /deadlock detected/.test(error.message)
    if (!(error instanceof Never || isDeadlock)) throw error
  })
}

dbTestCommitted(
  'what is kept is what there is, while five write, two fold and one reads',
  async ({ database, company }) => {
    await countFaults(database)
    const other = await database.transaction('owner', makeCompany)
    let isOver = false
    let [reads, folds] = [0, 0]
    const writers = [1, 2, 3, 4, 5].map(async (seed) => {
      const random = randomOf(seed)
      const place = seed === 5 ? other.id : company.id
      for (let act = 0; act < 60 || (reads < 6 && act < 2000); act += 1)
        await write(database, place, random)
    })
    const folders = [1, 2].map(async () => {
      for (; !isOver; folds += 1) await foldCounts(database)
    })
    const reader = (async () => {
      for (; !isOver; reads += 1) {
        const [kept, there] = await within(database, company.id, compared)
        assert.deepEqual(kept, there)
      }
    })()
    await Promise.all(writers).finally(() => {
      isOver = true
    })
    await Promise.all([...folders, reader])
    assert.ok(reads > 5 && folds > 5, `${reads} reads, ${folds} folds`)
    await foldCounts(database)
    const left = await database.transaction('owner', (db) =>
      db.maybe({ n: 'number' }, sql`select count(*) as n from count_difference`),
    )
    assert.equal(left?.n, 0)
    for (const place of [company.id, other.id]) {
      const [kept, there] = await within(database, place, compared)
      assert.deepEqual(kept, there)
      assert.ok(there.length > 2)
    }
    assert.deepEqual(await rightCounts(database), [])
  },
)

dbTestCommitted('a count that is astray is named and made right', async (test) => {
  const { database, company } = test
  await countFaults(database)
  await within(database, company.id, (db) =>
    db.run(sql`insert into fault (kind, is_open) select 'leak', true from generate_series(1, 3)`),
  )
  await foldCounts(database)
  await database.transaction('owner', (db) =>
    db.run(sql`update counts set n = 7 where by[1] = 'leak'`),
  )
  const faultsFound = await rightCounts(database)
  assert.deepEqual(
    faultsFound.map(({ of, by, kept, there }) => ({ of, by, kept, there })),
    [{ of: 'faults', by: ['leak', null], kept: 7, there: 3 }],
  )
  const [kept, there] = await within(database, company.id, compared)
  assert.deepEqual(kept, there)
})

dbTestCommitted('who sees less than the company reads no count of it', async (test) => {
  const { database, company } = test
  await countFaults(database)
  const read = (role: 'app' | 'scoped' | 'entity') =>
    within(database, company.id, async (db) => {
      await db.run(sql`insert into fault (kind, is_open) values ('leak', true)`)
      await db.run(sql`select enter_scope('own', ${company.id})`)
      if (role !== 'app') await db.become(role)
      return (await db.many({ n: 'number' }, sql`select n from ${countsOf('faults')} k`)).length
    })
  assert.ok((await read('app')) > 0)
  assert.equal(await read('scoped'), 0)
  assert.equal(await read('entity'), 0)
})
