import { hashToken } from '../../../access/server/gate.ts'
import { type RowOf, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'

const contactRow = row({
  ...{ id: 'string', name: 'string', email: 'string', place: 'string' },
  /** Whose look the mail has. */
  project: 'string?',
  day: 'string',
})
type Contact = RowOf<typeof contactRow>

/** Who is sent a copy of the submission's present revision and has not been yet, each once, however many of
 *  its project and its team they are a contact of. */
export const contactsToMail = (db: Db, submission: string) =>
  db.many(
    contactRow,
    sql`
    select distinct on (k.id) k.id, k.name, k.email, coalesce(p.number || ' – ' || p.name, m.name) as place,
      t.project, t.submitted_on as day
    from submissions t
    join workplace_contacts r on r.company_id = t.company_id and r.subject_id in (t.project, t.team)
      and t.form = any(r.forms) and r.from_on <= t.submitted_on
      and (r.to_on is null or r.to_on >= t.submitted_on)
    left join projects p on p.company_id = r.company_id and p.id = r.project
    left join teams m on m.company_id = r.company_id and m.id = r.team
    join client_contacts k on k.company_id = r.company_id and k.id = r.contact
      and k.archived_at is null and k.email is not null and k.opted_out is not true
      and 'submissions' = any(k.receives)
    where t.company_id = current_company() and t.id = ${submission} and t.archived_at is null
      and t.stage <> 'void' and not exists (
        select from contact_mail x where x.company_id = t.company_id and x.submission = t.id
          and x.revision = t.revision and x.contact = k.id)
    order by k.id, r.project nulls last`,
  )

type Copy = {
  submission: string
  paper: { revision: number }
  contact: Contact
  token: string
}

/** False where it was noted before. */
export async function noteCopy(
  db: Db,
  { submission, paper: { revision }, contact, token }: Copy,
): Promise<boolean> {
  const first = await db.run(sql`
    insert into contact_mail (company_id, submission, revision, contact, address, stop_hash)
    values (current_company(), ${submission}, ${revision}, ${contact.id}, ${contact.email},
      ${hashToken(token)})
    on conflict (company_id, submission, revision, contact) do nothing`)
  if (first === 0) return false
  await db.run(sql`
    insert into submission_event (company_id, submission, kind, revision, reason)
    values (current_company(), ${submission}, 'mailed', ${revision},
      ${`${contact.name} <${contact.email}>`})`)
  return true
}
