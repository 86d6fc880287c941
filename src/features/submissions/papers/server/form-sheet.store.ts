// The submissions of one form, however many: one snapshot, some hundred in memory at a time.

import { json, type RowOf, row } from '../../../../kit/db/row.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../../kit/db/sql.ts'
import {
  type FormDefinition,
  type Remarks,
  withConfidence,
} from '../../../forms/definition/index.ts'
import type { UsedDocument } from '../../content/server/used-documents.store.ts'
import { subjectsInSheet } from '../../subjects/server/subjects.store.ts'
import type { SubjectName } from '../../subjects/subjects.ts'
import type { scoredFor } from '../../submissions.server.ts'

export type FormOfSheet = { title: string; zone: string; versions: FormDefinition[] }

/** The form with its versions, the latest first. */
export async function formOfSheet(db: Db, id: string): Promise<FormOfSheet | undefined> {
  const form = await db.maybe(
    { title: 'string', zone: 'string' },
    sql`
    select f.title, c.timezone as zone from forms f join company c on c.id = f.company_id
    where f.company_id = current_company() and f.id = ${id}`,
  )
  if (form === undefined) return undefined
  const versions = await db.many(
    { definition: json<FormDefinition>() },
    sql`
    select definition from form_version where company_id = current_company() and form = ${id}
    order by n desc`,
  )
  return { ...form, versions: versions.map(({ definition }) => withConfidence(definition)) }
}

const sheetRow = row({
  id: 'string',
  number: 'string',
  stage: 'string',
  submitted_at: 'string',
  received_at: 'string',
  submitted_by: 'string?',
  on_behalf_of: 'string?',
  subjects: json<Record<SubjectName, string | null>>(),
  source: 'string',
  form_n: 'number',
  revision: 'number',
  fails: 'number',
  percent: 'number?',
  late: 'boolean',
  signed: 'number',
  attested: 'number',
  answers: json<Record<string, unknown>>(),
  remarks: json<Remarks>(),
  used: json<UsedDocument[] | null>(),
})
export type SheetRow = RowOf<typeof sheetRow>

const walk = sql.id('rows_of_sheet')

export type SheetQuery = {
  form: string
  from?: string | undefined
  to?: string | undefined
  seen: Sql
  scored: ReturnType<typeof scoredFor>
}

const asked = ({ form, from, to, seen }: SheetQuery) => sql`
  t.company_id = current_company() and t.form = ${form} and t.archived_at is null
  and t.submitted_on >= coalesce(${from ?? null}::date, '-infinity')
  and t.submitted_on <= coalesce(${to ?? null}::date, 'infinity') and ${seen}`

/** The questions of which something was said beside the answers, named as remarks are, of any item or row. */
export async function questionsRemarked(db: Db, query: SheetQuery): Promise<string[]> {
  const rows = await db.many(
    { name: 'string' },
    sql`
    select distinct split_part(k.place, '/', 1) || case when split_part(k.place, '/', 3) <> ''
      then '//' || split_part(k.place, '/', 3) else '' end as name
    from submissions t
    join submission_revision r
      on r.company_id = t.company_id and r.submission = t.id and r.n = t.revision,
    jsonb_object_keys(r.remarks) k(place)
    where ${asked(query)}`,
  )
  return rows.map(({ name }) => name)
}

export async function* sheetRows(db: Db, query: SheetQuery): AsyncGenerator<SheetRow[]> {
  const { scored } = query
  await db.run(sql`
    declare ${walk} no scroll cursor for
    select t.id, t.number, t.stage, t.submitted_at, r.received_at, t.on_behalf_of, t.source, v.n as form_n,
      t.revision, ${scored.fails} as fails, ${scored.percent} as percent, t.late, r.answers, r.remarks,
      r.about -> 'documents' as used,
      t.signatures_given as signed, (select count(g.attestation) from signature g where g.company_id = t.company_id
        and g.submission = t.id and g.revision = t.revision and g.declined_reason is null) as attested,
      concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')) as submitted_by,
      ${subjectsInSheet} as subjects
    from submissions t
    join submission_revision r
      on r.company_id = t.company_id and r.submission = t.id and r.n = t.revision
    join form_version v on v.company_id = r.company_id and v.id = r.form_version
    left join account a on a.company_id = t.company_id and a.id = t.submitted_by
    where ${asked(query)}
    order by t.submitted_at, t.id`)
  for (;;) {
    const rows = await db.many(sheetRow, sql`fetch 250 from ${walk}`)
    if (rows.length > 0) yield rows
    if (rows.length < 250) break
  }
  await db.run(sql`close ${walk}`)
}
