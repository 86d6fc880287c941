import { row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { askedDocuments, askedOn, countsFor } from '../asked/asked.store.ts'
import { reviewDue } from '../kinds/document-kind.server.ts'
import { documentKinds } from '../kinds/document-kinds.ts'
import { most } from './home.contract.ts'

const shareRow = row({
  id: 'string',
  title: 'string',
  asked: 'number',
  signed: 'number',
  overdue: 'number',
  all_asked: 'number',
  all_signed: 'number',
  all_overdue: 'number',
})

/** The documents with the most overdue, each with the sums of all; `which` narrows the documents `d`. */
export const signedShares = (db: Db, which: Sql) =>
  db.many(
    shareRow,
    sql`
    with each as (
      select a.document as id, a.title, count(*)::integer as asked,
        (count(*) filter (where signed))::integer as signed,
        (count(*) filter (where not signed and due_on < (select company_today())))::integer as overdue
      from (
        select a.document, a.title, ${askedOn} + a.days as due_on,
          exists (select from document_signoff s where s.company_id = m.company_id
            and s.person = m.person and s.document = m.audience and s.number >= ${countsFor(sql`m.person`)}) as signed
        from (${askedDocuments(which)}) a
        join audience_member m on m.company_id = current_company() and m.audience = a.document
        join person p on p.company_id = m.company_id and p.id = m.person and p.archived_at is null) a
      group by 1, 2)
    select e.*, (sum(asked) over ())::integer as all_asked, (sum(signed) over ())::integer as all_signed,
      (sum(overdue) over ())::integer as all_overdue
    from each e order by overdue desc, signed::float / asked, folded(title), id limit ${most}`,
  )

const reviewRow = row({
  register: 'string',
  within: 'string?',
  id: 'string',
  title: 'string',
  due_on: 'string',
  late: 'boolean',
  owner: 'string?',
  total: 'number',
})

/** How long before its day a review is named. */
const namedBefore = 60

const ofKinds = sql.join(
  documentKinds.map(
    ({ name, table, within }) => sql`
    select ${name} as register, ${within === undefined ? sql`null::uuid` : sql`t.${sql.id(within)}`} as within,
      t.id, t.title, ${reviewDue} as due_on, t.company_id, coalesce(t.owner, v.published_by) as owner
    from ${sql.id(table)} t join company c on c.id = t.company_id
    join document_version v on v.company_id = t.company_id and v.document = t.id and v.state = 'published'
    where t.company_id = current_company() and t.archived_at is null`,
  ),
  sql` union all `,
)

export const reviewsDue = (db: Db) =>
  db.many(
    reviewRow,
    sql`
    select d.register, d.within, d.id, d.title, d.due_on, d.due_on < (select company_today()) as late,
      nullif(concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')), '') as owner,
      count(*) over ()::integer as total
    from (${ofKinds}) d
    left join account a on a.company_id = d.company_id and a.id = d.owner
    where d.due_on <= (select company_today()) + ${namedBefore}::integer
    order by d.due_on, folded(d.title), d.id limit ${most}`,
  )
