// What signing stands on: the submission with its lock, its places, and the signatures at them.

import type { Context } from '../../../../access/server/gate.ts'
import { json, one, type RowOf, row } from '../../../../kit/db/row.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../../kit/db/sql.ts'
import { newId } from '../../../../kit/ids.ts'
import type { Locale } from '../../../../kit/locales.ts'
import { Problem } from '../../../../kit/problems.ts'
import type { SubmissionContext } from '../../revisions/server/submission-context.store.ts'
import { findSubmission } from '../../stages/server/lock-submission.ts'
import { restage } from '../../stages/server/stage.ts'
import { seen } from '../../submissions.server.ts'
import { tellSigned } from '../../telling/server/tell.ts'
import { statementOf } from '../statements.ts'

const signedRow = row({
  id: 'string',
  stage: 'string',
  revision: 'number',
  hash: 'string',
  policy: one<SubmissionContext['signature_policy']>(),
  review_required: 'boolean?',
  superiors_attested: 'boolean?',
  /** Who sent it, and who made the present revision. */
  senders: json<(string | null)[]>(),
  project: 'string?',
  team: 'string?',
  form: 'string',
})
export type SignedRow = RowOf<typeof signedRow>

const placeRow = row({
  id: 'string',
  role: 'string',
  account: 'string?',
  name: 'string?',
  person: 'string?',
  email: 'string?',
  /** The name of the account. */
  called: 'string?',
  /** What they read, where it is known. */
  language: one<Locale | null>(),
  filled: 'boolean',
  /** The person who has signed there. */
  signer: 'string?',
})
export type PlaceRow = RowOf<typeof placeRow>

/** The submission, locked until the commit: signatures at it come one after the other. */
export async function lockForSigning(
  db: Db,
  id: string,
  scope: Sql | undefined,
): Promise<SignedRow> {
  const found = await db.maybe(sql`
    select t.id from submissions t
    where t.company_id = current_company() and t.id = ${id} and ${scope ?? sql`true`}
    for update of t`)
  if (found === undefined) throw new Problem('row/missing')
  // Read once it is locked: what the statement that waited sees beside the row is from before the wait.
  return signedById(db, id)
}

async function signedById(db: Db, id: string): Promise<SignedRow> {
  const row = await db.maybe(
    signedRow,
    sql`
    select s.id, case when s.archived_at is null then s.stage else 'archived' end as stage,
      s.revision, r.hash, f.signature_policy as policy, f.review_required,
      f.superiors_attested, jsonb_build_array(s.submitted_by, r.made_by) as senders, s.project, s.team,
      s.form
    from submissions s
    join submission_revision r
      on r.company_id = s.company_id and r.submission = s.id and r.n = s.revision
    join forms f on f.company_id = s.company_id and f.id = s.form
    where s.company_id = current_company() and s.id = ${id}`,
  )
  if (row === undefined) throw new Error('The submission has no revision or no form.')
  return row
}

export const lockSeen = (context: Context, id: string): Promise<SignedRow> =>
  lockForSigning(context.db, id, seen(context))

/** The same without the lock, to look at. */
export async function findSigned(context: Context, id: string): Promise<SignedRow> {
  const { id: found } = await findSubmission(context, id)
  return signedById(context.db, found)
}

/** Whether the caller sent it or made its present revision. */
export const isOwn = ({ session }: Context, { senders }: SignedRow): boolean =>
  session.accountId !== undefined && senders.includes(session.accountId)

/** A returned, reviewed, closed, void or archived submission cannot be signed. */
export function refuseUnlessOpen({ stage }: SignedRow): void {
  if (!['unsigned', 'partly_signed', 'signed'].includes(stage))
    throw new Problem('submission/state')
}

export const placesOf = (db: Db, { id, revision }: SignedRow): Promise<PlaceRow[]> =>
  db.many(
    placeRow,
    sql`
    select p.id, p.role, p.account, p.name, p.person, p.email,
      concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')) as called,
      coalesce(a.locale, h.language) as language, g.id is not null as filled, g.signer
    from signature_place p
    left join account a on a.company_id = p.company_id and a.id = p.account
    left join person h on h.company_id = p.company_id and h.id = p.person
    left join signature g on g.company_id = p.company_id and g.place = p.id
      and g.revision = ${revision} and g.declined_reason is null
    where p.company_id = current_company() and p.submission = ${id}
    order by p.position, p.id`,
  )

/** The place, if somebody may sign there now. Who signs in turn waits for those before. */
export function openPlace(
  { policy }: SignedRow,
  places: readonly PlaceRow[],
  id: string,
): PlaceRow {
  const at = places.findIndex((one) => one.id === id)
  const place = places[at]
  if (place === undefined || place.filled) throw new Problem('signature/place')
  const waits = places.slice(0, at).some(({ role, filled }) => role !== 'witness' && !filled)
  if (policy === 'supervisor_then_manager' && place.role !== 'witness' && waits)
    throw new Problem('signature/place')
  return place
}

