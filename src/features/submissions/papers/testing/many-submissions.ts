// As many submissions of one form as a test or a measurement wants, written straight into the tables.

import type { Db } from '../../../../kit/db/server/database.ts'
import { enterCompany } from '../../../../kit/db/server/enter-company.ts'
import { sql } from '../../../../kit/db/sql.ts'
import type { FormDefinition } from '../../../forms/definition/index.ts'

type Wanted = {
  companyId: string
  accountId: string
  count: number
  definition: FormDefinition
  answers: Readonly<Record<string, unknown>>
}

async function one(db: Db, query: ReturnType<typeof sql>): Promise<string> {
  const row = await db.maybe<{ id: string }>(query)
  if (row === undefined) throw new Error('The statement returned no row.')
  return row.id
}

/** In the transaction of the owner of the tables; answers with the form and the ids. */
export async function manySubmissions(
  db: Db,
  { companyId, accountId, count, definition, answers }: Wanted,
): Promise<{ form: string; ids: string[] }> {
  await enterCompany(db, companyId)
  const category = await one(
    db,
    sql`insert into form_categories (company_id, name) values (${companyId}, 'Many') returning id`,
  )
  const form = await one(
    db,
    sql`
      insert into forms (company_id, title, category, kind, signature_policy, retention)
      values (${companyId}, 'Weekly inspection', ${category}, 'inspection', 'submitter', 'seven_years')
      returning id`,
  )
  const version = await one(
    db,
    sql`
      insert into form_version (company_id, form, n, definition, hash)
      values (${companyId}, ${form}, 1, ${JSON.stringify(definition)}, ${'0'.repeat(64)})
      returning id`,
  )
  const rows = await db.many<{ id: string }>(sql`
    insert into submissions (company_id, number, title, form, stage, submitted_by, source,
      submitted_at, submitted_on)
    select ${companyId}, 'SUB-2026-' || lpad(n::text, 5, '0'), 'Weekly inspection', ${form}, 'signed',
      ${accountId}, 'web', now() - n * interval '1 minute', current_date
    from generate_series(1, ${count}::int) n returning id`)
  const ids = rows.map(({ id }) => id)
  await db.run(sql`
    insert into submission_revision (company_id, submission, n, form_version, answers, hash, lang,
      about, started_at, made_at, made_by)
    select ${companyId}, id, 1, ${version}, ${JSON.stringify(answers)},
      encode(sha256(convert_to(id::text, 'UTF8')), 'hex'), 'en', '{}', now(), now(), ${accountId}
    from unnest(${ids}::uuid[]) id`)
  return { form, ids }
}
