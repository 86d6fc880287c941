// How people stand with their trainings is kept up: at each moment it is what judging everybody afresh would answer.
import assert from 'node:assert/strict'
import { recomputeAudiences } from '../../../src/features/audience/index.ts'
import {
  type CellCount,
  countStandings,
  judgeAgain,
  judgeStandings,
} from '../../../src/features/training/compliance/standing.store.ts'
import { foldCounts, rightCounts } from '../../../src/kit/counts/server/fold-counts.ts'
import type { Database, Db } from '../../../src/kit/db/server/database.ts'
import { sql } from '../../../src/kit/db/sql.ts'
import { dbTestCommitted } from '../../database.ts'
import { randomOf } from './random.ts'

const within = <T>(database: Database, company: string, work: (db: Db) => Promise<T>) =>
  database.transaction('app', async (db) => {
    // All that is read is of one moment.
    await db.run(sql`set transaction isolation level repeatable read`)
    await db.run(sql`select set_config('app.company_id', ${company}, true)`)
    return work(db)
  })

/** Six people, four courses of which one counts as another, and two rules that ask for them. */
async function place(db: Db) {
  const added = async (statement: ReturnType<typeof sql>) =>
    (await db.many({ id: 'string' }, statement)).map(({ id }) => id)
  const people = await added(sql`
    insert into person (company_id, first_name, last_name, language)
    select current_company(), 'P' || n, 'Test', 'en' from generate_series(1, 6) n returning id`)
  await db.run(sql`
    insert into engagement (company_id, person, kind, starts_on)
    select current_company(), unnest(${people}::uuid[]), 'employee', '2020-01-01'`)
  const courses = await added(sql`
    insert into training (company_id, name, code, category, validity, months)
    select current_company(), 'C' || n, 'C' || n, 'statutory', 'months', 36 from generate_series(1, 4) n returning id`)
  await db.run(sql`
    update training set covers = ${courses.slice(1, 2)}::uuid[] where id = ${courses[0] ?? null}`)
  const all = people.map((id) => ({ out: false, kind: 'person', id, value: null, name: '' }))
  const rules = await added(sql`
    insert into training_requirements (company_id, name, courses, level, grace_days, starts_on, audience)
    select current_company(), 'R' || n, case n when 1 then ${courses.slice(0, 2)}::uuid[] else ${courses.slice(1)}::uuid[] end,
      'mandatory', 30, '2020-01-01', ${JSON.stringify(all)}::jsonb from generate_series(1, 2) n returning id`)
  await recomputeAudiences(db)
  await db.run(sql`update audience_member set since = '2020-01-01'`)
  await db.run(sql`
    insert into training_records (company_id, name, person, course, completed_on, expires_on)
    select current_company(), 'R', person, course, '2020-01-01', company_today() + 60
    from unnest(${people.slice(0, 4)}::uuid[]) person cross join unnest(${courses}::uuid[]) course`)
  return { people, courses, rules }
}
type Place = Awaited<ReturnType<typeof place>>

/** A random write that may change how somebody stands. */
function act({ people, courses, rules }: Place, random: (below: number) => number) {
  const of = (some: readonly string[]) => some[random(some.length)] ?? null
  const [person, course, rule] = [of(people), of(courses), of(rules)]
  const days = [-40, 10, 45, 80, 400][random(5)] ?? 0
  const acts = [
    sql`insert into training_records (company_id, name, person, course, completed_on, expires_on)
      values (current_company(), 'R', ${person}, ${course}, '2020-01-01', company_today() + ${days}::integer)`,
    sql`update training_records set expires_on = company_today() + ${days}::integer where person = ${person}`,
    sql`update training_records set revoked = not revoked,
        revoked_on = case when not revoked then company_today() end where person = ${person} and course = ${course}`,
    sql`update training_records set person = ${person} where course = ${course} and expires_on > company_today() + 100`,
    sql`update training_records set archived_at = now() where course = ${course} and person = ${person}`,
    sql`insert into audience_member (company_id, audience, person, because, since)
      values (current_company(), ${rule}, ${person}, '{}', now() - make_interval(days => ${random(60)}::integer))
      on conflict do nothing`,
    sql`delete from audience_member where audience = ${rule} and person = ${person}`,
    sql`update training_requirements set grace_days = ${random(60)}::integer where id = ${rule}`,
    sql`update training_requirements set archived_at = case when archived_at is null then now() end where id = ${rule}`,
    sql`update training set evidence = ${random(2) === 0 ? [] : ['number']}::text[] where id = ${course}`,
    sql`update engagement set ends_on = company_today() - ${random(2)}::integer where person = ${person}`,
    sql`update engagement set ends_on = null where person = ${person}`,
    sql`update person set archived_at = case when archived_at is null then now() end where id = ${person}`,
  ]
  return acts[random(acts.length)]
}

