// The demo's records bear the numbers of their year, though all were written today.
import type { Db } from '../../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../../kit/db/sql.ts'

async function renumber(db: Db, table: Sql, on: Sql): Promise<void> {
  const series = sql`split_part(r.number, '-', 1)`
  const year = sql`extract(year from ${on})`
  // In two steps: meanwhile no two may bear the same number.
  await db.run(sql`
    with counted as (
      select r.id, ${series} || '-' || ${year} || '-' || lpad((row_number() over (
        partition by ${series}, ${year} order by ${on}, r.number collate counted))::text, 4, '0') as number
      from ${table} r where r.company_id = current_company())
    update ${table} r set number = c.number || ' ' from counted c
    where r.company_id = current_company() and r.id = c.id and r.number <> c.number`)
  await db.run(sql`
    update ${table} r set number = rtrim(r.number)
    where r.company_id = current_company() and r.number like '% '`)
  await db.run(sql`
    select continue_numbers(n.series, n.year::integer, n.last)
    from (select ${series} as series, ${year} as year, count(*) as last from ${table} r
      where r.company_id = current_company() group by 1, 2) n`)
}

export async function numberByYear(db: Db): Promise<void> {
  await renumber(db, sql`submissions`, sql`r.submitted_on`)
  await renumber(db, sql`deficiencies`, sql`r.raised_on`)
}
