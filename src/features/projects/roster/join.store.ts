// The workplaces that one person is on today, and what it takes to be on others from today.
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { registerOf, type WorkplaceKind } from '../workplace.ts'

/** Those that are not completed, of the person `t`: their ids. */
export const workplacesToday = (kind: WorkplaceKind): Sql => sql`
  array(select r.${sql.id(kind)} from workplace_workers r
    join ${sql.id(registerOf[kind])} w on w.company_id = r.company_id and w.id = r.${sql.id(kind)}
    where r.company_id = t.company_id and r.person = t.id
      and w.completed_at is null
      and (select company_today()) between r.from_on and coalesce(r.to_on, 'infinity')
    group by 1 order by min(folded(w.name)), 1)`

/** The names of those where nobody is put on the list any more. */
export const closedOf = (db: Db, kind: WorkplaceKind, ids: readonly string[]) =>
  db.many(
    { name: 'string' },
    sql`
    select w.name from ${sql.id(registerOf[kind])} w
    where w.company_id = current_company() and w.id = any(${[...ids]}::uuid[])
      and w.completed_at is not null order by folded(w.name)`,
  )

/** From today until they are there anyway, if ever. */
export const joinToday = (db: Db, kind: WorkplaceKind, person: string, ids: readonly string[]) =>
  db.run(sql`
    insert into workplace_workers (company_id, ${sql.id(kind)}, person, from_on, to_on)
    select current_company(), w, ${person}::uuid, company_today(),
      (select min(r.from_on) - 1 from workplace_workers r
        where r.company_id = current_company() and r.subject_id = w and r.person = ${person}
          and r.from_on > company_today())
    from unnest(${[...ids]}::uuid[]) w`)

/** Until yesterday; an entry that began today is as if it had not been. */
export async function leaveToday(
  db: Db,
  kind: WorkplaceKind,
  person: string,
  ids: readonly string[],
): Promise<void> {
  const present = sql`company_id = current_company() and ${sql.id(kind)} = any(${[...ids]}::uuid[])
    and person = ${person} and coalesce(to_on, 'infinity') >= company_today()`
  await db.run(sql`delete from workplace_workers where ${present} and from_on = company_today()`)
  await db.run(sql`
    update workplace_workers set to_on = company_today() - 1
    where ${present} and from_on < company_today()`)
}

/** Entries that were made with these people themselves, and not touched since. */
export const removeFirstEntries = (db: Db, people: readonly string[]) =>
  db.many(
    { project: 'string?' },
    sql`
    delete from workplace_workers r using person p
    where r.company_id = current_company() and p.company_id = r.company_id and p.id = r.person
      and p.id = any(${[...people]}::uuid[]) and r.created_at = p.created_at and r.version = 1
    returning r.project`,
  )
