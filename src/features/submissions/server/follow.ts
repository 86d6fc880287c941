// What follows from what failed: deficiencies, and assets that must not be used until they pass.
import { inConfidence } from '../../../access/server/confidence.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { raiseFromSubmission } from '../../deficiencies/index.ts'
import { noteChecks } from '../../equipment/index.ts'
import type { Filling } from '../../forms/definition/index.ts'
import { checksOf, withAssets } from './assets-named.ts'
import type { About } from './document-hash.ts'
import type { FailedAnswer } from './failed-items.ts'

type Handed = {
  submission: string
  form: string
  number: string
  about: About
  by: string | null
  filling: Filling
  /** A past is told, as a demo does: what failed then says nothing of today. */
  past: boolean
}

/** `fresh`: what failed and has no deficiency yet. */
export async function followFails(
  db: Db,
  { submission, form, number, about, by, filling, past }: Handed,
  failed: readonly FailedAnswer[],
  fresh: readonly FailedAnswer[] = failed,
) {
  const { location = null, asset = null, project = null } = about
  const items = await withAssets(db, fresh)
  const raised = { submission, form, project, location, asset, raisedBy: by, items }
  const deficiencies = await inConfidence(db, () => raiseFromSubmission(db, raised))
  const checks = checksOf(filling, asset, number, failed)
  if (past) return { deficiencies, taken_out: [] }
  return { deficiencies, taken_out: await noteChecks(db, { submission, form, by, checks }) }
}
