// Versions of forms never change: each is read once, and what is compiled of it is kept with it.
import { json } from '../../../../kit/db/row.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { type FormDefinition, withConfidence } from '../../../forms/definition/index.ts'

const kept = new Map<string, FormDefinition>()
const mostKept = 300

/** The definition of a version that the caller has been found to reach, with what is confidential in
 *  it marked, whatever the age of the version. */
export async function definitionOf(db: Db, version: string): Promise<FormDefinition> {
  const known = kept.get(version)
  if (known !== undefined) return known
  const row = await db.maybe(
    { definition: json<FormDefinition>() },
    sql`
    select definition from form_version where company_id = current_company() and id = ${version}`,
  )
  if (row === undefined) throw new Error('The version of the form is not there.')
  if (kept.size >= mostKept) kept.clear()
  const definition = withConfidence(row.definition)
  kept.set(version, definition)
  return definition
}
