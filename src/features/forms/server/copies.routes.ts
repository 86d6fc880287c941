// Forms that are made of other forms: a copy, a file, the provider's library.
import { bind } from '../../../access/server/gate.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import * as calls from '../builder.contract.ts'
import { rekeyed } from '../definition/rekey.ts'
import * as store from './drafts.store.ts'

const settings = sql`category, kind, description, signature_policy, superiors_attested, review_required, scoring,
  pass_mark, critical_fail, filled_by, trainings, without_training, applies_to, default_for, gps_required, numbering, retention, email_to`

async function copyOf(db: Db, id: string, title: string): Promise<string> {
  const made = await db.maybe(
    { id: 'string' },
    sql`
    insert into forms (company_id, title, ${settings})
    select company_id, ${title}, ${settings} from forms
    where company_id = current_company() and id = ${id} returning id`,
  )
  if (made === undefined) throw new Error('The copy left no row.')
  return made.id
}

const duplicate = bind(calls.duplicateForm, async ({ db }, { params, body }) => {
  const form = await store.formById(db, params.id)
  const { definition } = await store.draftOf(db, form)
  const id = await copyOf(db, form.id, body.title)
  await store.keepDraft(db, await store.formById(db, id), 0, rekeyed(definition))
  return { data: { id } }
})

const file = bind(calls.formFile, async ({ db }, { params }) => {
  const form = await store.formById(db, params.id)
  const { definition } = await store.draftOf(db, form)
  const [kept] = await db.many(sql`
    select ${settings} from forms where company_id = current_company() and id = ${form.id}`)
  // Categories and courses are those of this company alone.
  const { category: _, trainings: __, ...own } = kept ?? {}
  return { plumbline_form: 1 as const, title: form.title, settings: own, definition }
})

export const copyCalls = [duplicate, file]
