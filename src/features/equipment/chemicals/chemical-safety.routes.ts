import { bind } from '../../../access/server/gate.ts'
import { json, one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import {
  type Conflict,
  type DataSheet,
  readConflicts,
  readSheets,
} from './chemical-safety.contract.ts'
import { conflictBetween, sharedPlaces } from './conflicts.ts'

async function refuseMissing(db: Db, id: string): Promise<void> {
  const there = await db.maybe(sql`select id from chemicals where id = ${id}`)
  if (there === undefined) throw new Problem('row/missing')
}

const conflicts = bind(readConflicts, async ({ db }, { params: { id } }) => {
  await refuseMissing(db, id)
  const data = await db.many(
    { kind: one<Conflict['kind']>(), location: 'string', with: json<Conflict['with']>() },
    sql`
    select distinct on (l.name, o.name) ${conflictBetween} as kind, l.name as location,
      jsonb_build_object('id', o.id, 'name', o.name) as with
    from chemicals t cross join ${sharedPlaces}
    join locations l on l.company_id = mine.company_id and l.id = mine.location
    where t.id = ${id} and mine.company_id = t.company_id and mine.chemical = t.id
      and mine.archived_at is null and ${conflictBetween} is not null
    order by l.name, o.name`,
  )
  return { data }
})

const file = (column: string) => sql`(
  select jsonb_build_object('id', f.id, 'name', f.name) from file f
  where f.company_id = s.company_id and f.id = s.${sql.id(column)})`

const sheets = bind(readSheets, async ({ db }, { params: { id } }) => {
  await refuseMissing(db, id)
  const data = await db.many(
    {
      id: 'string',
      sds: json<DataSheet['sds']>(),
      sds_french: json<DataSheet['sds_french']>(),
      revised_on: 'string?',
      received_at: 'string',
      superseded_at: 'string?',
      received_by: 'string?',
    },
    sql`
    select s.id, ${file('sds')} as sds, ${file('sds_french')} as sds_french, s.revised_on,
      s.created_at as received_at, s.superseded_at,
      (select concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')) from account a
        where a.company_id = s.company_id and a.id = s.created_by) as received_by
    from chemical_sheet s where s.company_id = current_company() and s.chemical = ${id}
    order by s.superseded_at desc nulls first, s.created_at desc`,
  )
  return { data }
})

export const chemicalSheetCalls = [conflicts, sheets]
