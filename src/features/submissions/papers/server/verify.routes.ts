// Answers anybody who holds a paper whether its hash belongs to a submission.
import { bind } from '../../../../access/server/gate.ts'
import { missed } from '../../../../access/server/limits.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { type Hashed, isAsHashed } from '../../content/server/verify-revisions.ts'
import { verify } from '../papers.contract.ts'

type Stored = Omit<Hashed, 'submission' | 'revision'> & {
  n: number
  present: boolean
  received_at: string
}

export const verifyCalls = [
  bind(verify, async ({ db, exchange }, { params, query }) => {
    const { id: submission } = params
    const found = await db.maybe<Stored>(
      sql`select * from verify_submission(${submission}, ${query.hash})`,
    )
    if (found === undefined) {
      const unknown = { known: false, altered: false, present: false, received_at: null }
      return missed(db, `verify ${exchange.ip}`, { data: unknown })
    }
    const { n: revision, present, received_at, ...content } = found
    const known = isAsHashed({ ...content, submission, revision })
    return { data: { known, altered: !known, present: known && present, received_at } }
  }),
]
