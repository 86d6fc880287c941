import { sql } from '../../../kit/db/sql.ts'

/** Walked from the top: a reason under one that is not offered is not offered either. */
export const treeOfReasons = sql`
  with recursive offered(id, name, code, parent, position, level) as (
    select id, name, code, parent, position, 1 from incident_reasons
      where company_id = current_company() and parent is null
        and archived_at is null and active is distinct from false
    union all select r.id, r.name, r.code, r.parent, r.position, level + 1 from incident_reasons r
      join offered on r.parent = offered.id
      where r.company_id = current_company() and r.archived_at is null
        and r.active is distinct from false
  ) select id, name, code, parent from offered order by level, position, id`
