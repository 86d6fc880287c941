// An appointment whose term is over leaves the list of those who hold an office.
import { z } from 'zod'
import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'
import { defineJob } from '../../kit/jobs/job.ts'
import { enqueue } from '../../kit/jobs/server/enqueue.ts'
import { perform } from '../../kit/jobs/server/perform.ts'
import { keysOf } from '../../kit/own.ts'

const tables = { jhsc: 'jhsc', 'first-aiders': 'first_aiders', 'hs-reps': 'hs_reps' } as const
const names = keysOf(tables)

const endOfTerm = defineJob('end-of-term', z.object({ register: z.enum(names), id: z.uuid() }))

/** Has an appointment archived on the day after its last; a later word on its end counts anew. */
export async function awaitEnd(
  db: Db,
  name: string,
  { id, ends_on }: Readonly<Record<string, unknown>> & { id: string },
): Promise<void> {
  if (ends_on === null) return
  const over = await db.maybe(
    { at: 'string' },
    sql`
    select (${ends_on}::date + 1)::timestamp at time zone timezone as at from company
    where id = current_company() and ${ends_on}::date >= (now() at time zone timezone)::date`,
  )
  // A term that had already ended when it was entered keeps the state that the person chose.
  if (over === undefined) return
  const register = z.enum(names).parse(name)
  await enqueue(db, endOfTerm, { register, id }, { key: `${name} ${id}`, runAt: new Date(over.at) })
}

export const archiveEnded = perform(endOfTerm, ({ payload: { register, id }, transaction }) =>
  transaction(async (db) => {
    // Its end may have been moved, or taken back, since.
    await db.run(sql`
      update ${sql.id(tables[register])} t
      set archived_at = now(), archived_reason = 'The term is over.'
      where company_id = current_company() and id = ${id} and archived_at is null
        and ends_on < (select (now() at time zone timezone)::date from company
          where id = current_company())`)
  }),
)
