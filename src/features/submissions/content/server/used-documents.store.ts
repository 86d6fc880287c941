// Which version of each document that answers name was in force when they were given. The revision keeps it beside its
// answers, under its hash; the answer itself stays a list of ids.
import { row } from '../../../../kit/db/row.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { textsIn } from '../../../../kit/own.ts'
import type { Filling } from '../../../forms/definition/index.ts'

export type UsedDocument = { id: string; number: number; hash: string }

const usedRow = row({ id: 'string', number: 'number', hash: 'string' })

/** The documents that were answered, in the items of groups too. */
function documentsIn(filling: Filling): string[] {
  const answers = filling.answers()
  return filling.definition.fields.flatMap((field) =>
    field.type === 'select_resource'
      ? textsIn(answers[field.key])
      : filling.items(field.key).flatMap((item) => documentsIn(item.filling)),
  )
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** At the moment `at`; what a revision before has used stays as it was. */
export async function usedDocuments(
  db: Db,
  filling: Filling,
  at: string,
  before: readonly UsedDocument[] = [],
): Promise<{ documents?: readonly UsedDocument[] }> {
  const ids = new Set(documentsIn(filling).filter((id) => uuid.test(id)))
  if (ids.size === 0) return {}
  const known = before.filter(({ id }) => ids.has(id))
  const fresh = [...ids].filter((id) => !known.some((one) => one.id === id))
  const found =
    fresh.length === 0
      ? []
      : await db.many(
          usedRow,
          sql`
          select distinct on (v.document) v.document as id, v.number, v.hash from document_version v
          where v.company_id = current_company() and v.document = any(${fresh}::uuid[])
            and v.state in ('published', 'superseded')
          order by v.document, v.published_at > ${at}::timestamptz,
            case when v.published_at > ${at}::timestamptz then v.number else -v.number end`,
        )
  const documents = [...known, ...found].sort((a, b) => (a.id < b.id ? -1 : 1))
  return documents.length === 0 ? {} : { documents }
}
