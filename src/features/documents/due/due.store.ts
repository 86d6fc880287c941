// The owner of a document hears of its next review, and of its last day, 60 and 30 days before and on the day.
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import type { NoticeKind } from '../../../manifest/notice.ts'
import { notify } from '../../notices/index.ts'
import { customResources } from '../custom/custom-resources.register.ts'
import { reviewDue } from '../kinds/document-kind.server.ts'
import { documentKinds } from '../kinds/document-kinds.ts'
import { documentExpires, documentReviewDue } from './notice-kinds.ts'

/** Days before the day, the last first. */
const tellBefore = [0, 30, 60]

/** What is published of a kind, with the day `due` of each: of the row `t` and its version `v`. */
const published = (table: string, due: Sql): Sql => sql`
  select t.id, v.content ->> 'title' as title, coalesce(t.owner, v.published_by) as owner, ${due} as due_on
  from ${sql.id(table)} t join company c on c.id = t.company_id
  join document_version v on v.company_id = t.company_id and v.document = t.id and v.state = 'published'
  where t.company_id = current_company() and t.archived_at is null`

const toReview = sql.join(
  documentKinds.map(({ table }) => published(table, reviewDue)),
  sql` union all `,
)

/** The last day as it was published; a type that no longer says so has none. */
const toExpire = sql`${published(customResources.table, sql`(v.columns ->> 'expires_on')::date`)}
  and exists (select from custom_resource_types k where k.company_id = t.company_id and k.id = t.type
    and k.expires)`

/** A step is told once; what a day missed is told on the next. */
async function tell(
  db: Db,
  day: string,
  kind: NoticeKind<'title' | 'due_on'>,
  those: Sql,
): Promise<void> {
  const reached = sql.join(
    tellBefore.map(
      (days) => sql`when due_on - ${day}::date <= ${days}::integer then ${days}::integer`,
    ),
    sql` `,
  )
  const due = await db.many(
    { id: 'string', title: 'string', owner: 'string', due_on: 'string', step: 'number?' },
    sql`
    select * from (select p.*, case ${reached} end as step from (${those}) p where owner is not null) due
    where step is not null order by due_on, id`,
  )
  for (const { id, title, owner, due_on, step } of due)
    await notify(db, kind, {
      to: [owner],
      record: id,
      event: `${id} ${due_on} ${step}`,
      facts: { title, due_on },
    })
}

export async function tellOfDue(db: Db, day: string): Promise<void> {
  await tell(db, day, documentReviewDue, toReview)
  await tell(db, day, documentExpires, toExpire)
}