export type SigningRow = {
  id: string
  document_hash: string
  statement_lang: Locale
  signed_at: string
  device: string | null
}

export type GivenSignature = {
  method: 'drawn' | 'typed' | 'pin' | 'link' | 'attested'
  /** What was drawn, or typed; nothing where a number was entered. */
  strokes: unknown
  signer: string | null
  name: string
  /** In whose session, where it is not the signer's own. */
  witness: string | null
  /** What that person attests; and what was agreed to, where the signer has agreed to nothing. */
  attestation?: string
}

/** Whether this very signature has been taken already; another one under its id is refused. */
export async function isTaken(
  db: Db,
  { id }: SignedRow,
  place: string,
  signing: SigningRow,
  given: Pick<GivenSignature, 'method' | 'strokes'>,
): Promise<boolean> {
  const row = await db.maybe(
    { same: 'boolean' },
    sql`
    select g.submission = ${id} and g.place = ${place} and g.document_hash = ${signing.document_hash}
      and g.statement_lang = ${signing.statement_lang} and g.declined_reason is null
      and g.method = ${given.method}
      and g.strokes is not distinct from ${jsonOf(given.strokes)}::jsonb as same
    from signature g where g.company_id = current_company() and g.id = ${signing.id}`,
  )
  if (row !== undefined && !row.same) throw new Problem('signature/exists')
  return row !== undefined
}

const jsonOf = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

export function refuseStale(
  { hash }: SignedRow,
  { document_hash }: Pick<SigningRow, 'document_hash'>,
) {
  if (hash !== document_hash) throw new Problem('signature/stale')
}

/** Who was only seen to be there has agreed to nothing: what is said of them stands there. */
const agreedTo = (
  { role }: PlaceRow,
  { statement_lang }: SigningRow,
  { method, attestation }: GivenSignature,
): string =>
  method === 'attested' && attestation !== undefined
    ? attestation
    : statementOf(role, statement_lang)

/** Writes the signature and that it was given; the caller has checked who may. */
export async function insertSignature(
  db: Db,
  signed: SignedRow,
  place: PlaceRow,
  signing: SigningRow,
  given: GivenSignature,
  ip: string,
): Promise<void> {
  await db.run(sql`
    insert into signature (company_id, id, submission, place, revision, document_hash, role, signer,
      signer_name, method, strokes, statement, statement_lang, signed_at, witnessed_by, attestation, ip,
      device)
    values (current_company(), ${signing.id}, ${signed.id}, ${place.id}, ${signed.revision},
      ${signed.hash}, ${place.role}, ${given.signer}, ${given.name}, ${given.method},
      ${jsonOf(given.strokes)}::jsonb, ${agreedTo(place, signing, given)},
      ${signing.statement_lang}, ${signing.signed_at}, ${given.witness}, ${given.attestation ?? null},
      ${ip}, ${signing.device})`)
  await insertEvent(db, signed, 'signed', { by: given.signer, name: given.name })
  // A link to a place that is signed at leads nowhere any more.
  await db.run(sql`
    update signature_place set link_hash = null
    where company_id = current_company() and id = ${place.id} and link_hash is not null`)
  await tellSigned(db, signed.id, given.signer)
}

export async function insertDecline(
  db: Db,
  signed: SignedRow,
  place: PlaceRow,
  declined: { reason: string; lang: Locale; name: string; by: string | null; ip: string },
): Promise<void> {
  await db.run(sql`
    insert into signature (company_id, id, submission, place, revision, document_hash, role, signer,
      signer_name, method, statement, statement_lang, declined_reason, signed_at, witnessed_by, ip)
    values (current_company(), ${newId()}, ${signed.id}, ${place.id}, ${signed.revision},
      ${signed.hash}, ${place.role}, ${place.account}, ${declined.name}, 'typed',
      ${statementOf(place.role, declined.lang)}, ${declined.lang}, ${declined.reason}, now(),
      ${declined.by === place.account ? null : declined.by}, ${declined.ip})`)
  const { reason, name } = declined
  await insertEvent(db, signed, 'declined', { by: place.account, name, reason })
}

const insertEvent = (
  db: Db,
  { id, revision }: SignedRow,
  kind: 'signed' | 'declined',
  { by, name, reason = null }: { by: string | null; name: string; reason?: string | null },
) =>
  db.run(sql`
    insert into submission_event (company_id, submission, kind, revision, reason, by, by_name)
    values (current_company(), ${id}, ${kind}, ${revision}, ${reason}, ${by}, ${name})`)

/** The outcome of the submission after the write. */
export const signedReply = async (db: Db, id: string) => ({
  data: { id, ...(await restage(db, id)) },
})

/** The same for what had been written before. */
export async function outcomeOf(db: Db, id: string) {
  const data = await db.maybe(
    { id: 'string', stage: 'string', version: 'number', given: 'number', needed: 'number' },
    sql`
    select id, stage, version, signatures_given as given, signatures_needed as needed
    from submissions where company_id = current_company() and id = ${id}`,
  )
  if (data === undefined) throw new Error('The submission is gone in the middle of signing.')
  return { data }
}
