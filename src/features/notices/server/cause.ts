import { type Sql, sql } from '../../../kit/db/sql.ts'

/** The account of the person who acts, where the facts name them: a mail gives the address of nobody else. */
export const actorNamed = (facts: Readonly<Record<string, string | null>>): Sql =>
  facts.by ? sql`nullif(current_setting('app.actor_id', true), '')::uuid` : sql`null::uuid`
