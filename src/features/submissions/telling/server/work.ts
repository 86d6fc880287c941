// What waits for a person of the submissions: a signature, a correction, a review.

import type { Context } from '../../../../access/server/gate.ts'
import { type Sql, sql } from '../../../../kit/db/sql.ts'
import { inEach } from '../../../../kit/language/in-each.ts'
import { type KindOfWork, numberedWork, type WorkItem } from '../../../../manifest/work.ts'
import { texts } from '../../content/texts.ts'

const found = async ({ db }: Context, which: Sql, due: Sql, most: number): Promise<WorkItem[]> => {
  const rows = await db.many(
    { id: 'string', number: 'string', title: 'string', place: 'string?', due: 'string' },
    sql`
    select s.id, s.number, s.title, coalesce(p.name, l.name) as place, ${due} as due
    from submissions s
    join forms f on f.company_id = s.company_id and f.id = s.form
    join company c on c.id = s.company_id
    left join projects p on p.company_id = s.company_id and p.id = s.project
    left join locations l on l.company_id = s.company_id and l.id = s.location
    where s.company_id = current_company() and s.archived_at is null and ${which}
    order by due, s.number collate counted limit ${most}`,
  )
  return numberedWork(rows, (id) => `/dashboard/submissions/edit/${id}`)
}

const isFilled = (place: Sql) => sql`exists (select from signature g
  where g.company_id = s.company_id and g.place = ${place}.id and g.revision = s.revision
    and g.declined_reason is null)`

/** A place that names the person, nobody signed at, and at which it is their turn. Their places are looked up first:
 *  otherwise all that the company waits for would be read for the few that are theirs. */
const myTurn = (me: string | null) => sql`
  s.id = any(array(select q.submission from signature_place q
    where q.company_id = current_company() and q.account = ${me}))
  and s.stage in ('unsigned', 'partly_signed', 'signed') and exists (
    select from signature_place q
    where q.company_id = s.company_id and q.submission = s.id and q.account = ${me}
      and not ${isFilled(sql`q`)}
      and (f.signature_policy <> 'supervisor_then_manager' or q.role = 'witness' or not exists (
        select from signature_place e
        where e.company_id = s.company_id and e.submission = s.id and e.role <> 'witness'
          and (e.position, e.id) < (q.position, q.id) and not ${isFilled(sql`e`)})))`

/** The day of the last event of a kind. */
const dayOf = (kind: string) => sql`(
  select (max(e.at) at time zone c.timezone)::date from submission_event e
  where e.company_id = s.company_id and e.submission = s.id and e.kind = ${kind})`

export const workOfSubmissions: readonly KindOfWork[] = [
  {
    name: 'sign',
    words: inEach(texts, 'work-sign'),
    find: (context, { most }) =>
      found(context, myTurn(context.session.accountId ?? null), sql`s.submitted_on + 1`, most),
  },
  {
    name: 'correct',
    words: inEach(texts, 'work-correct'),
    find: (context, { most }) =>
      found(
        context,
        sql`s.stage = 'returned' and s.submitted_by = ${context.session.accountId ?? null}`,
        sql`coalesce(${dayOf('returned')}, s.submitted_on) + 1`,
        most,
      ),
  },
  {
    name: 'review',
    words: inEach(texts, 'work-review'),
    // Nobody reviews what they submitted or corrected themselves.
    find: async (context, { most }) =>
      context.can('submissions.review')
        ? found(
            context,
            sql`s.stage = 'signed' and f.review_required
              and s.submitted_by is distinct from ${context.session.accountId ?? null}
              and not exists (select from submission_revision r where r.company_id = s.company_id
                and r.submission = s.id and r.n = s.revision
                and r.made_by = ${context.session.accountId ?? null})`,
            sql`s.submitted_on + 7`,
            most,
          )
        : [],
  },
]
