// Locks a submission, with its sender and the steps that its stage allows.
import type { Context } from '../../../../access/server/gate.ts'
import { type Sql, sql } from '../../../../kit/db/sql.ts'
import { keysOf } from '../../../../kit/own.ts'
import { Problem } from '../../../../kit/problems.ts'
import type { Act } from '../../reading/reading.contract.ts'
import { seen } from '../../submissions.server.ts'
import type { Stage } from '../stages.ts'
import type { DeviceHolder } from './way-here.ts'

/** A submission as far as it decides what may be done with it. */
export type LockedSubmission = {
  id: string
  form: string
  version: number
  stage: Stage
  revision: number
  archived_at: string | null
  submitted_by: string | null
  review_required: boolean | null
  superiors_attested: boolean | null
  kind: string
  /** The record that it adds to. */
  incident: string | null
  signature_policy: 'none' | 'submitter' | 'all_attendees' | 'supervisor_then_manager'
  /** The person who submitted it or made the present revision. */
  own: boolean
}

async function found(context: Context, id: string, lock: Sql): Promise<LockedSubmission> {
  const { db, session } = context
  const me = session.accountId ?? null
  const row = await db.maybe<LockedSubmission>({
    ...sql`
    select t.id, t.form, t.version, t.stage, t.revision, t.archived_at, t.submitted_by,
      f.kind, t.incident, f.review_required, f.superiors_attested, f.signature_policy,
      t.submitted_by = ${me} or exists (select from submission_revision r where r.company_id = t.company_id
        and r.submission = t.id and r.n = t.revision and r.made_by = ${me}) as own
    from submissions t join forms f on f.company_id = t.company_id and f.id = t.form
    where t.company_id = current_company() and t.id = ${id} and ${seen(context) ?? sql`true`}
    ${lock}`,
    steady: true,
  })
  if (row === undefined) throw new Problem('row/missing')
  return { ...row, own: row.own === true }
}

/** The submission, where the person may see it. */
export const findSubmission = (context: Context, id: string) => found(context, id, sql``)

/** The same, locked for the rest of the transaction. */
export const lockSubmission = (context: Context, id: string) =>
  found(context, id, sql`for update of t`)

const fixed: ReadonlySet<Stage> = new Set(['closed', 'void'])

export const isLocked = ({
  stage,
  archived_at,
}: Pick<LockedSubmission, 'stage' | 'archived_at'>): boolean =>
  archived_at !== null || fixed.has(stage)

/** Nobody reviews what they sent themselves, where the form asks for a review. */
export const isOwnReview = ({
  own,
  review_required,
}: Pick<LockedSubmission, 'own' | 'review_required'>): boolean => own && review_required === true

/** The caller, as one who holds the device out to others. */
export const holderOf = (
  { session, can }: Context,
  submission: Pick<LockedSubmission, 'own' | 'review_required' | 'superiors_attested'>,
): DeviceHolder => ({
  account: session.accountId ?? null,
  name: session.name,
  creates: can('submissions.create'),
  isReviewed: isOwnReview(submission),
  superiorsToo: submission.superiors_attested === true,
})

export const mayRevise = ({ can }: Context, { own }: LockedSubmission): boolean =>
  can('submissions.edit') || (own && can('submissions.create'))

/** The stages in which each step of review is taken. */
const from: Readonly<Record<'approve' | 'return' | 'close' | 'reopen' | 'void', readonly Stage[]>> =
  {
    approve: ['signed'],
    return: ['unsigned', 'partly_signed', 'signed', 'reviewed'],
    close: ['reviewed', 'signed'],
    reopen: ['reviewed', 'closed'],
    void: ['unsigned', 'partly_signed', 'signed', 'returned', 'reviewed'],
  }

export function isStepOpen(step: keyof typeof from, submission: LockedSubmission): boolean {
  if (submission.archived_at !== null || !from[step].includes(submission.stage)) return false
  // Signed is enough to close only where nobody need review it.
  return step !== 'close' || submission.stage === 'reviewed' || submission.review_required !== true
}

const signable: ReadonlySet<Stage> = new Set(['unsigned', 'partly_signed', 'signed'])

export const isSignable = ({ stage, archived_at }: LockedSubmission): boolean =>
  archived_at === null && signable.has(stage)

/** A form of kind incident that came without one: from a contractor, by a code, or before it was of that kind. */
export const isReportOpen = ({
  kind,
  incident,
  stage,
  archived_at,
}: Pick<LockedSubmission, 'kind' | 'incident' | 'stage' | 'archived_at'>): boolean =>
  kind === 'incident' && incident === null && archived_at === null && stage !== 'void'

/** `waiting`: somebody is still asked to sign; who of them can do it now, each place says. */
export function actsOn(context: Context, submission: LockedSubmission, waiting: boolean): Act[] {
  const review = context.can('submissions.review')
  const open = !isLocked(submission)
  const may: Readonly<Record<Act, boolean>> = {
    revise: open && mayRevise(context, submission),
    sign: waiting && isSignable(submission) && context.can('submissions.create'),
    return: review && isStepOpen('return', submission),
    approve: review && isStepOpen('approve', submission) && !isOwnReview(submission),
    close: review && isStepOpen('close', submission),
    reopen: review && isStepOpen('reopen', submission),
    void: review && isStepOpen('void', submission),
    mail: context.can('exports.bulk'),
    report: context.can('incidents.create') && isReportOpen(submission),
  }
  return keysOf(may).filter((act) => may[act])
}
