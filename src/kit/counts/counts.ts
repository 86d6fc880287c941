// Counts that the database keeps up (`keep_counts`), exact with each write. They are of the whole company: a person
// who sees less of it reads nothing here, and what they see is counted.
import { type Sql, sql } from '../db/sql.ts'

/** Rows of `by`, the values under which something is counted, and `n`; the same values may come again: add them up. */
export const countsOf = (of: string): Sql => sql`(
  select k.by, k.n from counts k where k.company_id = current_company() and k.of = ${of}
  union all
  select d.by, d.n from count_difference d where d.company_id = current_company() and d.of = ${of})`
