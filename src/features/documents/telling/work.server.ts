// What waits for people who must sign documents, and for people who write them: to approve, to publish, to revise, to
// review.

import type { Context } from '../../../access/server/gate.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { inEach } from '../../../kit/language/in-each.ts'
import { type KindOfWork, nextWeekday, type WorkItem } from '../../../manifest/work.ts'
import type { Register } from '../../../register/define.ts'
import { askedOf } from '../asked/asked.store.ts'
import { customResources } from '../custom/custom-resources.register.ts'
import { reviewDays, reviewDue } from '../kinds/document-kind.server.ts'
import { documentKinds } from '../kinds/document-kinds.ts'
import { pathOfDocument } from '../kinds/path-of-document.ts'
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }

const texts = { en, fr, es }

/** Of the row `t` and its version `v`, for people who may write them. */
async function found(
  { db, can }: Context,
  which: Sql,
  due: Sql,
  most: number,
  kinds: readonly Register[] = documentKinds,
): Promise<WorkItem[]> {
  if (!can('resources.edit')) return []
  const ofKinds = kinds.map(
    ({ name, table, within }) => sql`
    select ${name} as register, ${within === undefined ? sql`null::uuid` : sql`t.${sql.id(within)}`} as within, t.id, t.title, t.number, ${due} as due
    from ${sql.id(table)} t join company c on c.id = t.company_id
    join document_version v on v.company_id = t.company_id and v.document = t.id
    where t.company_id = current_company() and t.archived_at is null and ${which}`,
  )
  const rows = await db.many(
    {
      register: 'string',
      within: 'string?',
      id: 'string',
      title: 'string',
      number: 'string?',
      due: 'string',
    },
    sql`${sql.join(ofKinds, sql` union all `)} order by due, title limit ${most}`,
  )
  return rows.map(({ register, within, id, title, number, due }) => ({
    id,
    title,
    about: number === null ? [] : [number],
    due,
    path: pathOfDocument(register, id, within),
  }))
}

const other = (which: Sql) => sql`(select from document_version o
  where o.company_id = v.company_id and o.document = v.document and ${which})`

export const workOfDocuments: readonly KindOfWork[] = [
  {
    name: 'sign-document',
    words: inEach(texts, 'work-sign'),
    async find({ db, session }, { most }) {
      const asked = await askedOf(db, session.accountId ?? '', most)
      return asked.map(({ document, title, code, due_on }) => ({
        id: document,
        title,
        about: code === null ? [] : [code],
        due: due_on,
        path: `/dashboard/documents/${document}`,
      }))
    },
  },
  {
    name: 'approve-document',
    words: inEach(texts, 'work-approve'),
    find: (context, { most }) =>
      found(context, sql`v.state = 'in_review'`, nextWeekday(sql`v.sent_at`), most),
  },
  {
    name: 'publish-document',
    words: inEach(texts, 'work-publish'),
    find: (context, { most }) =>
      found(context, sql`v.state = 'approved'`, nextWeekday(sql`v.decided_at`), most),
  },
  {
    name: 'revise-document',
    words: inEach(texts, 'work-revise'),
    find: (context, { most }) =>
      found(
        context,
        sql`v.state = 'returned' and v.sent_by = ${context.session.accountId ?? null}
          and not exists ${other(sql`(o.number > v.number
            or o.state = 'published' and o.row_hash = row_hash(t))`)}`,
        nextWeekday(sql`v.decided_at`),
        most,
      ),
  },
  {
    name: 'review-document',
    words: inEach(texts, 'work-review'),
    find: (context, { today, most }) =>
      found(
        context,
        sql`v.state = 'published'
          and coalesce(t.owner, v.published_by) = ${context.session.accountId ?? null}
          and ${reviewDue} <= ${today}::date + ${reviewDays}::integer
          and not exists ${other(sql`o.state in ('in_review', 'approved')`)}`,
        reviewDue,
        most,
      ),
  },
  {
    name: 'renew-document',
    words: inEach(texts, 'work-renew'),
    find: (context, { today, most }) =>
      found(
        context,
        sql`v.state = 'published' and t.expires_on <= ${today}::date + ${reviewDays}::integer
          and coalesce(t.owner, v.published_by) = ${context.session.accountId ?? null}
          and exists (select from custom_resource_types k where k.company_id = t.company_id
            and k.id = t.type and k.expires)`,
        sql`t.expires_on`,
        most,
        [customResources],
      ),
  },
]
