import { countScan, openCode } from '../../../../access/server/codes.store.ts'
import { columns } from '../../../../kit/db/row.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { contractorCode, formCode, openFormCode } from '../../../contractors/index.ts'
import { codeOfWords } from '../tracking.ts'

/** Where a code leads: to a contractor, and of a code of one form to that one. */
export type Led = {
  contractor: string
  name: string
  only: { line: string; project: string | null } | null
  target: { subject: string; subject_id: string }
}

const nameOf = async (db: Db, contractor: string) =>
  (
    await db.maybe(
      { name: 'string' },
      sql`select name from trade_contractors
        where company_id = current_company() and id = ${contractor} and archived_at is null`,
    )
  )?.name

/** In the company of the code from then on; nothing where it leads nowhere, or its last day is over. */
export async function follow(db: Db, code: string, request: string): Promise<Led | undefined> {
  const contractor = await openCode(db, code, contractorCode('').subject, request)
  if (contractor !== undefined)
    return db.as('app', async () => {
      const name = await nameOf(db, contractor)
      return name === undefined
        ? undefined
        : { contractor, name, only: null, target: contractorCode(contractor) }
    })
  const id = await openCode(db, code, formCode('').subject, request)
  if (id === undefined) return undefined
  return db.as('app', async () => {
    const found = await openFormCode(db, id)
    const name = found && (await nameOf(db, found.contractor))
    if (found === undefined || name === undefined) return undefined
    const { contractor: of, line, project } = found
    return { contractor: of, name, only: { line, project }, target: formCode(id) }
  })
}

export const noteScan = (db: Db, { target }: Led) => countScan(db, target)

/** A visitor’s files have nobody’s name: who knows what they are called may name them, once. */
export const claimFiles = (db: Db, ids: readonly string[], submission: string) =>
  db.run(sql`
    update file set subject = 'submissions', subject_id = ${submission}
    where company_id = current_company() and id = any(${[...ids]}::uuid[])
      and subject is null and created_by is null`)

export const followedOf = (db: Db, { contractor }: Led, tracking: string) =>
  db.maybe(
    {
      ...columns('submissions', 'number', 'title', 'submitted_on', 'stage'),
      reason: 'string?',
    },
    sql`
    select s.number, s.title, s.submitted_on, s.stage,
      (select e.reason from submission_event e where e.company_id = s.company_id
        and e.submission = s.id and e.kind = 'returned' order by e.at desc limit 1) as reason
    from tc_submissions k join submissions s on s.company_id = k.company_id and s.id = k.id
    where k.company_id = current_company() and k.trade_contractor = ${contractor}
      and k.tracking = ${codeOfWords(tracking)}`,
  )
