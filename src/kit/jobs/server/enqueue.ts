import type { z } from 'zod'
import type { Db } from '../../db/server/database.ts'
import { sql } from '../../db/sql.ts'
import type { Job } from '../job.ts'

/**
 * Adds a job in the transaction of `db`: it exists if and only if that commits. It is done in the
 * company and in the name of the person whom the transaction serves.
 */
export async function enqueue<Payload extends z.ZodType>(
  db: Db,
  job: Job<Payload>,
  payload: z.input<Payload>,
  /** A key keeps one waiting job of its kind; the later call replaces the earlier. */
  { key, runAt }: { key?: string; runAt?: Date } = {},
): Promise<void> {
  const told = JSON.stringify(payload)
  await db.run(sql`select enqueue(${job.name}, ${told}, ${key ?? null}, ${runAt ?? null})`)
}
