// Who read what is confidential in a submission. Told once a day of each person and way: the person who reads
// again that day waits for nobody and writes nothing.

import type { z } from 'zod'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import type { event } from '../../reading/reading.contract.ts'

type Reading = {
  submissions: readonly string[]
  account: string
  way: 'screen' | 'pdf' | 'zip' | 'sheet'
}

export async function noteReads(db: Db, { submissions, account, way }: Reading): Promise<void> {
  if (submissions.length === 0) return
  const [only = null] = submissions.length === 1 ? submissions : []
  await db.run(sql`
    with noted as (
      insert into confidential_read (company_id, submission, account, way, day)
      select c.id, s.id, ${account}::uuid, ${way}::text, (now() at time zone c.timezone)::date
      from company c, unnest(${[...submissions]}::uuid[]) s(id) where c.id = current_company()
      on conflict do nothing returning submission)
    select log_event('read', 'confidential_read', ${only}::uuid,
      jsonb_build_object('way', ${way}::text, 'submissions', count(*)))
    from noted having count(*) > 0`)
}

/** The latest last, as the story of a submission tells them. */
export const readsOf = (db: Db, submission: string) =>
  db.many<Omit<z.output<typeof event>, 'revision' | 'questions'>>(sql`
    select 'read_' || o.way as kind, null as reason,
      to_char(o.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')) as by
    from confidential_read o
    join account a on a.company_id = o.company_id and a.id = o.account
    where o.company_id = current_company() and o.submission = ${submission}
    order by o.at`)
