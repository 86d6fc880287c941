// The stage of a submission follows from facts, by this one rule: what was declared last weighs
// more than how many have signed.
import { type RowOf, row } from '../../../../kit/db/row.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import type { Stage } from '../stages.ts'

const stageFactsRow = row({
  /** Events of the present revision that still hold. */
  voided: 'boolean',
  returned: 'boolean',
  closed: 'boolean',
  approved: 'boolean',
  needed: 'number',
  given: 'number',
})
export type StageFacts = RowOf<typeof stageFactsRow>

export const fresh = (needed: number): StageFacts => ({
  voided: false,
  returned: false,
  closed: false,
  approved: false,
  needed,
  given: 0,
})

export function stageOf({ voided, returned, closed, approved, needed, given }: StageFacts): Stage {
  if (voided) return 'void'
  if (returned) return 'returned'
  if (closed) return 'closed'
  if (approved) return 'reviewed'
  if (given >= needed) return 'signed'
  return given > 0 ? 'partly_signed' : 'unsigned'
}

export type StageProgress = { stage: Stage; version: number; given: number; needed: number }

/**
 * Reads the facts again and writes what they come to; code that adds one calls it. It takes the
 * submission's next version also where the stage stays: what is on somebody's screen is stale.
 */
export async function restage(db: Db, id: string): Promise<StageProgress> {
  // Held until the end: two who sign at once must not each count without the other.
  await db.run(sql`
    select id from submissions where company_id = current_company() and id = ${id} for update`)
  const facts = await db.maybe(
    stageFactsRow,
    sql`
    select
      coalesce(bool_or(e.kind = 'voided'), false) as voided,
      coalesce(bool_or(e.kind = 'returned' and e.revision = s.revision), false) as returned,
      coalesce(bool_or(e.kind = 'closed' and not e.undone), false) as closed,
      coalesce(bool_or(e.kind = 'approved' and e.revision = s.revision and not e.undone), false) as approved,
      (select count(*) from signature_place p
        where p.company_id = s.company_id and p.submission = s.id) as needed,
      (select count(*) from signature_place p
        where p.company_id = s.company_id and p.submission = s.id and exists (
          select from signature g join submission_revision r on r.company_id = g.company_id
            and r.submission = g.submission and r.n = g.revision
          where g.company_id = p.company_id and g.place = p.id and g.revision = s.revision
            and g.document_hash = r.hash and g.declined_reason is null)) as given
    from submissions s
    left join lateral (
      select e.kind, e.revision, exists (
        select from submission_event o where o.company_id = e.company_id
          and o.submission = e.submission and o.kind = 'reopened' and (o.at, o.id) > (e.at, e.id)) as undone
      from submission_event e where e.company_id = s.company_id and e.submission = s.id
        and e.kind in ('voided', 'returned', 'closed', 'approved')) e on true
    where s.company_id = current_company() and s.id = ${id}
    group by s.company_id, s.id`,
  )
  if (facts === undefined) throw new Error('There is no such submission to restage.')
  const stage = stageOf(facts)
  const row = await db.maybe(
    { version: 'number' },
    sql`
    update submissions set stage = ${stage}, signatures_needed = ${facts.needed},
      signatures_given = ${facts.given}
    where company_id = current_company() and id = ${id} returning version`,
  )
  if (row === undefined) throw new Error('The submission left no row.')
  return { stage, version: row.version, given: facts.given, needed: facts.needed }
}
