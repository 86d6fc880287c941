import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { talkCauses, talkTypes } from './talk-causes.ts'

/** What talks of the library are about, where the company has the types and reasons of those codes. */
export const sayWhatTalksPrevent = (db: Db, talks: readonly { id: string; of: string }[]) =>
  db.run(sql`
    update toolbox_talks t set
      reasons = array(select r.id from incident_reasons r
        where r.company_id = t.company_id and r.code = any(g.reasons) and r.archived_at is null order by r.code),
      incident_types = array(select i.id from incident_types i
        where i.company_id = t.company_id and i.code = any(g.types) and i.archived_at is null order by i.code)
    from jsonb_to_recordset(${JSON.stringify(
      talks.map(({ id, of }) => ({
        ...{ id, reasons: talkCauses[of] ?? [], types: talkTypes[of] ?? [] },
      })),
    )}::jsonb) g(id uuid, reasons text[], types text[])
    where t.company_id = current_company() and t.id = g.id and (g.reasons <> '{}' or g.types <> '{}')`)
