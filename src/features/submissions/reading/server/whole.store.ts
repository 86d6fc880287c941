import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { Problem } from '../../../../kit/problems.ts'
import type { About } from '../../content/server/document-hash.ts'
import type { SubmissionOutcome } from '../../content/server/outcome.ts'
import { subjectsOnScreen } from '../../subjects/server/subjects.store.ts'
import type { SubjectName } from '../../subjects/subjects.ts'
import type { Whole } from './whole.ts'

const nameOf = (account: ReturnType<typeof sql>) => sql`
  (select concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')) from account a
    where a.company_id = current_company() and a.id = ${account})`

const instant = (value: ReturnType<typeof sql>) =>
  sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const filesOf = (list: ReturnType<typeof sql>) => sql`
  (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'mime', o.mime,
      'bytes', o.bytes, 'sha256', o.sha256) order by f.n), '[]')
    from jsonb_array_elements(${list}) with ordinality f(file, n)
    join file o on o.company_id = current_company() and o.id = (f.file ->> 'id')::uuid)`

const revisionsOf = sql`
  (select jsonb_agg(jsonb_build_object('n', o.n, 'form_version', o.form_version, 'form_n', ov.n,
      'hash', o.hash, 'reason', o.reason, 'made_at', ${instant(sql`o.made_at`)},
      'made_by', ${nameOf(sql`o.made_by`)}) order by o.n desc)
    from submission_revision o
    join form_version ov on ov.company_id = o.company_id and ov.id = o.form_version
    where o.company_id = t.company_id and o.submission = t.id)`

/** A signature holds while the content is what it was given for. */
const holds = sql`(g.revision = t.revision and g.document_hash = r.hash and g.declined_reason is null)`

const placesOf = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'role', p.role,
      'account', case when p.account is not null then
        jsonb_build_object('id', p.account, 'name', ${nameOf(sql`p.account`)}) end,
      'name', p.name, 'person', p.person, 'email', case when p.account is null then p.email
        else nullif(regexp_replace(sign_in_name_of(p.account), '^.*\.internal$', ''), '') end,
      'signature', (select g.id from signature g where g.company_id = p.company_id and g.place = p.id
        and ${holds} order by g.received_at desc limit 1),
      'link_sent_at', ${instant(sql`p.link_sent_at`)},
      'link_expires_at', ${instant(sql`p.link_expires_at`)}) order by p.position, p.id), '[]')
    from signature_place p where p.company_id = t.company_id and p.submission = t.id)`

const signaturesOf = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'place', g.place, 'revision', g.revision,
      'role', g.role, 'signer', g.signer, 'signer_name', g.signer_name, 'method', g.method,
      'strokes', g.strokes, 'statement', g.statement, 'attested', case when g.attestation is not null then
        jsonb_build_object('by', ${nameOf(sql`g.witnessed_by`)}, 'words', g.attestation) end,
      'declined_reason', g.declined_reason,
      'signed_at', ${instant(sql`g.signed_at`)}, 'received_at', ${instant(sql`g.received_at`)},
      'holds', ${holds}, 'document_hash', g.document_hash) order by g.received_at, g.id), '[]')
    from signature g where g.company_id = t.company_id and g.submission = t.id)`

const eventsOf = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'revision', e.revision,
      'reason', e.reason, 'at', ${instant(sql`e.at`)},
      'by', coalesce(e.by_name, ${nameOf(sql`e.by`)}), 'questions', e.questions) order by e.at, e.id), '[]')
    from submission_event e where e.company_id = t.company_id and e.submission = t.id)`

const deficienciesOf = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'number', d.number, 'title', d.title,
      'source', d.source, 'status', d.status, 'severity', d.severity,
      'owner', coalesce(${nameOf(sql`d.owner`)}, d.owner_name), 'due_on', d.due_on,
      'item_key', d.item_key, 'item_row', d.item_row) order by d.number collate counted), '[]')
    from deficiencies d where d.company_id = t.company_id and d.submission = t.id
      and d.archived_at is null)`

const formOf = sql`jsonb_build_object('id', f.id, 'name', f.title, 'code', f.code, 'kind', f.kind,
  'category', c.name, 'signature_policy', f.signature_policy, 'applies_to', f.applies_to,
  'gps_required', coalesce(f.gps_required, false),
  'review_required', coalesce(f.review_required, false))`

type Named = { id: string; name: string }
export type WholeRow = Omit<
  Whole,
  'about' | 'definition' | 'names' | 'score' | 'places' | 'can'
> & {
  form_version: string
  about: About
  subjects: Record<SubjectName, Named | null>
  points: number | null
  most: number | null
  percent: number | null
  passed: boolean | null
  /** With what is confidential. */
  all: Pick<SubmissionOutcome, 'percent' | 'passed' | 'fails' | 'critical'>
  places: Omit<Whole['places'][number], 'mine' | 'way'>[]
}

export async function wholeRow(db: Db, id: string): Promise<WholeRow> {
  const row = await db.maybe<WholeRow>({
    ...sql`
    select t.id, t.version, t.number, t.stage, t.archived_at, ${formOf} as form, r.about,
      ${subjectsOnScreen} as subjects,
      ${nameOf(sql`t.submitted_by`)} as submitted_by, r.started_at, t.submitted_at, r.received_at,
      t.late, t.copied, t.duration,
      (select jsonb_build_object('id', o.id, 'name', o.number) from submissions o
        where o.company_id = t.company_id and o.id = t.duplicate_of) as duplicate_of, t.revision, r.hash, v.n, r.form_version, r.answers, r.remarks, ${filesOf(sql`r.files`)} as files,
      r.points, r.most, t.percent, t.passed, t.fails, t.critical,
      jsonb_build_object('percent', t.all_percent, 'passed', t.all_passed, 'fails', t.all_fails,
        'critical', t.all_critical) as all, ${revisionsOf} as revisions,
      ${placesOf} as places, ${signaturesOf} as signatures, ${eventsOf} as events,
      ${deficienciesOf} as deficiencies
    from submissions t
    join submission_revision r on r.company_id = t.company_id and r.submission = t.id
      and r.n = t.revision
    join form_version v on v.company_id = r.company_id and v.id = r.form_version
    join forms f on f.company_id = t.company_id and f.id = t.form
    join form_categories c on c.company_id = f.company_id and c.id = f.category
    where t.company_id = current_company() and t.id = ${id}`,
    steady: true,
  })
  if (row === undefined) throw new Problem('row/missing')
  return row
}

export type RevisionRow = Whole['revisions'][number] & {
  answers: Record<string, unknown>
  remarks: Whole['remarks']
  files: Whole['files']
}

export const revisionRow = (db: Db, id: string, n: number) =>
  db.maybe<RevisionRow>({
    ...sql`
    select r.n, r.form_version, v.n as form_n, r.hash, r.reason, r.made_at,
      ${nameOf(sql`r.made_by`)} as made_by, r.answers, r.remarks, ${filesOf(sql`r.files`)} as files
    from submission_revision r
    join form_version v on v.company_id = r.company_id and v.id = r.form_version
    where r.company_id = current_company() and r.submission = ${id} and r.n = ${n}`,
    steady: true,
  })
