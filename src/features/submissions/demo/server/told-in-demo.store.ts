// What the people of the demo company have been told: what still waits for them.
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { deficiencyAssigned } from '../../../deficiencies/index.ts'
import { submissionReturned, turnToSign } from '../../telling/notice-kinds.ts'

/** What is older than this many days has been read. */
const readAfter = 4

export const tellInDemo = (db: Db) =>
  db.run(sql`
    insert into notice (company_id, account, kind, event, record, facts, at, read_at)
    select current_company(), account, kind, event, record, facts, at,
      case when at < now() - make_interval(days => ${readAfter}) then at + interval '5 hours' end
    from (
      select d.owner as account, ${deficiencyAssigned.name} as kind, d.id || ' 1' as event,
        d.id as record, jsonb_build_object('number', d.number, 'due_on', d.due_on,
          'title', case when not d.confidential then d.title end) as facts,
        least(now(), (d.raised_on + time '15:20') at time zone 'America/Toronto') as at
      from deficiencies d
      where d.company_id = current_company() and d.owner is not null
        and d.status in ('open', 'in_progress') and d.archived_at is null
      union all
      select s.submitted_by, ${submissionReturned.name}, s.id || ' ' || e.revision, s.id,
        jsonb_build_object('number', s.number, 'form', s.title, 'reason', e.reason,
          'by', (select concat_ws(' ', a.first_name, a.last_name) from account a
            where a.company_id = e.company_id and a.id = e.by)), e.at
      from submissions s
      join submission_event e on e.company_id = s.company_id and e.submission = s.id
      where s.company_id = current_company() and s.stage = 'returned' and s.archived_at is null
        and e.kind = 'returned'
      union all
      select p.account, ${turnToSign.name}, p.id || ' ' || s.revision, s.id,
        jsonb_build_object('number', s.number, 'form', s.title,
          'sender', concat_ws(' ', a.first_name, a.last_name)), s.submitted_at
      from submissions s
      join signature_place p on p.company_id = s.company_id and p.submission = s.id
      left join account a on a.company_id = s.company_id and a.id = s.submitted_by
      where s.company_id = current_company() and s.stage in ('unsigned', 'partly_signed')
        and s.archived_at is null and p.account is not null
        and p.account is distinct from s.submitted_by
        and not exists (select from signature g where g.company_id = p.company_id
          and g.place = p.id and g.revision = s.revision)) told
    order by at
    on conflict do nothing`)
