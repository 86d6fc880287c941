// Computes the hash of every revision anew from its content, and names each that says another of itself.
import type { Database, Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { type Document, documentHash } from './document-hash.ts'

export type Hashed = Document & { hash: string }
type Revision = Hashed & { id: string; number: string }

const page = 200

const some = (db: Db, company: string, after: string) =>
  db.many<Revision>(sql`
    select r.id, r.submission, r.n as revision, r.hash, r.answers, r.remarks, r.files, r.about, s.number,
      v.hash as form_version
    from submission_revision r
    join submissions s on s.company_id = r.company_id and s.id = r.submission
    join form_version v on v.company_id = r.company_id and v.id = r.form_version
    where r.company_id = ${company} and r.id > ${after}::uuid order by r.id limit ${page}`)

/** Whether the content is what the hash was made of. */
export const isAsHashed = ({
  hash,
  submission,
  revision,
  form_version,
  answers,
  remarks,
  files,
  about,
}: Hashed) =>
  documentHash({
    submission,
    revision,
    form_version,
    answers,
    ...(remarks && { remarks }),
    files,
    about,
  }) === hash

/** What is wrong with each, or nothing. A page at a time: however many there are, few are in memory. */
export async function* verifyRevisions(
  database: Database,
  company: string,
): AsyncGenerator<string | undefined> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (let more = true; more; ) {
    const rows = await database.transaction('owner', (db) => some(db, company, after))
    for (const row of rows)
      yield isAsHashed(row)
        ? undefined
        : `revision ${row.revision} of ${row.number} (${row.submission}) was altered`
    after = rows.at(-1)?.id ?? after
    more = rows.length === page
  }
}
