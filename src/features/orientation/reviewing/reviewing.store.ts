import { json, one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { ByHand } from '../../../kit/drawing/strokes.ts'
import { type RecordState, recordState } from '../records/state.ts'

type CardFile = { id: string; name: string; mime: string; bytes: number }

export const cardsSent = (db: Db, record: string) =>
  db.many(
    {
      id: 'string',
      name: 'string',
      file: json<CardFile>(),
      state: one<'sent' | 'accepted' | 'refused'>(),
      reason: 'string?',
      sent_at: 'string',
      decided_by: 'string?',
      decided_at: 'string?',
    },
    sql`
    select e.id, e.name, e.state, e.reason, e.updated_at as sent_at, e.decided_at, d.name as decided_by,
      jsonb_build_object('id', f.id, 'name', f.name, 'mime', f.mime, 'bytes', f.bytes) as file
    from orientation_evidence e
    join file f on f.company_id = e.company_id and f.id = e.file
    left join person d on d.company_id = e.company_id and d.id = e.decided_by
    where e.company_id = current_company() and e.record = ${record} order by e.id`,
  )

export const signatureOf = (db: Db, record: string) =>
  db.maybe(
    {
      name: 'string',
      given: json<ByHand>(),
      statement: 'string',
      hash: 'string',
      signed_at: 'string',
      attestation: 'string?',
    },
    sql`
    select name, given, statement, hash, finished_at as signed_at, attestation from orientation_records
    where company_id = current_company() and id = ${record} and given is not null`,
  )

export const instructorOf = (db: Db, record: string) =>
  db.maybe(
    { name: 'string', given: json<ByHand>(), statement: 'string', held_at: 'string' },
    sql`
    select p.name, s.given, s.statement, s.held_at
    from orientation_records t
    join orientation_session s on s.company_id = t.company_id and s.id = t.session
    join person p on p.company_id = s.company_id and p.id = s.instructor
    where t.company_id = current_company() and t.id = ${record}`,
  )

/** Which register a person is read in. */
export const personOf = (db: Db, person: string) =>
  db.maybe(
    { id: 'string', name: 'string', register: 'string' },
    sql`
    select p.id, p.name, case when exists (select from account a where a.company_id = p.company_id
      and a.id = p.id and a.kind = 'staff') then 'users' else 'people-without-account' end as register
    from person p where p.company_id = current_company() and p.id = ${person}`,
  )

type Decided = { record: string; card: string; by: string | undefined; reason: string | null }

/** Its name, where it waited for a decision, or was accepted and is refused after all. */
export const decide = (db: Db, { record, card, by, reason }: Decided) =>
  db.maybe(
    { name: 'string' },
    sql`
    update orientation_evidence set state = ${reason === null ? 'accepted' : 'refused'},
      reason = ${reason}, decided_by = ${by ?? null}, decided_at = now()
    where company_id = current_company() and record = ${record} and id = ${card}
      and state <> ${reason === null ? 'accepted' : 'refused'}
    returning name`,
  )

export const revoke = (db: Db, record: string, by: string | undefined, reason: string) =>
  db.run(sql`
    update orientation_records set revoked_at = now(), revoked_by = ${by ?? null},
      revoked_because = ${reason}
    where company_id = current_company() and id = ${record} and revoked_at is null`)

export const orientationsOf = (db: Db, people: readonly string[]) =>
  db.many(
    {
      person: 'string',
      id: 'string',
      title: 'string',
      project: 'string?',
      state: one<RecordState>(),
      due_on: 'string?',
      finished_at: 'string?',
      expires_on: 'string?',
    },
    sql`
    select t.person, t.id, d.title, w.name as project, ${recordState} as state, t.due_on, t.finished_at, t.expires_on
    from orientation_records t
    join document d on d.company_id = t.company_id and d.id = t.package
    left join projects w on w.company_id = t.company_id and w.id = t.project
    where t.company_id = current_company() and t.person = any(${[...people]}::uuid[])
      and t.archived_at is null
    order by coalesce(t.finished_at, t.created_at) desc, t.id`,
  )

/** A valid one for the whole company or for this project; else the one that is on its way. */
export const peopleOnSite = (db: Db, project: string) =>
  db.many(
    {
      person: 'string',
      name: 'string',
      detail: 'string?',
      record: 'string?',
      state: 'string?',
      title: 'string?',
      expires_on: 'string?',
    },
    sql`
    select p.id as person, p.name, p.job_title as detail, o.id as record, o.state, o.title, o.expires_on
    from (select distinct person from workplace_workers r
      where r.company_id = current_company() and r.project = ${project}
        and company_today() between r.from_on and coalesce(r.to_on, 'infinity')) r
    join person p on p.company_id = current_company() and p.id = r.person and p.archived_at is null
    left join lateral (
      select t.id, ${recordState} as state, d.title, t.expires_on
      from orientation_records t
      join document d on d.company_id = t.company_id and d.id = t.package
      where t.company_id = p.company_id and t.person = p.id and t.archived_at is null
        and (t.project is null or t.project = ${project})
        and ${recordState} <> 'revoked'
      order by ${recordState} = 'approved' desc, t.project is null, t.finished_at desc nulls last, t.id
      limit 1) o on true
    order by o.state is not distinct from 'approved', folded(p.name), p.id`,
  )
