// The provider's library: looked at, taken, and followed.

import { bind } from '../../../access/server/gate.ts'
import { json, type RowOf, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { type Locale, locales } from '../../../kit/locales.ts'
import { Problem } from '../../../kit/problems.ts'
import * as calls from '../builder.contract.ts'
import { difference } from '../definition/difference.ts'
import { isAnswered } from '../definition/filling/progress.ts'
import type { FormDefinition } from '../definition/question.ts'
import { library } from '../library/all.ts'
import { definitionOf, wordsIn } from '../library/shelve.ts'
import type { WrittenForm } from '../library/written.ts'
import { adoptWritten } from './adopt.store.ts'
import * as store from './drafts.store.ts'

const adoptedRow = row({ form: 'string', slug: 'string', version: 'number' })
type Adopted = RowOf<typeof adoptedRow>

const adopted = (db: Db) =>
  db.many(
    adoptedRow,
    sql`
    select distinct on (library_slug) id as form, library_slug as slug, library_version as version
    from forms where company_id = current_company() and library_slug is not null and archived_at is null
    order by library_slug, created_at`,
  )

const shelved = (form: WrittenForm, language: Locale, taken: readonly Adopted[]) => {
  const mine = taken.find(({ slug }) => slug === form.slug)
  return {
    slug: form.slug,
    version: form.version,
    kind: form.kind,
    title: wordsIn(form.title, language),
    description: wordsIn(form.description, language),
    basis: form.basis,
    reviewed: form.reviewed,
    questions: definitionOf(form, language).fields.filter(isAnswered).length,
    languages: [...locales],
    adopted: mine === undefined ? null : { form: mine.form, version: mine.version },
  }
}

function bySlug(slug: string): WrittenForm {
  const form = library.find((one) => one.slug === slug)
  if (form === undefined) throw new Problem('row/missing')
  return form
}

const list = bind(calls.listLibrary, async ({ db }, { query }) => {
  const taken = await adopted(db)
  return { data: library.map((form) => shelved(form, query.language, taken)) }
})

const read = bind(calls.readLibrary, async ({ db }, { params, query }) => {
  const form = bySlug(params.slug)
  const definition = definitionOf(form, query.language)
  return { data: { ...shelved(form, query.language, await adopted(db)), definition } }
})

/** Made and published at once: a default form can be filled as it stands. */
const adopt = bind(calls.adoptForm, async ({ db }, { params, body }) => {
  const written = bySlug(params.slug)
  const category = await db.maybe(sql`
    select id from form_categories where company_id = current_company() and id = ${body.category}
      and archived_at is null for key share`)
  if (category === undefined)
    throw new Problem('input/invalid', { errors: { category: ['Choose from the list.'] } })
  return { data: { id: await adoptWritten(db, written, body) } }
})

const followedRow = row({
  slug: 'string?',
  version: 'number?',
  definition: json<FormDefinition | null>(),
})

const upstream = bind(calls.upstreamOf, async ({ db }, { params }) => {
  await store.formById(db, params.id)
  const [form] = await db.many(
    followedRow,
    sql`
    select f.library_slug as slug, f.library_version as version, v.definition from forms f
    left join form_version v on v.company_id = f.company_id and v.form = f.id and v.n = 1
    where f.company_id = current_company() and f.id = ${params.id}`,
  )
  const written = library.find(({ slug }) => slug === form?.slug)
  if (form?.version == null || form.definition === null || written === undefined)
    return { data: null }
  // The first version is the library's form as it was taken, whatever was made of it since.
  const language = form.definition.languages[0] ?? 'en'
  const changes =
    written.version === form.version
      ? []
      : difference(form.definition, definitionOf(written, language))
  return { data: { slug: written.slug, from: form.version, to: written.version, changes } }
})

export const libraryCalls = [list, read, adopt, upstream]
