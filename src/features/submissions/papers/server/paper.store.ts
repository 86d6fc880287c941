// Reads what a paper is made of. Rows that the caller may not see are absent.

import { brandOf } from '../../../../access/brand/server/brand.store.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../../kit/db/sql.ts'
import type { UsedDocument } from '../../content/server/used-documents.store.ts'
import { definitionOf } from '../../content/server/versions.ts'
import { subjectsOnPaper } from '../../subjects/server/subjects.store.ts'
import type {
  Paper,
  PaperDeficiency,
  PaperEvent,
  PaperFile,
  PaperPlace,
  PaperSignature,
} from '../paper.ts'
import { idsIn } from '../readable.ts'
import { namesAsUsed } from './names.store.ts'

type Row = Omit<Paper, 'brand' | 'definition' | 'files' | 'names' | 'places'> & {
  project: string | null
  place: Paper['place']
  no_place: Paper['no_place']
  used: UsedDocument[] | null
}

const personOf = (id: Sql) => sql`
  (select concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')) from account a
    where a.company_id = t.company_id and a.id = ${id})`

const scoreIn = (percent: Sql, passed: Sql) => sql`
  (case when ${percent} is not null then
    jsonb_build_object('percent', ${percent}, 'passed', ${passed}) end)`

const rowOf = (id: string, seen: Sql) => sql`
  select t.id, t.number, t.title, f.code, t.project, c.timezone as zone, t.stage, t.source,
    t.revision, v.n as form_n, r.form_version, r.hash, r.answers, r.remarks, r.about -> 'place' as place,
    r.about ->> 'no_place' as no_place, r.about -> 'documents' as used, r.received_at,
    ${personOf(sql`t.submitted_by`)} as submitted_by, t.on_behalf_of,
    jsonb_build_array(t.submitted_by, r.made_by) as senders, t.submitted_at, t.late,
    jsonb_build_object('open', ${scoreIn(sql`t.percent`, sql`t.passed`)},
      'all', ${scoreIn(sql`t.all_percent`, sql`t.all_passed`)}) as scores,
    ${subjectsOnPaper} as subjects,
    (select coalesce(jsonb_agg(to_jsonb(s) || jsonb_build_object(
        'witnessed_by', ${personOf(sql`s.witnessed_by`)}) order by s.signed_at, s.id), '[]')
      from signature s where s.company_id = t.company_id and s.submission = t.id) as signatures,
    (select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'revision', e.revision,
        'reason', e.reason, 'at', e.at, 'by', coalesce(${personOf(sql`e.by`)}, e.by_name))
        order by e.at, e.id), '[]')
      from submission_event e where e.company_id = t.company_id and e.submission = t.id
        and e.kind not in ('copied', 'told')) as events,
    (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'role', p.role,
        'name', coalesce(${personOf(sql`p.account`)}, p.name, p.email)) order by p.position), '[]')
      from signature_place p where p.company_id = t.company_id and p.submission = t.id) as places,
    (select coalesce(jsonb_agg(jsonb_build_object('number', d.number, 'title', d.title,
        'status', d.status, 'severity', d.severity, 'due_on', d.due_on, 'item', d.item_key,
        'owner', coalesce(${personOf(sql`d.owner`)}, d.owner_name))
        order by d.number collate counted), '[]')
      from deficiencies d where d.company_id = t.company_id and d.submission = t.id
        and d.archived_at is null) as deficiencies
  from submissions t
  join company c on c.id = t.company_id
  join forms f on f.company_id = t.company_id and f.id = t.form
  join submission_revision r
    on r.company_id = t.company_id and r.submission = t.id and r.n = t.revision
  join form_version v on v.company_id = r.company_id and v.id = r.form_version
  where t.company_id = current_company() and t.id = ${id} and ${seen}`

/** Only files of the company: an id in an answer proves nothing, the row does. */
async function filesIn(db: Db, answers: unknown): Promise<Record<string, PaperFile>> {
  const ids = [...idsIn(answers)]
  if (ids.length === 0) return {}
  const rows = await db.many<PaperFile>(sql`
    select id, name, mime, bytes, sha256 from file
    where company_id = current_company() and id = any(${ids}::uuid[])`)
  return Object.fromEntries(rows.map((file) => [file.id, file]))
}

/** `seen` narrows to what the caller may see; the row is `t`. */
export async function paperOf(db: Db, id: string, seen: Sql): Promise<Paper | undefined> {
  const row = await db.maybe<
    Row & {
      signatures: PaperSignature[]
      events: PaperEvent[]
      places: PaperPlace[]
      deficiencies: PaperDeficiency[]
    }
  >(rowOf(id, seen))
  if (row === undefined) return undefined
  const { project, used, ...rest } = row
  return {
    ...rest,
    brand: await brandOf(db, { project }),
    definition: await definitionOf(db, row.form_version),
    files: await filesIn(db, [row.answers, row.remarks]),
    names: await namesAsUsed(db, row.answers, used),
  }
}
