// What follows from what failed: deficiencies, and assets that must not be used until they pass.
import { inConfidence } from '../../../../access/server/confidence.ts'
import { asCompany } from '../../../../access/server/scoped.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { raiseFromSubmission } from '../../../deficiencies/index.ts'
import { noteChecks } from '../../../equipment/index.ts'
import type { Filling } from '../../../forms/definition/index.ts'
import type { About } from '../../content/server/document-hash.ts'
import { checksOf, withAssets } from './failed-asset-checks.ts'
import type { FailedQuestion } from './failed-items.ts'

type Submitted = {
  submission: string
  form: string
  number: string
  about: About
  by: string | null
  filling: Filling
}

/** The deficiencies of the failed items. */
export async function raiseDeficiencies(
  db: Db,
  { submission, form, about, by }: Omit<Submitted, 'filling' | 'number'>,
  failed: readonly FailedQuestion[],
) {
  const { location = null, asset = null, project = null } = about
  const items = await withAssets(db, failed)
  const raised = { submission, form, project, location, asset, raisedBy: by, items }
  return inConfidence(db, () => raiseFromSubmission(db, raised))
}

/** `fresh`: what failed and has no deficiency yet. */
export async function followFails(
  db: Db,
  submitted: Submitted,
  failed: readonly FailedQuestion[],
  fresh: readonly FailedQuestion[] = failed,
) {
  const { submission, form, number, about, by, filling } = submitted
  // An action that somebody added takes no machine out of service.
  const fails = failed.filter(({ source }) => source === 'submission')
  const checks = checksOf(filling, about.asset ?? null, number, fails)
  // Who sees to it, whether it was seen before and which machine must stop depend on no scope.
  return asCompany(db, async () => ({
    deficiencies: await raiseDeficiencies(db, submitted, fresh),
    taken_out: await noteChecks(db, { submission, form, by, checks }),
  }))
}
