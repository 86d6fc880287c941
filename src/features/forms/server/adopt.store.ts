// A form of the library becomes a form of the company: made and published at once, as it stands.
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Locale } from '../../../kit/locales.ts'
import { difference } from '../definition/difference.ts'
import { definitionOf, wordsIn } from '../library/shelve.ts'
import type { WrittenForm } from '../library/written.ts'
import * as store from './drafts.store.ts'

export type Adoption = {
  /** An id of one's own where it must be the same each time. */
  id?: string
  category: string
  code?: string
  language: Locale
  /** Now, unless it was before. */
  publishedAt?: string
}

/** The form itself, without a version; `from` says that it is followed. */
export async function insertWritten(
  db: Db,
  written: WrittenForm,
  { id, category, code, language }: Adoption,
  from: { slug: string; version: number } | undefined,
): Promise<store.FormRow> {
  const { settings } = written
  const made = await db.maybe(
    { id: 'string' },
    sql`
    insert into forms (company_id, id, title, description, category, code, kind, signature_policy,
      review_required, scoring, pass_mark, critical_fail, applies_to, retention, library_slug,
      library_version)
    values (current_company(), coalesce(${id ?? null}::uuid, new_id()), ${wordsIn(written.title, language)},
      ${wordsIn(written.description, language)}, ${category}, ${code ?? null}, ${written.kind},
      ${settings.signature_policy}, ${settings.review_required ?? false}, ${settings.scoring ?? false},
      ${settings.pass_mark ?? null}, ${settings.critical_fail ?? null}, ${settings.applies_to ?? []},
      ${settings.retention ?? 'seven_years'}, ${from?.slug ?? null}, ${from?.version ?? null})
    returning id`,
  )
  if (made === undefined) throw new Error('The form left no row.')
  return store.formById(db, made.id)
}

/** Answers the new form's id. */
export async function adoptWritten(
  db: Db,
  written: WrittenForm,
  adoption: Adoption,
): Promise<string> {
  const form = await insertWritten(db, written, adoption, written)
  const definition = definitionOf(written, adoption.language)
  await store.insertVersion(db, form, {
    definition,
    note: null,
    changes: difference(undefined, definition),
    publishedAt: adoption.publishedAt,
  })
  return form.id
}
