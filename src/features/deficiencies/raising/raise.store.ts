// Deficiencies that nobody writes: failed items of a submission, and actions that were added to its items, raised
// in its transaction.
import { type RowOf, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { newId } from '../../../kit/ids.ts'
import { companyToday } from '../../../register/server/today.ts'
import { noteEach } from '../events.store.ts'
import { hideDeficiencies } from '../of-incidents/of-incidents.store.ts'
import type { DeficiencySeverity } from '../severities.ts'
import { readersAmong, responsibleFor, type Where } from '../steps/owner.store.ts'
import { tellOwner, tellRaised } from '../telling/tell.server.ts'
import { dueOn } from './due.ts'

export type FailedItem = {
  /** It failed; or somebody added an action to it. */
  source: 'submission' | 'action'
  /** The question that failed; nothing where which one it was is confidential. */
  key: string | null
  /** Which row of it, where it has several. */
  row: number | null
  title: string
  description: string | null
  severity: DeficiencySeverity
  /** In how many days it is due, where the form says so; else the severity does. */
  dueDays: number | null
  /** Who sees to it by when, and what is to be done, where somebody said. */
  owner: string | null
  dueOn: string | null
  action: string | null
  /** Files of the submission. */
  photos: readonly string[]
  /** For the person who may read what is confidential, and nobody else. */
  confidential: boolean
  /** Its own, where it is of another asset than the rest. */
  asset?: string | undefined
}

export type FailedSubmission = Where & {
  submission: string
  form: string
  asset: string | null
  raisedBy: string | null
  items: readonly FailedItem[]
}

const raisedRow = row({ id: 'string', number: 'string', title: 'string' })
export type Raised = RowOf<typeof raisedRow>

/** Within how many days the same item at the same place, or of the same asset, counts as seen before. */
export const repeatsWithin = 90

/** Raises one deficiency for each failed item, with its owner and its day. */
export async function raiseFromSubmission(db: Db, failed: FailedSubmission): Promise<Raised[]> {
  if (failed.items.length === 0) return []
  const today = await companyToday(db)
  const owner = await responsibleFor(db, failed)
  const readers = await readersAmong(
    db,
    failed.items.flatMap((item) => (item.confidential ? (item.owner ?? owner ?? []) : [])),
  )
  const ownerOf = (item: FailedItem) => {
    const one = item.owner ?? owner
    return one !== null && (!item.confidential || readers.has(one)) ? one : null
  }
  const raising = failed.items.map((item) => ({
    ...item,
    id: newId(),
    copies: item.photos.map((of) => ({ of, id: newId() })),
  }))
  const rows = raising.map((item) => ({
    id: item.id,
    item_key: item.key,
    item_row: item.row,
    asset: item.asset ?? failed.asset,
    title: item.title.slice(0, 300),
    description: item.description?.slice(0, 4000) ?? null,
    severity: item.severity,
    confidential: item.confidential,
    owner: ownerOf(item),
    due_on: item.dueOn ?? dueOn(today, item.severity, item.dueDays),
    source: item.source,
    corrective_action: item.action,
    photos: item.copies.map(({ id }) => id),
  }))
  const raised = await db.many(
    raisedRow,
    sql`
    insert into deficiencies (company_id, id, number, title, description, source, submission, form,
      item_key, item_row, project, location, asset, severity, status, owner, due_on, raised_by, raised_on,
      photos_before, confidential, repeat_of, corrective_action)
    select current_company(), i.id, next_number(case when i.confidential then 'DEFC' else 'DEF' end), i.title, i.description, i.source,
      ${failed.submission}, ${failed.form}, i.item_key, i.item_row, ${failed.project},
      ${failed.location}, i.asset, i.severity, 'open', i.owner, i.due_on, ${failed.raisedBy}, ${today},
      i.photos, i.confidential, ${seenBefore(failed, today)}, i.corrective_action
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (id uuid, item_key text,
      item_row numeric, asset uuid, title text, description text, severity text, due_on date, photos uuid[],
      confidential boolean, owner uuid, source text, corrective_action text))
      with ordinality i
    order by i.ordinality
    returning id, number, title`,
  )
  await keepPhotos(
    db,
    raising.flatMap(({ id, copies }) => copies.map((copy) => ({ ...copy, deficiency: id }))),
  )
  const ids = rows.map(({ id }) => id)
  await noteEach(db, ids, { kind: 'raised', by: failed.raisedBy })
  await tellRaised(db, ids)
  for (const [to, theirs] of Map.groupBy(rows, (row) => row.owner))
    await tellOwner(
      db,
      to,
      theirs.map(({ id }) => id),
    )
  return raised
}

/** The latest deficiency of the same item at the same place; what moves about is known by its asset. */
const seenBefore = ({ submission, form, location }: FailedSubmission, today: string) => sql`(
  select d.id from deficiencies d
  where d.company_id = current_company() and d.form = ${form} and d.item_key = i.item_key and d.source = i.source
    and case when i.asset is null then d.asset is null and d.location = ${location}
      else d.asset = i.asset end
    and d.submission is distinct from ${submission} and d.raised_on >= ${today}::date - ${repeatsWithin}::integer
    and d.archived_at is null and d.status not in ('void', 'duplicate')
  order by d.raised_on desc, d.id desc limit 1)`

type Copy = { of: string; id: string; deficiency: string }

/** The person who sees to it may see its photos, whether or not they may see the submission. */
async function keepPhotos(db: Db, copies: readonly Copy[]): Promise<void> {
  if (copies.length === 0) return
  await db.run(sql`
    insert into file (company_id, id, sha256, mime, bytes, name, created_by, subject, subject_id)
    select current_company(), c.id, f.sha256, f.mime, f.bytes, f.name, f.created_by,
      'deficiencies', c.deficiency
    from jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) as c("of" uuid, id uuid, deficiency uuid)
    join file f on f.company_id = current_company() and f.id = c."of"`)
}

/** What was raised of answers that count as confidential by now: for who may read these, and nobody's
 *  who may not. */
export async function hideRaised(
  db: Db,
  submission: string,
  keys: readonly string[],
): Promise<void> {
  const raised = await db.many(
    { id: 'string' },
    sql`
    select id from deficiencies
    where company_id = current_company() and submission = ${submission} and source in ('submission', 'action')
      and (confidential or split_part(item_key, '/', 1) = any(${[...keys]}::text[]))`,
  )
  await hideDeficiencies(
    db,
    raised.map(({ id }) => id),
  )
}

type Moved = { key: string; row: number | null; was: string | null; is: string | null }

/** A corrected submission takes along what it raised and nobody has put right, or put elsewhere, yet. */
export async function followSubject(
  db: Db,
  {
    submission,
    was,
    is,
    moved,
  }: { submission: string; was: Where; is: Where; moved: readonly Moved[] },
): Promise<void> {
  if (moved.length > 0)
    await db.run(sql`
      update deficiencies d set asset = m.is
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb)
        as m(key text, "row" numeric, was uuid, "is" uuid)
      where d.company_id = current_company() and d.submission = ${submission}
        and d.status in ('open', 'in_progress') and d.item_key = m.key
        and d.item_row is not distinct from m.row and d.asset is not distinct from m.was`)
  for (const column of ['location', 'project'] as const)
    if ((was[column] ?? null) !== is[column])
      await db.run(sql`
        update deficiencies set ${sql.id(column)} = ${is[column]}
        where company_id = current_company() and submission = ${submission}
          and status in ('open', 'in_progress') and ${sql.id(column)} is not distinct from ${was[column] ?? null}`)
}
