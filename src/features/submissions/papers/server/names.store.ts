// What the ids in answers are called. Ids are of many tables, so one statement looks in all of them.
import { row } from '../../../../kit/db/row.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import type { UsedDocument } from '../../content/server/used-documents.store.ts'
import { namesOfSubjects } from '../../subjects/server/subjects.store.ts'
import { idsIn } from '../readable.ts'

export type NamesById = Record<string, string>
/** `inVersions`: of documents, by their ids and the numbers of their versions. */
type FoundNames = { names: NamesById; inVersions: NamesById }
const namedRow = row({ id: 'string', name: 'string' })

/** Items of the lists of incidents lie within their lists and have ids of their own kind. */
const itemsOfIncidents = (ids: readonly string[]) => sql`
  select item ->> 'id' as id, item ->> 'name' as name
  from (
    select items from incident_types_sublists where company_id = current_company()
    union all select items from incident_reasons_sublists where company_id = current_company()
  ) l, jsonb_array_elements(l.items) item
  where item ->> 'id' = any(${ids}::text[])`

/** The ids of incident answers: a main list, and items of its sublists. */
function itemsIn(value: unknown, found: Set<string>): Set<string> {
  if (typeof value !== 'object' || value === null) return found
  if ('sublist' in value && Array.isArray(value.sublist))
    for (const id of value.sublist) found.add(String(id))
  for (const one of Object.values(value)) itemsIn(one, found)
  return found
}

/** What documents were called in the versions that were used, and which these are. */
async function namesOfUsed(db: Db, used: readonly UsedDocument[]): Promise<NamesById> {
  if (used.length === 0) return {}
  const rows = await db.many(namedRow, {
    ...sql`
    select v.document || ' ' || v.number as id,
      concat_ws(' ', v.columns ->> 'number', v.columns ->> 'title') || ' · v' || v.number as name
    from unnest(${used.map(({ id }) => id)}::uuid[], ${used.map(({ number }) => number)}::integer[])
      asked(document, number)
    join document_version v on v.company_id = current_company() and v.document = asked.document
      and v.number = asked.number`,
    steady: true,
  })
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]))
}

const placeIn = ({ id, number }: Pick<UsedDocument, 'id' | 'number'>) => `${id} ${number}`

/** The names, with those of the documents that one revision used as it used them. */
export const asUsed = (
  { names, inVersions }: FoundNames,
  used: readonly UsedDocument[] | null | undefined,
): NamesById => ({
  ...names,
  ...Object.fromEntries(
    (used ?? []).flatMap((one) => {
      const name = inVersions[placeIn(one)]
      return name === undefined ? [] : [[one.id, name] as const]
    }),
  ),
})

/** Of one revision, with the documents that it used. */
export const namesAsUsed = async (
  db: Db,
  answers: unknown,
  used: readonly UsedDocument[] | null | undefined,
): Promise<NamesById> => asUsed(await namesIn(db, answers, used ?? []), used)

/** `used`: documents of whatever revisions, for `asUsed`. */
export async function namesIn(
  db: Db,
  answers: unknown,
  used: readonly UsedDocument[],
): Promise<FoundNames> {
  const ids = [...idsIn(answers)]
  const items = [...itemsIn(answers, new Set())]
  const rows =
    ids.length === 0
      ? []
      : await db.many(namedRow, {
          ...sql`
          with asked as (select unnest(${ids}::uuid[]) as id)
          select r.id, concat_ws(' ', nullif(r.first_name, ''), nullif(r.last_name, '')) as name
          from asked join account r on r.company_id = current_company() and r.id = asked.id
          union all ${namesOfSubjects}
          union all select r.id, r.name from asked
            join asset_types r on r.company_id = current_company() and r.id = asked.id
          union all select r.id, r.name from asked
            join chemicals r on r.company_id = current_company() and r.id = asked.id
          union all select r.document, concat_ws(' ', r.columns ->> 'number', r.columns ->> 'title')
            from asked join document_version r on r.company_id = current_company()
              and r.document = asked.id and r.state = 'published'
          union all select r.id, r.name from asked
            join incident_types r on r.company_id = current_company() and r.id = asked.id
          union all select r.id, r.name from asked
            join incident_reasons r on r.company_id = current_company() and r.id = asked.id
          union all select r.id, r.name from asked
            join file r on r.company_id = current_company() and r.id = asked.id`,
          steady: true,
        })
  const more = items.length === 0 ? [] : await db.many(namedRow, itemsOfIncidents(items))
  const known = new Set(ids)
  const inVersions = await namesOfUsed(
    db,
    used.filter(({ id }) => known.has(id)),
  )
  const names = Object.fromEntries([...rows, ...more].map(({ id, name }) => [id, name]))
  return { names, inVersions }
}
