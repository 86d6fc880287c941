// People are reminded of a document when they are first asked to sign it, after 7 and after 14 days; then their supervisor each week.
import { asCompany } from '../../../access/server/scoped.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { notify } from '../../notices/index.ts'
import { mailDocumentLinks } from '../links/mail-links.job.ts'
import { isSignedOnly, waiting } from './asked.store.ts'
import { documentToSign, signoffsMissing } from './notice-kinds.ts'

/** Days after which a person is reminded, the last first. */
const remindAfter = [14, 7, 0]
/** From then on their supervisor is told, once a week. */
const tellSupervisorAfter = 14

/** The notice of each reminder is one event: said again, it is not told again. What a day missed is told on the next. */
async function remindSigners(db: Db, day: string, which: Sql): Promise<void> {
  const reached = sql.join(
    remindAfter.map(
      (days) => sql`when ${day}::date - asked_on >= ${days}::integer then ${days}::integer`,
    ),
    sql` `,
  )
  const due = await db.many(
    {
      document: 'string',
      title: 'string',
      due_on: 'string',
      counts_for: 'number',
      step: 'number',
      people: 'strings',
    },
    sql`
    select document, title, due_on, counts_for, case ${reached} end as step,
      array_agg(person::text order by person) as people
    from (${waiting(which, sql`true`)}) w where asked_on <= ${day}::date
    group by 1, 2, 3, 4, 5 order by due_on, document`,
  )
  for (const { document, title, due_on, counts_for, step, people } of due)
    await notify(db, documentToSign, {
      to: people,
      record: document,
      event: `${document} ${counts_for} ${step}`,
      facts: { title, due_on },
      withoutAccount: mailDocumentLinks,
    })
}

async function tellSupervisors(db: Db, day: string): Promise<void> {
  const late = await db.many(
    { supervisor: 'string', week: 'string', people: 'string', documents: 'number' },
    sql`
    select p.supervisor, date_trunc('week', ${day}::date)::date as week,
      string_agg(distinct p.name, ', ' order by p.name) as people,
      count(distinct w.document)::integer as documents
    from (${waiting(isSignedOnly, sql`true`)}) w
    join person p on p.company_id = current_company() and p.id = w.person and p.supervisor is not null
    where ${day}::date - w.asked_on > ${tellSupervisorAfter}::integer
    group by 1, 2 order by 1`,
  )
  for (const { supervisor, week, people, documents } of late)
    await notify(db, signoffsMissing, {
      to: [supervisor],
      record: supervisor,
      event: `week of ${week}`,
      facts: { people, documents: String(documents) },
    })
}

/** A document was published: its people are asked at once. */
export const askToSign = (db: Db, document: string): Promise<void> =>
  asCompany(db, async () => {
    const found = await db.maybe({ day: 'string' }, sql`select company_today() as day`)
    if (found !== undefined)
      await remindSigners(db, found.day, sql`d.id = ${document} and ${isSignedOnly}`)
  })

export async function remindOfSignoffs(db: Db, day: string): Promise<void> {
  await remindSigners(db, day, isSignedOnly)
  await tellSupervisors(db, day)
}
