// Whose day it is: the projects and teams that a person has to do with now.
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { openWorkplaces, type WorkplaceFacts } from '../workplace.store.ts'
import type { WorkplaceKind } from '../workplace.ts'

/** Of the open ones: those that the person supervises or leads, is on the list of today, or is asked for forms. */
const own = (db: Db, kind: WorkplaceKind, me: string) =>
  db.many(
    { id: 'string' },
    sql`
    select w.id from ${kind === 'project' ? sql`projects` : sql`teams`} w
    join company c on c.id = w.company_id
    where w.company_id = current_company() and w.archived_at is null and w.completed_at is null
      and (${kind === 'project' ? sql`w.supervisor` : sql`w.leader`} = ${me}
        or exists (select from workplace_workers r
          where r.company_id = w.company_id and r.subject_id = w.id and r.person = ${me}
            and (now() at time zone c.timezone)::date
              between r.from_on and coalesce(r.to_on, 'infinity'))
        or exists (select from project_forms l
          where l.company_id = w.company_id and l.subject_id = w.id and l.asked = ${me}
            and (now() at time zone c.timezone)::date
              between l.starts_on and coalesce(l.ends_on, 'infinity')))`,
  )

type Mine = { places: WorkplaceFacts[]; mine: boolean }

/** The person's own, those they work on now first; all open ones where none is theirs and `all` says so. */
export async function myPlaces(
  db: Db,
  kind: WorkplaceKind,
  { me, present, all }: { me: string; present: string | undefined; all: boolean },
): Promise<Mine> {
  const ids = new Set((await own(db, kind, me)).map(({ id }) => id))
  if (present !== undefined) ids.add(present)
  const open = await openWorkplaces(db, kind)
  const places = open.filter(({ id }) => ids.has(id))
  if (places.length === 0 && all) return { places: open, mine: false }
  return {
    places: places.sort((a, b) => Number(b.id === present) - Number(a.id === present)),
    mine: true,
  }
}
