// What a submission is checked against, in one read: its form, whom and what it names, its files.
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { subjectsMissing } from '../../subjects/server/subjects.store.ts'
import type { ChosenSubject, Subjects } from '../../subjects/subjects.ts'

export type SubmittedFile = {
  id: string
  sha256: string
  bytes: number
  subject: string | null
  subject_id: string | null
  created_by: string | null
}

export type SubmissionContext = {
  version: string
  version_hash: string
  form: string
  title: string
  archived_at: string | null
  signature_policy: 'none' | 'submitter' | 'all_attendees' | 'supervisor_then_manager'
  scoring: boolean | null
  pass_mark: number | null
  critical_fail: boolean | null
  gps_required: boolean | null
  filled_by: string[]
  /** Whether it, or an asset of any type, asks for training. */
  asks_training: boolean
  series: string
  email_to: { name: string | null; email: string }[]
  timezone: string
  received_at: string
  made_at: string
  started_at: string
  /** The day it was where the company is. */
  day: string
  /** Seconds; nothing where they would say nothing of the work. */
  duration: number | null
  late: boolean
  /** The named subjects that do not exist. */
  subjects_missing: ChosenSubject[]
  accounts: string[]
  files: SubmittedFile[]
  /** What was received under this id before. */
  known: { created_hash: string | null; by: string | null } | null
}

export type ContextQuery = {
  id: string
  version: string
  subjects: Partial<Subjects>
  accounts: readonly string[]
  files: readonly string[]
  startedAt: string
  submittedAt: string
}

/** A clock that runs ahead sends what has not happened yet: then it was now. */
export const contextOf = (db: Db, asked: ContextQuery) =>
  db.maybe<SubmissionContext>({
    ...sql`
    select v.id as version, v.hash as version_hash, f.id as form, f.title, f.archived_at,
      f.signature_policy, f.scoring, f.pass_mark, f.critical_fail, f.gps_required, f.filled_by,
      f.trainings <> '{}' or exists (select from asset_types y
        where y.company_id = v.company_id and y.trainings <> '{}') as asks_training,
      coalesce(nullif(trim(f.numbering), ''), 'SUB') as series, f.email_to, c.timezone,
      t.received_at, t.made_at, least(t.started_at, t.made_at) as started_at,
      (t.made_at at time zone c.timezone)::date as day,
      case when t.made_at - t.started_at between interval '0' and interval '1 day'
        then round(extract(epoch from t.made_at - t.started_at)) end as duration,
      t.made_at < t.received_at - interval '24 hours' as late,
      ${subjectsMissing(asked.subjects)} as subjects_missing,
      array(select a.id from account a where a.company_id = v.company_id
        and a.id = any(${asked.accounts}::uuid[]) and a.deactivated_at is null) as accounts,
      (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'sha256', o.sha256, 'bytes', o.bytes,
          'subject', o.subject, 'subject_id', o.subject_id, 'created_by', o.created_by)), '[]')
        from file o where o.company_id = v.company_id and o.id = any(${asked.files}::uuid[])) as files,
      (select jsonb_build_object('created_hash', s.created_hash, 'by', s.submitted_by)
        from submissions s where s.company_id = v.company_id and s.id = ${asked.id}::uuid) as known
    from form_version v
    join forms f on f.company_id = v.company_id and f.id = v.form
    join company c on c.id = v.company_id
    cross join lateral (select r.received_at, least(${asked.submittedAt}::timestamptz, r.received_at) as made_at,
        ${asked.startedAt}::timestamptz as started_at
      from (select now() as received_at) r) t
    where v.company_id = current_company() and v.id = ${asked.version}::uuid`,
    steady: true,
  })
