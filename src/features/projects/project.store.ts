// A project as its plan, its tracker and its rain days see it.
import { type RowOf, row } from '../../kit/db/row.ts'
import type { Db } from '../../kit/db/server/database.ts'
import { type Sql, sql } from '../../kit/db/sql.ts'
import { Problem } from '../../kit/problems.ts'

const projectRow = row({
  id: 'string',
  name: 'string',
  status: 'string',
  archived: 'boolean',
  /** It is neither completed nor archived. */
  open: 'boolean',
  opens_on: 'string',
  closes_on: 'string?',
  /** By the clock on its wall: `2026-11-20` and `2026-11-20T15:40`. */
  today: 'string',
  now: 'string',
})
export type Project = RowOf<typeof projectRow>

const projectsOf = (db: Db, ids: readonly string[], held: Sql) =>
  db.many(
    projectRow,
    sql`
    select p.id, p.number || ' – ' || p.name as name, p.status, p.archived_at is not null as archived,
      p.archived_at is null and p.completed_at is null as open, p.start_date as opens_on,
      (least(p.completed_at, p.archived_at) at time zone c.timezone)::date as closes_on,
      (now() at time zone c.timezone)::date as today,
      to_char(now() at time zone c.timezone, 'YYYY-MM-DD"T"HH24:MI') as now
    from projects p join company c on c.id = p.company_id
    where p.company_id = current_company() and p.id = any(${[...ids]}::uuid[])
    order by p.id ${held}`,
  )

export async function projectOf(db: Db, id: string): Promise<Project> {
  const [project] = await projectsOf(db, [id], sql``)
  if (project === undefined) throw new Problem('row/missing')
  return project
}

/** Held for the rest of the transaction: two who change a plan at once come one after the other. */
export const lockProjects = (db: Db, ids: readonly string[]) =>
  projectsOf(db, ids, sql`for update of p`)

export const refuse = (field: string, message: string) =>
  new Problem('input/invalid', { errors: { [field]: [message] } })

/** One whose plan and rain days may be changed. */
export async function openProject(db: Db, id: string): Promise<Project> {
  const [project] = await lockProjects(db, [id])
  if (project === undefined) throw new Problem('row/missing')
  if (project.archived) throw new Problem('row/archived')
  if (!project.open) throw refuse('', 'The project is completed.')
  return project
}
