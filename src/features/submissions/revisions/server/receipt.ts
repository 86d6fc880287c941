// What the sender keeps: that everything arrived, and its hash.
import { type RowOf, row } from '../../../../kit/db/row.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { type TakenOut, takenOutBy } from '../../../equipment/index.ts'
import { raisedBy, storedRevision } from './revisions.store.ts'

const fileRow = row({ id: 'string', sha256: 'string', bytes: 'number' })
type File = RowOf<typeof fileRow>

export type Receipt = {
  id: string
  number: string
  stage: string
  revision: number
  hash: string
  received_at: string
  files: File[]
  deficiencies: { id: string; number: string; title: string }[]
  taken_out: TakenOut[]
}

type Received = Omit<Receipt, 'revision' | 'deficiencies' | 'taken_out'> & { n: number }

export const receiptFor = (
  { n, files, ...rest }: Received,
  followed: Pick<Receipt, 'deficiencies' | 'taken_out'>,
): Receipt => ({
  ...rest,
  revision: n,
  files: files.map(({ id, sha256, bytes }) => ({ id, sha256, bytes })),
  ...followed,
})

/** Of a revision that was received before. */
export async function receiptOf(db: Db, id: string, n: number): Promise<Receipt> {
  const stored = await storedRevision(db, id, n)
  if (stored === undefined) throw new Error('The submission has no such revision.')
  const files = await db.many(
    fileRow,
    sql`
    select id, sha256, bytes from file
    where company_id = current_company() and id = any(${stored.files}::uuid[]) order by id`,
  )
  return receiptFor(
    { ...stored, id, files },
    { deficiencies: await raisedBy(db, id), taken_out: await takenOutBy(db, id) },
  )
}
