// What every kind of document adds to its register on the server.
import type { Can } from '../../../access/context.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { life } from '../../../manifest/feature.ts'
import { columnsIn, type Register } from '../../../register/define.ts'
import { kindOf } from '../../../register/fields/all.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'
import { withAudience } from '../../audience/index.ts'
import { isAddressed } from '../asked/asked.store.ts'
import { isSaid } from './document-kind.ts'

/** How long before its day a review is shown. */
export const reviewDays = 30

/** The day of the next review of the row `t`, published as `v`. */
export const reviewDue = sql`((coalesce(v.reviewed_at, v.published_at) at time zone c.timezone)::date
  + make_interval(months => t.review_months::integer))::date`

const published = sql`from document_version v where v.company_id = t.company_id
  and v.document = t.id and v.state = 'published'`

const saidIn = (register: Register) =>
  columnsIn(register).filter(([name]) => isSaid(register, name))

/** A column of the row as the published version has it. */
function inPublished(name: string, column: string): Sql {
  const value = sql`v.columns -> ${name}`
  if (name === 'content') return sql`(select without_right(${value}) ${published})`
  if (column === 'jsonb') return sql`(select ${value} ${published})`
  if (column === 'uuid[]')
    return sql`(select array(select jsonb_array_elements_text(${value})::uuid) ${published})`
  const words = sql`v.columns ->> ${name}`
  if (column === 'text') return sql`(select ${words} ${published})`
  return sql`(select (${words})::${sql.id(column)} ${published})`
}

const writes = ({ can }: { can: Can }) =>
  life.some((action) => action !== 'view' && can(`resources.${action}`))

/** Who does not write documents reads what is published, as it was published. */
export const documentExtension = (register: Register): RegisterExtension =>
  withAudience({
    register,
    computed: {
      state: sql`coalesce(
      (select v.state from document_version v where v.company_id = t.company_id
        and v.document = t.id and v.state in ('in_review', 'approved')),
      (select case when v.row_hash = row_hash(t) then 'published' else 'changed' end ${published}),
      'draft')`,
      edition: sql`(select v.number::numeric ${published})`,
      review_due: sql`(select ${reviewDue}
      from document_version v join company c on c.id = v.company_id
      where v.company_id = t.company_id and v.document = t.id and v.state = 'published')`,
    },
    scope: (viewer) => (writes(viewer) ? undefined : sql`exists (select ${published})`),
    shown: (context) =>
      writes(context)
        ? {}
        : Object.fromEntries(
            saidIn(register).map(([name, field]) => [
              name,
              inPublished(name, kindOf(field).column),
            ]),
          ),
    async showsFile({ db, session }, id, file) {
      if (!(await isAddressed(db, id, session.accountId ?? ''))) return false
      const shown = await db.maybe(sql`
        select v.id from document_version v where v.company_id = current_company()
          and v.document = ${id} and v.state = 'published' and strpos(v.content::text, ${file}) > 0`)
      return shown !== undefined
    },
    refuses: {
      async remove({ db }, { id }) {
        const read = await db.maybe(sql`
        select id from document_version where company_id = current_company() and document = ${id}
        limit 1`)
        return read === undefined
          ? undefined
          : 'It has versions that people may have read. It stays archived.'
      },
    },
    untold: (context) => (writes(context) ? [] : saidIn(register).map(([name]) => name)),
  })

export const categoryExtension = (register: Register, of: Register): RegisterExtension => ({
  register,
  computed: {
    documents: sql`(select count(*) from ${sql.id(of.table)} d where d.company_id = t.company_id
      and d.category = t.id and d.archived_at is null)::numeric`,
  },
  refuses: {
    async archive({ db }, { id }) {
      const active = await db.maybe(sql`
        select id from ${sql.id(of.table)} where company_id = current_company() and category = ${id}
          and archived_at is null limit 1`)
      return active === undefined
        ? undefined
        : 'Documents are in this category. Move or archive them first.'
    },
  },
})
