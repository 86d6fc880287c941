// How people stand with what is asked of them, kept up: the law's room judges those whom a write has noted, and the
// counts follow from what is stored of each.
import { countsOf } from '../../../kit/counts/counts.ts'
import { json, row } from '../../../kit/db/row.ts'
import type { Database, Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { isNameIn } from '../../../kit/own.ts'
import { type CellLetter, cellLetters } from '../matrix/letters.ts'
import { readMatrixOf, worksToday } from '../matrix/matrix.store.ts'

export type CellCount = { course: string; letter: CellLetter; people: number }

/** Of each of these people who works today: what is asked of them, by course. */
async function judge(db: Db, whose: Sql): Promise<Map<string, Record<string, CellLetter>>> {
  const { people, courses, cells } = await readMatrixOf(db, sql`${worksToday} and ${whose}`)
  return new Map(
    people.map(({ id }, at) => {
      const asked: Record<string, CellLetter> = {}
      for (const [column, letter] of [...(cells[at] ?? '')].entries()) {
        const course = courses[column]
        if (
          course !== undefined &&
          isNameIn(cellLetters, letter) &&
          letter !== '.' &&
          letter !== 'h'
        )
          asked[course.id] = letter
      }
      return [id, asked]
    }),
  )
}

function* eachOf(standings: Iterable<Record<string, CellLetter>>): Iterable<CellCount> {
  for (const asked of standings)
    for (const [course, letter] of Object.entries(asked)) yield { course, letter, people: 1 }
}

/** The same of the people whom the caller sees, judged now. */
export const judgeStandings = async (db: Db): Promise<CellCount[]> => [
  ...eachOf((await judge(db, sql`true`)).values()),
]

/** More than so many are judged as quickly with all others. */
const few = 300

const kept = row({
  /** Everybody's, where all were not judged today yet or all are noted. */
  all_again: 'boolean',
  again: 'strings',
  counts: json<{ course: string; letter: CellLetter; people: number }[]>(),
})

/** How many people stand how with each course that is asked of them, the whole company over. */
export async function countStandings(db: Db): Promise<CellCount[]> {
  const found = await db.maybe(
    kept,
    sql`
    with noted as materialized (
      select distinct person from training_again where company_id = current_company())
    select not exists (select from training_judged where company_id = current_company() and day = company_today())
        or exists (select from noted where person is null) as all_again,
      array(select person::text from noted where person is not null) as again,
      coalesce((select jsonb_agg(c) from (
        select by[1] as course, by[2] as letter, sum(n)::integer as people from (
          select by, n from ${countsOf('training')} kept
          union all
          select array[key, value], -1 from training_standing s
          join noted on noted.person = s.person
          cross join jsonb_each_text(s.cells)
          where s.company_id = current_company()) each
        group by 1, 2 having sum(n) <> 0) c), '[]') as counts`,
  )
  if (found === undefined) throw new Error('A count has one row.')
  const { all_again, again, counts } = found
  if (all_again || again.length > few) return judgeStandings(db)
  if (again.length === 0) return counts
  const judged = await judge(db, sql`p.id = any(${again}::uuid[])`)
  return [...counts, ...eachOf(judged.values())]
}

/** Judges those who are noted; one at a time does so for a company, another one leaves it to them. */
const judgeNoted = (database: Database, company: string) =>
  database.transaction('owner', async (db) => {
    const mine = await db.maybe(
      { mine: 'boolean' },
      sql`
      select pg_try_advisory_xact_lock(hashtextextended('training ' || ${company}::text, 0)) as mine,
        set_config('app.company_id', ${company}, true)`,
    )
    if (mine?.mine !== true) return
    const noted = await db.many(
      { id: 'string', person: 'string?' },
      sql`select id, person from training_again where company_id = current_company()`,
    )
    const day = await db.maybe(
      { today: 'string', is_judged: 'boolean' },
      sql`
      select company_today() as today, exists (select from training_judged
        where company_id = current_company() and day = company_today()) as is_judged`,
    )
    const people = noted.flatMap(({ person }) => person ?? [])
    const isAll = day?.is_judged !== true || people.length < noted.length
    const judged = await judge(db, isAll ? sql`true` : sql`p.id = any(${people}::uuid[])`)
    await db.run(sql`
      delete from training_standing s where s.company_id = current_company()
        and ${isAll ? sql`true` : sql`s.person = any(${people}::uuid[])`}
        and not s.person = any(${[...judged.keys()]}::uuid[])`)
    await db.run(sql`
      insert into training_standing as s (company_id, person, cells)
      select current_company(), person, cells
      from unnest(${[...judged.keys()]}::uuid[], ${[...judged.values()].map((asked) => JSON.stringify(asked))}::jsonb[])
        judged(person, cells)
      on conflict (company_id, person) do update set cells = excluded.cells where s.cells <> excluded.cells`)
    await db.run(sql`
      insert into training_judged (company_id, day) values (current_company(), ${day?.today ?? null}::date)
      on conflict (company_id) do update set day = excluded.day where training_judged.day <> excluded.day`)
    await db.run(sql`
      delete from training_again where company_id = current_company()
        and id = any(${noted.map(({ id }) => id)}::uuid[])`)
  })

/** Of each company in which something was noted, or where another day has begun. */
export async function judgeAgain(database: Database): Promise<void> {
  const waiting = await database.transaction('owner', (db) =>
    db.many(
      { id: 'string' },
      sql`
      select distinct company_id as id from training_again
      union
      select c.id from company c left join training_judged j on j.company_id = c.id
      where j.day is distinct from (now() at time zone c.timezone)::date`,
    ),
  )
  for (const { id } of waiting) await judgeNoted(database, id)
}
