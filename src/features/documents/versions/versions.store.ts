import type { z } from 'zod'
import { json, one, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import type { AnyRow } from '../../../register/define.ts'
import type { AudienceFact } from '../../../register/fields/audience.ts'
import { reachedBy } from '../../audience/index.ts'
import { type Decision, decisions, type VersionState } from './steps.ts'
import type { approval } from './versions.contract.ts'

const documentRow = row({ register: 'string', archived: 'boolean' })

/** For the rest of the transaction: two who send it at once come one after the other. */
export async function lockDocument(db: Db, id: string) {
  const document = await db.maybe(
    documentRow,
    sql`
    select register, archived_at is not null as archived from document
    where company_id = current_company() and id = ${id} for update`,
  )
  if (document === undefined) throw new Problem('row/missing')
  return document
}

export async function registerOfDocument(db: Db, id: string): Promise<string> {
  const document = await db.maybe(
    documentRow,
    sql`
    select register, archived_at is not null as archived from document
    where company_id = current_company() and id = ${id}`,
  )
  if (document === undefined) throw new Problem('row/missing')
  return document.register
}

const name = (column: string) => sql`
  (select concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')) from account a
    where a.company_id = v.company_id and a.id = v.${sql.id(column)}) as ${sql.id(column)}`

const columns = sql`v.number, v.state, v.note, v.sign_again, v.affects, v.hash, ${name('sent_by')}, v.sent_at,
  v.reason, ${name('decided_by')}, v.decided_at, ${name('published_by')}, v.published_at,
  v.superseded_at, v.approval, ${name('reviewed_by')}, v.reviewed_at`
const versionShape = {
  number: 'number',
  state: one<VersionState>(),
  note: 'string?',
  sign_again: 'boolean',
  affects: json<AudienceFact[] | null>(),
  hash: 'string',
  sent_by: 'string?',
  sent_at: 'string',
  reason: 'string?',
  decided_by: 'string?',
  decided_at: 'string?',
  published_by: 'string?',
  published_at: 'string?',
  superseded_at: 'string?',
  approval: json<VersionApproval | null>(),
  reviewed_by: 'string?',
  reviewed_at: 'string?',
} as const

/** What the version `v` says, as its readers are sent it. */
export const readContent = sql`v.content || case when v.content ? 'content'
  then jsonb_build_object('content', without_right(v.content -> 'content')) else '{}' end`

export type VersionApproval = z.output<typeof approval>

/** Who may not write documents sees what was in force at some time. */
const shown = (writes: boolean) =>
  writes ? sql`true` : sql`v.state in ('published', 'superseded')`

export const versionsOf = (db: Db, id: string, writes: boolean) =>
  db.many(
    versionShape,
    sql`
    select ${columns} from document_version v
    where v.company_id = current_company() and v.document = ${id} and ${shown(writes)}
    order by v.number desc`,
  )

export async function versionOf(db: Db, id: string, number: number, writes: boolean) {
  const version = await db.maybe(
    { ...versionShape, content: json<Record<string, unknown>>() },
    sql`
    select ${columns}, ${writes ? sql`v.content` : readContent} as content from document_version v
    where v.company_id = current_company() and v.document = ${id} and v.number = ${number}
      and ${shown(writes)}`,
  )
  if (version === undefined) throw new Problem('row/missing')
  return version
}

export async function stateOf(db: Db, id: string, number: number): Promise<VersionState> {
  const version = await db.maybe(
    { state: one<VersionState>() },
    sql`
    select state from document_version
    where company_id = current_company() and document = ${id} and number = ${number}`,
  )
  if (version === undefined) throw new Problem('row/missing')
  return version.state
}

/** How the row stands to its versions. */
export async function versionsNow(db: Db, register: string, id: string) {
  const found = await db.maybe(
    { underway: 'boolean', same: 'boolean', next: 'number' },
    sql`
    select exists (select from document_version v where v.company_id = t.company_id
        and v.document = t.id and v.state in ('in_review', 'approved')) as underway,
      exists (select from document_version v where v.company_id = t.company_id
        and v.document = t.id and v.state = 'published' and v.row_hash = row_hash(t)) as same,
      (select coalesce(max(v.number), 0) + 1 from document_version v
        where v.company_id = t.company_id and v.document = t.id)::integer as next
    from ${sql.id(register)} t where t.company_id = current_company() and t.id = ${id}`,
  )
  if (found === undefined) throw new Problem('row/missing')
  return found
}

type NewVersion = {
  document: string
  register: string
  number: number
  content: Partial<AnyRow>
  hash: string
  note: string
  signAgain: boolean
  affects: readonly AudienceFact[] | null
  by: string | undefined
}

export const insertVersion = (db: Db, { document, register, number, by, ...made }: NewVersion) =>
  db.run(sql`
    insert into document_version (company_id, document, number, state, content, hash, columns, row_hash,
      note, sign_again, affects, sent_by)
    select current_company(), ${document}, ${number}, 'in_review', ${JSON.stringify(made.content)},
      ${made.hash}, to_jsonb(t), row_hash(t), ${made.note === '' ? null : made.note}, ${made.signAgain},
      ${made.affects === null ? null : JSON.stringify(made.affects)}::jsonb, ${by ?? null}
    from ${sql.id(register)} t where t.company_id = current_company() and t.id = ${document}`)

type Taken = {
  document: string
  number: number
  by: string | undefined
  reason?: string
  approval?: VersionApproval
}

export async function takeDecision(
  db: Db,
  decision: Decision,
  { document, number, by, reason, approval: signed }: Taken,
): Promise<void> {
  if (decision === 'publish')
    await db.run(sql`
      update document_version set state = 'superseded', superseded_at = now()
      where company_id = current_company() and document = ${document} and state = 'published'`)
  const who = by ?? null
  const decided = sql`decided_by = ${who}, decided_at = now(), reason = ${reason ?? null}`
  const stamps: Record<Decision, Sql> = {
    approve: sql`${decided}, approval = ${JSON.stringify(signed)}`,
    return: decided,
    publish: sql`published_by = ${who}, published_at = now()`,
    review: sql`reviewed_by = ${who}, reviewed_at = now()`,
  }
  await db.run(sql`
    update document_version set state = ${decisions[decision].to}, ${stamps[decision]}
    where company_id = current_company() and document = ${document} and number = ${number}`)
}

/** Whom the version that is published affects, where not everybody signs it again. */
export async function noteAffected(db: Db, document: string, number: number): Promise<void> {
  const version = await db.maybe(
    { affects: json<AudienceFact[] | null>() },
    sql`select affects from document_version
      where company_id = current_company() and document = ${document} and number = ${number}`,
  )
  if (version?.affects == null) return
  const { people } = await reachedBy(db, version.affects)
  await db.run(sql`
    insert into document_affected (company_id, document, person, number)
    select current_company(), ${document}, person, ${number} from unnest(${people}::uuid[]) person`)
}