const lines = (counts: readonly CellCount[]) =>
  [...Map.groupBy(counts, ({ course, letter }) => `${course} ${letter}`)]
    .map(([of, some]) => [of, some.reduce((all, { people }) => all + people, 0)] as const)
    .filter(([, n]) => n !== 0)
    .map(([of, n]) => `${of} ${n}`)
    .sort()

const madeIn = (database: Database, company: string) =>
  database.transaction('owner', async (db) => {
    await db.run(sql`select set_config('app.company_id', ${company}, true)`)
    return place(db)
  })

dbTestCommitted('whatever is written, whose standing it changes is noted', async (test) => {
  const { database, company } = test
  const made = await madeIn(database, company.id)
  const random = randomOf(7)
  for (let n = 0; n < 130; n += 1) {
    // Nothing is noted but what this act notes.
    await judgeAgain(database)
    const one = act(made, random)
    const [kept, there] = await within(database, company.id, async (db) => {
      if (one !== undefined) await db.run(one)
      return [await countStandings(db), await judgeStandings(db)]
    })
    assert.deepEqual(lines(kept ?? []), lines(there ?? []), one?.text.join('…'))
  }
})

dbTestCommitted(
  'what is kept is what judging afresh says, while three write, one judges, one folds and one reads',
  async ({ database, company }) => {
    const made = await madeIn(database, company.id)
    const inCompany = <T>(work: (db: Db) => Promise<T>) => within(database, company.id, work)
    let isOver = false
    let [reads, most] = [0, 0]
    const compare = () =>
      inCompany(async (db) => {
        const there = lines(await judgeStandings(db))
        assert.deepEqual(lines(await countStandings(db)), there)
        return there.length
      })
    const writers = [11, 12, 13].map(async (seed) => {
      const random = randomOf(seed)
      for (let n = 0; n < 40 || (reads < 6 && n < 2000); n += 1) {
        const acts = [act(made, random), act(made, random)]
        const written = inCompany(async (db) => {
          for (const one of acts) if (one !== undefined) await db.run(one)
        })
        await written.catch((error: unknown) => {
          // Two that change one row: the later is refused, and has written nothing.
          if (!(error instanceof Error && /could not serialize|deadlock/.test(error.message)))
            throw error
        })
      }
    })
    const beside = [
      async () => {
        await judgeAgain(database)
      },
      async () => {
        await foldCounts(database)
      },
      async () => {
        most = Math.max(most, await compare())
        reads += 1
      },
    ].map(async (again) => {
      while (!isOver) await again()
    })
    await Promise.all(writers).finally(() => {
      isOver = true
    })
    await Promise.all(beside)
    assert.ok(reads > 5 && most > 4, `${reads} reads, ${most} counts at most`)
    await compare()
    await judgeAgain(database)
    await foldCounts(database)
    const left = await inCompany((db) =>
      db.maybe({ n: 'number' }, sql`select count(*) as n from training_again`),
    )
    assert.equal(left?.n, 0)
    await compare()
    assert.deepEqual(await rightCounts(database), [])
  },
)

dbTestCommitted('a certificate that ends is counted so from the day after', async (test) => {
  const { database, company } = test
  const { courses } = await madeIn(database, company.id)
  await within(database, company.id, (db) =>
    db.run(sql`update training_records set expires_on = company_today()`),
  )
  await judgeAgain(database)
  const counted = async () =>
    lines(await within(database, company.id, countStandings))
      .filter((line) => line.startsWith(courses[3] ?? '-'))
      .map((line) => line.slice(-3))
  assert.deepEqual(await counted(), ['3 4', 'm 2'])
  // As it stands after the night: all was judged yesterday, and the certificate has ended since.
  await database.transaction('owner', async (db) => {
    await db.run(sql`alter table training_records disable trigger training_changed`)
    await db.run(sql`update training_records set expires_on = expires_on - 1`)
    await db.run(sql`update training_judged set day = day - 1`)
  })
  assert.deepEqual(await counted(), ['m 2', 'x 4'])
  await judgeAgain(database)
  assert.deepEqual(await counted(), ['m 2', 'x 4'])
})
