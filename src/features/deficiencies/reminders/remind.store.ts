// What waits, and what has been told of it: each telling is an event, written once a day.
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { noteOf, type OpenDeficiency, type Telling } from './plan.ts'

export const waitingIn = (db: Db) =>
  db.many<OpenDeficiency>(sql`
    select d.id, d.number, d.title, d.severity, d.confidential, d.status, a.id as owner,
      d.owner_name is not null as outside, d.due_on, d.raised_on, d.accepted_until,
      d.effectiveness_due, l.name as location,
      coalesce(super.id, above.id) as responsible, leads.id as project_manager,
      coalesce((select array_agg(concat_ws(' ', e.detail ->> 'to', e.detail ->> 'part',
          e.detail ->> 'until')) from deficiency_event e
        where e.company_id = d.company_id and e.deficiency = d.id
          and e.kind = 'escalated'), '{}') as told
    from deficiencies d
    left join account a on a.company_id = d.company_id and a.id = d.owner
      and a.deactivated_at is null
    left join projects p on p.company_id = d.company_id and p.id = d.project
    left join account super on super.company_id = d.company_id and super.id = p.supervisor
      and super.deactivated_at is null and super.id is distinct from d.owner
    left join account leads on leads.company_id = d.company_id and leads.id = p.manager
      and leads.deactivated_at is null and leads.id is distinct from d.owner
    left join locations l on l.company_id = d.company_id and l.id = d.location
    left join lateral (
      with recursive up(parent, responsible, depth) as (
        select l.parent, l.responsible, 0
        union all select p.parent, p.responsible, up.depth + 1 from locations p
          join up on p.company_id = d.company_id and p.id = up.parent where up.depth < 20
      ) select r.id from up join account r on r.company_id = d.company_id
        and r.id = up.responsible and r.deactivated_at is null
        and r.id is distinct from d.owner order by up.depth limit 1) above on true
    where d.company_id = current_company() and d.archived_at is null
      and (d.status in ('open', 'in_progress', 'accepted')
        or (d.status = 'closed' and d.effectiveness_due is not null and d.effectiveness is null))
    order by d.due_on, d.number collate counted`)

export const accountsInRole = async (db: Db, role: 1 | 6): Promise<string[]> =>
  (
    await db.many(
      { id: 'string' },
      sql`
      select id from account where company_id = current_company() and role_id = ${role}
        and kind = 'staff' and deactivated_at is null order by id`,
    )
  ).map(({ id }) => id)

/** Writes down what is about to be told; answers what had not been told that day. */
export async function noteTellings(
  db: Db,
  tellings: readonly Telling[],
  day: string,
): Promise<Telling[]> {
  if (tellings.length === 0) return []
  const rows = tellings.map(({ of, to, part, until }) => ({
    deficiency: of.id,
    kind: to === 'owner' ? 'reminded' : 'escalated',
    detail: { day, to, part, until },
  }))
  const noted = await db.many(
    { deficiency: 'string', note: 'string' },
    sql`
    insert into deficiency_event (company_id, deficiency, kind, detail)
    select current_company(), t.deficiency, t.kind, t.detail
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as t(deficiency uuid, kind text, detail jsonb)
    on conflict do nothing
    returning deficiency, concat_ws(' ', detail ->> 'to', detail ->> 'part', detail ->> 'until') as note`,
  )
  const there = new Set(noted.map(({ deficiency, note }) => `${deficiency} ${note}`))
  return tellings.filter((telling) => there.has(`${telling.of.id} ${noteOf(telling)}`))
}
