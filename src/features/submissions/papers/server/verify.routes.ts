// Whether a hash that stands on a paper is of a submission, for anybody who holds the paper.
import { bind } from '../../../../access/server/gate.ts'
import { missed } from '../../../../access/server/limits.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { verify } from '../../papers.contract.ts'

export const verifyCalls = [
  bind(verify, async ({ db, exchange }, { params, query }) => {
    const found = await db.maybe<{ known: boolean; present: boolean; received_at: string | null }>(
      sql`select * from verify_submission(${params.id}, ${query.hash})`,
    )
    if (found === undefined) throw new Error('The database answered nothing.')
    const answer = { data: found }
    return found.known ? answer : missed(db, `verify ${exchange.ip}`, answer)
  }),
]
