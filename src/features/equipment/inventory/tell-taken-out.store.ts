// The holder of an asset, the person responsible for its place, and the managers hear at once that
// it failed.
import { row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { notify } from '../../notices/index.ts'
import { assetTakenOut } from './notice-kinds.ts'

const takenOutFacts = row({
  tag: 'string',
  asset: 'string',
  name: 'string',
  reason: 'string',
  number: 'string?',
  people: 'strings',
})

/** `by`: the person who found it knows. */
export async function tellTakenOut(
  db: Db,
  tags: readonly string[],
  by: string | null,
): Promise<void> {
  if (tags.length === 0) return
  const found = await db.many(
    takenOutFacts,
    sql`
    select o.id as tag, i.id as asset, i.inventory_id || ' – ' || i.name as name, o.reason, s.number,
      array(select a.id from account a
        where a.company_id = o.company_id and a.kind = 'staff' and a.deactivated_at is null
          and (a.role_id = 1 or a.id = i.holder or a.id = l.responsible)) as people
    from asset_tag_out o
    join inventory i on i.company_id = o.company_id and i.id = o.asset
    left join locations l on l.company_id = i.company_id and l.id = i.location
    left join submissions s on s.company_id = o.company_id and s.id = o.submission
    where o.company_id = current_company() and o.id = any(${[...tags]}::uuid[])`,
  )
  for (const { tag, asset, name, reason, number, people } of found)
    await notify(db, assetTakenOut, {
      to: people.filter((id) => id !== by),
      record: asset,
      event: tag,
      facts: { asset: name, number, reason },
    })
}
