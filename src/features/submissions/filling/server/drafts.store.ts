// What is begun and not sent: each is its writer's alone.
import { json, type RowOf, row } from '../../../../kit/db/row.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import type { FormDefinition, Remarks } from '../../../forms/definition/index.ts'

const draftRow = row({
  id: 'string',
  form: json<{ id: string; name: string }>(),
  version: 'string',
  n: 'number',
  submission: 'string?',
  revision: 'number',
  started_at: 'string',
  saved_at: 'string',
})
export type DraftRow = RowOf<typeof draftRow>
export type WholeDraft = DraftRow & {
  answers: Record<string, unknown>
  remarks: Remarks
  context: Record<string, unknown>
  definition: FormDefinition
  files: { id: string; name: string; mime: string; bytes: number; sha256: string }[]
}

const columns = sql`d.id, jsonb_build_object('id', f.id, 'name', f.title) as form,
  d.form_version as version, v.n, d.submission, d.revision, d.started_at, d.saved_at`
const joined = sql`from submission_draft d
  join forms f on f.company_id = d.company_id and f.id = d.form
  join form_version v on v.company_id = d.company_id and v.id = d.form_version
  where d.company_id = current_company()`

/** Whether somebody has yet to submit what names a file. */
export const isInDraft = async (db: Db, file: string): Promise<boolean> =>
  (await db.maybe(sql`
    select id from submission_draft
    where company_id = current_company() and jsonb_path_exists(jsonb_build_array(answers, remarks), ${'$.** ? (@ == $file)'}::jsonpath,
      jsonb_build_object('file', ${file}::text)) limit 1`)) !== undefined

const anyId =
  'strict $.** ? (@.type() == "string" && @ like_regex "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$")'

/** What its writer stored and its answers name, however deep. */
const files = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'mime', o.mime,
      'bytes', o.bytes, 'sha256', o.sha256) order by o.created_at, o.id), '[]')
    from file o
    where o.company_id = d.company_id and o.created_by = d.account and o.id in (
      select (named #>> '{}')::uuid from jsonb_path_query(jsonb_build_array(d.answers, d.remarks), ${anyId}::jsonpath) named))`

export const draftsOf = (db: Db, account: string, form: string | null) =>
  db.many(
    draftRow,
    sql`
    select ${columns} ${joined} and d.account = ${account}
      and (${form}::uuid is null or d.form = ${form}::uuid)
    order by d.saved_at desc, d.id limit 200`,
  )

export const draftOf = (db: Db, account: string, id: string) =>
  db.maybe<WholeDraft>(sql`
    select ${columns}, d.answers, d.remarks, d.context, v.definition, ${files} as files ${joined}
      and d.account = ${account} and d.id = ${id}`)

export const dropDraft = (db: Db, account: string, id: string) =>
  db.run(sql`
    delete from submission_draft
    where company_id = current_company() and id = ${id} and account = ${account}`)

/** Why a draft cannot be stored with this id, if it cannot. */
export const wayOf = (
  db: Db,
  asked: { id: string; account: string; form: string; version: string },
) =>
  db.maybe(
    { sent: 'boolean', foreign: 'boolean', version_there: 'boolean', filled_by: 'strings?' },
    sql`
    select
      exists (select from submissions s
        where s.company_id = current_company() and s.id = ${asked.id}) as sent,
      exists (select from submission_draft d where d.company_id = current_company()
        and d.id = ${asked.id} and d.account <> ${asked.account}) as "foreign",
      exists (select from form_version v where v.company_id = current_company()
        and v.id = ${asked.version} and v.form = ${asked.form}) as version_there,
      (select f.filled_by from forms f
        where f.company_id = current_company() and f.id = ${asked.form}) as filled_by`,
  )

export type Saving = {
  id: string
  account: string
  form: string
  version: string
  submission: string | null
  answers: string
  remarks: string
  context: string
  revision: number
  started_at: string
}

/** The next revision, or undefined where another one was saved meanwhile. */
export const storeDraft = (db: Db, draft: Saving) =>
  db.maybe(
    { revision: 'number', saved_at: 'string' },
    draft.revision === 0
      ? sql`
        insert into submission_draft (company_id, id, account, form, form_version, submission,
          answers, remarks, context, started_at)
        values (current_company(), ${draft.id}, ${draft.account}, ${draft.form}, ${draft.version},
          ${draft.submission}, ${draft.answers}, ${draft.remarks}, ${draft.context},
          least(${draft.started_at}::timestamptz, now()))
        on conflict do nothing returning revision, saved_at`
      : sql`
        update submission_draft set answers = ${draft.answers}, remarks = ${draft.remarks}, context = ${draft.context},
          form_version = ${draft.version}, revision = revision + 1, saved_at = now()
        where company_id = current_company() and id = ${draft.id} and account = ${draft.account}
          and form = ${draft.form} and revision = ${draft.revision}
        returning revision, saved_at`,
  )
