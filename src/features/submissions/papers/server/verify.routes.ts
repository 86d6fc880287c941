// Whether a hash that stands on a paper is of a submission, for anybody who holds the paper.
import { bind } from '../../../../access/server/gate.ts'
import { refuseGuessing } from '../../../../access/server/guessing.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { verify } from '../../papers.contract.ts'

export const verifyCalls = [
  bind(verify, async ({ db, exchange }, { params, query }) => {
    const key = `verify ${exchange.ip}`
    await refuseGuessing(db, key)
    const found = await db.maybe<{ known: boolean; present: boolean; received_at: string | null }>(
      sql`select * from verify_submission(${params.id}, ${query.hash})`,
    )
    if (found === undefined) throw new Error('The database answered nothing.')
    if (!found.known) await db.run(sql`insert into attempt (key) values (${key})`)
    return { data: found }
  }),
]
