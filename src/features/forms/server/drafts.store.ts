// Drafts and versions as the database holds them.

import { createHash } from 'node:crypto'
import { columns, json, type RowOf, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import { emptyDefinition, type FormDefinition, type Question } from '../definition/question.ts'
import { asksFor } from '../definition/subject-questions.ts'

const actor = sql`nullif(current_setting('app.actor_id', true), '')::uuid`
const nameOf = (account: ReturnType<typeof sql>) => sql`
  (select concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')) from account a
    where a.company_id = current_company() and a.id = ${account})`

const formRow = row({
  id: 'string',
  title: 'string',
  current_version: 'number?',
  archived_at: 'string?',
})
export type FormRow = RowOf<typeof formRow>

/** The form, held for the rest of the transaction when it is to be changed. */
export async function formById(db: Db, id: string, hold = false): Promise<FormRow> {
  const form = await db.maybe(
    formRow,
    sql`
    select id, title, current_version, archived_at from forms
    where company_id = current_company() and id = ${id} ${hold ? sql`for update` : sql``}`,
  )
  if (form === undefined) throw new Problem('row/missing')
  if (hold && form.archived_at !== null) throw new Problem('row/archived')
  return form
}

export type FormDraft = {
  form: string
  title: string
  definition: FormDefinition
  revision: number
  saved_at: string
  saved_by: string | null
  based_on: number | null
}

/** The draft as it stands; where there is none, what the next one would begin from. */
export async function draftOf(db: Db, form: FormRow): Promise<FormDraft> {
  const kept = await db.maybe(
    {
      ...columns('form_draft', 'form', 'revision', 'saved_at', 'based_on'),
      definition: json<FormDefinition>(),
      saved_by: 'string?',
    },
    sql`
    select d.form, d.definition, d.revision, d.saved_at, ${nameOf(sql`d.saved_by`)} as saved_by, d.based_on
    from form_draft d where d.company_id = current_company() and d.form = ${form.id}`,
  )
  if (kept !== undefined) return { ...kept, title: form.title }
  const last =
    form.current_version === null ? undefined : await versionOf(db, form.id, form.current_version)
  return {
    form: form.id,
    title: form.title,
    definition: last?.definition ?? emptyDefinition,
    revision: 0,
    saved_at: last?.published_at ?? new Date().toISOString(),
    saved_by: last?.published_by ?? null,
    based_on: form.current_version,
  }
}

/** The next revision, or undefined where somebody else has saved another one meanwhile. */
export const keepDraft = (db: Db, form: FormRow, revision: number, definition: FormDefinition) =>
  db.maybe(
    { revision: 'number', saved_at: 'string' },
    revision === 0
      ? sql`
        insert into form_draft (company_id, form, definition, based_on, saved_by)
        values (current_company(), ${form.id}, ${JSON.stringify(definition)}, ${form.current_version}, ${actor})
        on conflict do nothing returning revision, saved_at`
      : sql`
        update form_draft set definition = ${JSON.stringify(definition)}, revision = revision + 1,
          saved_at = now(), saved_by = ${actor}
        where company_id = current_company() and form = ${form.id} and revision = ${revision}
        returning revision, saved_at`,
  )

export const dropDraft = (db: Db, form: string) =>
  db.run(sql`delete from form_draft where company_id = current_company() and form = ${form}`)

const versionRow = row({
  n: 'number',
  published_at: 'string',
  published_by: 'string?',
  note: 'string?',
  changes: 'strings',
  hash: 'string',
})
export type Version = RowOf<typeof versionRow>
const versionColumns = sql`v.n, v.published_at, ${nameOf(sql`v.published_by`)} as published_by, v.note, v.changes, v.hash`

export const versionsOf = (db: Db, form: string) =>
  db.many(
    versionRow,
    sql`
    select ${versionColumns} from form_version v
    where v.company_id = current_company() and v.form = ${form} order by v.n desc`,
  )

export const versionOf = (db: Db, form: string, n: number) =>
  db.maybe(
    { ...versionRow, definition: json<FormDefinition>() },
    sql`
    select ${versionColumns}, v.definition from form_version v
    where v.company_id = current_company() and v.form = ${form} and v.n = ${n}`,
  )

/** Every question that was ever published under a key, in its latest shape. */
export async function everAsked(db: Db, form: string): Promise<Question[]> {
  const rows = await db.many(
    { question: json<Question>() },
    sql`
    select distinct on (question ->> 'key') question
    from form_version v, jsonb_array_elements(v.definition -> 'fields') question
    where v.company_id = current_company() and v.form = ${form}
    order by question ->> 'key', v.n desc`,
  )
  return rows.map(({ question }) => question)
}

export const hashOf = (definition: FormDefinition): string =>
  createHash('sha256').update(JSON.stringify(definition)).digest('hex')

export async function insertVersion(
  db: Db,
  form: FormRow,
  given: {
    definition: FormDefinition
    note: string | null
    changes: string[]
    /** Now, unless it was before. */
    publishedAt?: string | undefined
  },
): Promise<Version> {
  const n = (form.current_version ?? 0) + 1
  await db.run(sql`
    insert into form_version (company_id, form, n, definition, hash, note, changes, published_at,
      published_by)
    values (current_company(), ${form.id}, ${n}, ${JSON.stringify(given.definition)},
      ${hashOf(given.definition)}, ${given.note}, ${given.changes},
      coalesce(${given.publishedAt ?? null}::timestamptz, now()), ${actor})`)
  // It is about a project as soon as it asks for one, and no longer than it does.
  const about = asksFor(given.definition.fields, 'project') ? ['project'] : []
  await db.run(sql`
    update forms set current_version = ${n}, 
      applies_to = array_remove(applies_to, 'project') || ${about}::text[]
    where company_id = current_company() and id = ${form.id}`)
  const made = await versionOf(db, form.id, n)
  if (made === undefined) throw new Error('The version left no row.')
  return made
}

const patience = sql`interval '30 seconds'`

/** Says that the caller is here, and answers who else is. */
export async function present(db: Db, form: string, account: string, field: string | null) {
  await db.run(sql`
    insert into form_presence (company_id, form, account, field)
    values (current_company(), ${form}, ${account}, ${field})
    on conflict (company_id, form, account) do update set field = excluded.field, seen_at = now()`)
  return db.many(
    { id: 'string', name: 'string', field: 'string?' },
    sql`
    select p.account as id, ${nameOf(sql`p.account`)} as name, p.field from form_presence p
    where p.company_id = current_company() and p.form = ${form} and p.account <> ${account}
      and p.seen_at > now() - ${patience} order by p.account`,
  )
}
