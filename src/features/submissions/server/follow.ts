// What follows from what failed: deficiencies, and an asset that must not be used until it passes.
import type { Db } from '../../../kit/db/server/database.ts'
import { raiseFromSubmission } from '../../deficiencies/index.ts'
import { tagOutFailed } from '../../equipment/index.ts'
import type { About } from './document-hash.ts'
import type { FailedAnswer } from './failed-items.ts'

type Handed = {
  submission: string
  form: string
  number: string
  about: About
  by: string | null
  /** A past is told, as a demo does: what failed then says nothing of today. */
  past: boolean
}

export async function followFails(db: Db, handed: Handed, items: readonly FailedAnswer[]) {
  const { submission, form, number, by } = handed
  const { location, asset, project } = handed.about
  const deficiencies = await raiseFromSubmission(db, {
    submission,
    form,
    project,
    location,
    asset,
    raisedBy: by,
    items,
  })
  const critical = items.filter(({ severity }) => severity === 'critical')
  if (handed.past || asset === null || critical.length === 0)
    return { deficiencies, taken_out: null }
  const reason = `${number}: ${critical.map(({ title }) => title).join('; ')}`
  return { deficiencies, taken_out: await tagOutFailed(db, { submission, asset, reason, by }) }
}
