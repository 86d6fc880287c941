// What the ids in answers are called. Ids are of many tables, so one statement looks in all of them.
import { row } from '../../../../kit/db/row.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { namesOfSubjects } from '../../subjects/server/subjects.store.ts'
import { idsIn } from '../readable.ts'

export type NamesById = Record<string, string>
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

export async function namesIn(db: Db, answers: unknown): Promise<NamesById> {
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
  return Object.fromEntries([...rows, ...more].map(({ id, name }) => [id, name]))
}
