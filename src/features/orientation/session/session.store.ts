import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { ByHand } from '../../../kit/drawing/strokes.ts'
import type { Locale } from '../../../kit/locales.ts'

type NewSession = {
  id: string
  package: string
  edition: number
  hash: string
  project: string | null
  instructor: string
  given: ByHand
  statement: string
  lang: Locale
  started_at: string
}

export const insertSession = (db: Db, made: NewSession) =>
  db.run(sql`
    insert into orientation_session (company_id, id, package, edition, hash, project, instructor, given,
      statement, statement_lang, held_at)
    values (current_company(), ${made.id}, ${made.package}, ${made.edition}, ${made.hash}, ${made.project},
      ${made.instructor}, ${JSON.stringify(made.given)}, ${made.statement}, ${made.lang},
      least(${made.started_at}::timestamptz, now()))`)

export const sessionOf = (db: Db, id: string) =>
  db.maybe(
    { instructor: 'string' },
    sql`select instructor from orientation_session where company_id = current_company() and id = ${id}`,
  )

export const recordsOf = async (db: Db, session: string): Promise<string[]> =>
  (
    await db.many(
      { id: 'string' },
      sql`
      select id from orientation_records
      where company_id = current_company() and session = ${session} order by id`,
    )
  ).map(({ id }) => id)

export const isProject = async (db: Db, id: string): Promise<boolean> =>
  (await db.maybe(
    sql`select id from projects where company_id = current_company() and id = ${id}`,
  )) !== undefined

export const personOf = (db: Db, id: string) =>
  db.maybe(
    { name: 'string' },
    sql`
    select name from person
    where company_id = current_company() and id = ${id} and archived_at is null`,
  )

/** It is of the place where the group was, and of the company that a visitor named. */
export const placeRecord = (db: Db, id: string, project: string | null, company: string | null) =>
  db.run(sql`
    update orientation_records set project = coalesce(project, ${project}::uuid),
      name = concat_ws(' · ', name, ${company}::text)
    where company_id = current_company() and id = ${id}`)
