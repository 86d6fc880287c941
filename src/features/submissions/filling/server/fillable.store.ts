// The forms that may be filled, as the person who fills them sees them.
import { json, one, row } from '../../../../kit/db/row.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../../kit/db/sql.ts'
import type { FormDefinition } from '../../../forms/definition/index.ts'
import type { About } from '../../content/server/document-hash.ts'

/** Of the form `f`. */
const fillableBy = (role: string): Sql => sql`
  f.company_id = current_company() and f.archived_at is null and f.current_version is not null
  and (f.filled_by = '{}' or ${role} = any(f.filled_by))`

const listedRow = row({
  id: 'string',
  title: 'string',
  code: 'string?',
  kind: 'string',
  category: 'string',
  questions: 'number',
  last_filled: 'string?',
})

/** By category, those that the caller fills most first. */
export const fillableForms = (db: Db, me: string | null, role: string) =>
  db.many(
    listedRow,
    sql`
    select f.id, f.title, f.code, f.kind, c.name as category, asked_questions(v.definition) as questions,
      mine.last as last_filled
    from forms f
    join form_version v on v.company_id = f.company_id and v.form = f.id and v.n = f.current_version
    join form_categories c on c.company_id = f.company_id and c.id = f.category
    left join (select s.form, count(*) as times, max(s.submitted_at) as last from submissions s
      where s.company_id = current_company() and s.submitted_by = ${me} group by s.form) mine
      on mine.form = f.id
    where ${fillableBy(role)}
    order by c.position, c.id, coalesce(mine.times, 0) desc, folded(f.title), f.id`,
  )

/** Those of the forms that may be filled now. */
export async function fillableOf(
  db: Db,
  forms: readonly string[],
  role: string,
): Promise<ReadonlySet<string>> {
  const found = await db.many(
    { id: 'string' },
    sql`
    select f.id from forms f where f.id = any(${[...forms]}::uuid[]) and ${fillableBy(role)}`,
  )
  return new Set(found.map(({ id }) => id))
}

const fillableRow = row({
  id: 'string',
  name: 'string',
  code: 'string?',
  kind: 'string',
  category: 'string',
  signature_policy: one<'none' | 'submitter' | 'all_attendees' | 'supervisor_then_manager'>(),
  applies_to: 'strings',
  gps_required: 'boolean',
  review_required: 'boolean',
  version: 'string',
  n: 'number',
  definition: json<FormDefinition>(),
})

export const fillableForm = (db: Db, id: string, role: string) =>
  db.maybe(
    fillableRow,
    sql`
    select f.id, f.title as name, f.code, f.kind, c.name as category, f.signature_policy,
      f.applies_to, coalesce(f.gps_required, false) as gps_required,
      coalesce(f.review_required, false) as review_required, v.id as version, v.n, v.definition
    from forms f
    join form_version v on v.company_id = f.company_id and v.form = f.id and v.n = f.current_version
    join form_categories c on c.company_id = f.company_id and c.id = f.category
    where f.id = ${id} and ${fillableBy(role)}`,
  )

/** What the caller said the last time. */
export const lastFilled = (db: Db, form: string, me: string | null) =>
  db.maybe(
    { answers: json<Record<string, unknown>>(), about: json<About>(), version: 'string' },
    sql`
    select r.answers, r.about, r.form_version as version from submissions s
    join submission_revision r on r.company_id = s.company_id and r.submission = s.id
      and r.n = s.revision
    where s.company_id = current_company() and s.form = ${form} and s.submitted_by = ${me}
      and s.archived_at is null
    order by s.submitted_at desc, s.id desc limit 1`,
  )

/** The open project that the caller named last; else the only one that is active. */
export async function presentProject(db: Db, me: string): Promise<string | null> {
  const found = await db.maybe(
    { id: 'string?' },
    sql`
    select coalesce(
      (select p.id from submissions s
        join projects p on p.company_id = s.company_id and p.id = s.project
        where s.company_id = current_company() and s.submitted_by = ${me}
          and p.archived_at is null and p.completed_at is null
        order by s.submitted_at desc limit 1),
      (select (array_agg(p.id))[1] from projects p
        where p.company_id = current_company() and p.archived_at is null and p.status = 'active'
        having count(*) = 1)) as id`,
  )
  return found?.id ?? null
}
