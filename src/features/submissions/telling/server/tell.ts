// Tells people what becomes of submissions: returned, their turn to sign, a signature that no longer counts.
import { json, one, row } from '../../../../kit/db/row.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { closeNotices, notify } from '../../../notices/index.ts'
import type { LockedSubmission } from '../../stages/server/lock-submission.ts'
import {
  signatureAttested,
  signatureVoid,
  submissionReturned,
  turnToSign,
} from '../notice-kinds.ts'

type Place = { id: string; role: string; account: string | null; signed: boolean }

const namedRow = row({
  number: 'string',
  form: 'string',
  stage: 'string',
  revision: 'number',
  sender: 'string?',
  submitted_by: 'string?',
  by: 'string',
  policy: one<LockedSubmission['signature_policy']>(),
  places: json<Place[]>(),
})

async function named(db: Db, id: string) {
  const found = await db.maybe(
    namedRow,
    sql`
    select s.number, s.title as form, s.stage, s.revision, s.submitted_by,
      nullif(concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')), '') as sender,
      coalesce(current_setting('app.actor_name', true), '') as by, f.signature_policy as policy,
      coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'role', p.role, 'account', p.account,
          'signed', g.id is not null) order by p.position, p.id)
        from signature_place p
        left join signature g on g.company_id = p.company_id and g.place = p.id
          and g.revision = s.revision and g.declined_reason is null
        where p.company_id = s.company_id and p.submission = s.id), '[]') as places
    from submissions s
    join forms f on f.company_id = s.company_id and f.id = s.form
    left join account a on a.company_id = s.company_id and a.id = s.submitted_by
    where s.company_id = current_company() and s.id = ${id}`,
  )
  if (found === undefined) throw new Error('The submission that people are told of is not there.')
  return found
}

/** Who signs next: everybody who is asked, or the first of those who sign one after the other. */
function nextSigners(policy: LockedSubmission['signature_policy'], places: readonly Place[]) {
  const open = places.filter(({ signed }) => !signed)
  if (policy !== 'supervisor_then_manager') return open
  const [first] = open.filter(({ role }) => role !== 'witness')
  return open.filter((place) => place === first || place.role === 'witness')
}

const signable: ReadonlySet<string> = new Set(['unsigned', 'partly_signed', 'signed'])

type Named = Awaited<ReturnType<typeof named>>

/** Each is told once a revision; `except`: who learns of it otherwise. */
async function tellNext(
  db: Db,
  submission: string,
  { number, form, sender, submitted_by, stage, revision, policy, places }: Named,
  except: readonly string[] = [],
): Promise<void> {
  if (!signable.has(stage)) return
  for (const { id, account } of nextSigners(policy, places))
    if (account !== null && !except.includes(account))
      await notify(db, turnToSign, {
        to: [account],
        record: submission,
        event: `${id} ${revision}`,
        facts: { number, form, sender },
        cause: submitted_by,
      })
}

/** Tells whose turn it is: somebody was asked to sign, or is asked no more. */
export const tellTurns = async (db: Db, submission: string): Promise<void> =>
  tellNext(db, submission, await named(db, submission))

/** A place is gone: its person is asked no longer, and the next one may be. */
export async function tellUnasked(
  db: Db,
  submission: string,
  account: string | null,
): Promise<void> {
  if (account !== null) await closeNotices(db, turnToSign, submission, account)
  await tellTurns(db, submission)
}

/** A place was signed at: its person is asked no longer, and the next one may be. */
export async function tellSigned(db: Db, submission: string, signer: string | null): Promise<void> {
  if (signer !== null)
    for (const kind of [turnToSign, signatureVoid]) await closeNotices(db, kind, submission, signer)
  const facts = await named(db, submission)
  if (facts.policy === 'supervisor_then_manager') await tellNext(db, submission, facts)
}

/** Somebody signed on the device of the person signed in, who attested it: it is in their name, so they know. */
export async function tellAttested(
  db: Db,
  submission: string,
  { signer, place, method }: { signer: string; place: string; method: string },
): Promise<void> {
  const { number, form, by, revision } = await named(db, submission)
  const isThere = method === 'attested'
  await notify(db, signatureAttested, {
    to: [signer],
    record: submission,
    event: `attested ${place} ${revision}`,
    facts: { by, form, number: isThere ? null : number, attended: isThere ? number : null },
  })
}

export async function tellReturned(db: Db, submission: string, reason: string): Promise<void> {
  const { submitted_by, number, form, by, revision } = await named(db, submission)
  await closeNotices(db, turnToSign, submission)
  await closeNotices(db, signatureVoid, submission)
  if (submitted_by !== null)
    await notify(db, submissionReturned, {
      to: [submitted_by],
      record: submission,
      event: `${submission} ${revision}`,
      facts: { by, number, form, reason },
    })
}

/** The next revision is there: who had signed the one before must know, and so must who signs now. */
export async function tellRevised(
  db: Db,
  submission: string,
  reason: string | null,
): Promise<void> {
  const facts = await named(db, submission)
  const { number, form, by, revision } = facts
  const signers = await db.many(
    { signer: 'string' },
    sql`
    select distinct signer from signature
    where company_id = current_company() and submission = ${submission}
      and revision = ${revision - 1} and declined_reason is null and signer is not null`,
  )
  const to = signers.map(({ signer }) => signer)
  await closeNotices(db, submissionReturned, submission)
  await closeNotices(db, turnToSign, submission)
  await notify(db, signatureVoid, {
    to,
    record: submission,
    event: `${submission} ${revision}`,
    facts: { by, number, form, reason },
  })
  await tellNext(db, submission, facts, to)
}

/** Nobody waits for a submission that is void. */
export async function closeAll(db: Db, submission: string): Promise<void> {
  for (const kind of [submissionReturned, turnToSign, signatureVoid])
    await closeNotices(db, kind, submission)
}
