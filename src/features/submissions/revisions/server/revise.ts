// Changed answers become the next revision. The earlier revision stays as it was, with its signatures; they
// are of that revision, so every place is open again.

import type { z } from 'zod'
import { inConfidence } from '../../../../access/server/confidence.ts'
import type { Context } from '../../../../access/server/gate.ts'
import { asCompany } from '../../../../access/server/scoped.ts'
import { json, type RowOf, row } from '../../../../kit/db/row.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { enqueue } from '../../../../kit/jobs/server/enqueue.ts'
import { Problem } from '../../../../kit/problems.ts'
import { followSubject } from '../../../deficiencies/index.ts'
import { openFilling, type Remarks } from '../../../forms/definition/index.ts'
import { submissionReceived } from '../../consequences/received.job.ts'
import { type FailedQuestion, failedItems } from '../../consequences/server/failed-items.ts'
import { followFails } from '../../consequences/server/follow-fails.ts'
import { readsAll } from '../../content/server/confidential.ts'
import { decide } from '../../content/server/decide.ts'
import type { About } from '../../content/server/document-hash.ts'
import { usedDocuments } from '../../content/server/used-documents.store.ts'
import { definitionOf } from '../../content/server/versions.ts'
import {
  isLocked,
  type LockedSubmission,
  lockSubmission,
  mayRevise,
} from '../../stages/server/lock-submission.ts'
import { restage } from '../../stages/server/stage.ts'
import { withSubjects } from '../../subjects/server/answered-subjects.ts'
import { chosenSubjects, eachOf } from '../../subjects/subjects.ts'
import { tellRevised } from '../../telling/server/tell.ts'
import type { revise } from '../revisions.contract.ts'
import {
  aboutErrors,
  chooseAnother,
  hasPlace,
  ownerErrors,
  ownersIn,
  placeErrors,
  refuseInput,
} from './check-submission.ts'
import { newRevision } from './new-revision.ts'
import { type Receipt, receiptFor, receiptOf } from './receipt.ts'
import { insertNextRevision } from './revisions.store.ts'
import { contextOf } from './submission-context.store.ts'
import { attachSubmittedFiles, checkFiles } from './submitted-files.ts'

export type GivenRevision = z.output<NonNullable<(typeof revise)['body']>>

const beforeRow = row({
  form_version: 'string',
  answers: json<Record<string, unknown>>(),
  remarks: json<Remarks>(),
  about: json<About>(),
  hash: 'string',
  made_by: 'string?',
})
type Before = RowOf<typeof beforeRow>

async function revisionOf(db: Db, id: string, n: number): Promise<Before> {
  const row = await db.maybe(
    beforeRow,
    sql`
    select form_version, answers, remarks, about, hash, made_by from submission_revision
    where company_id = current_company() and submission = ${id} and n = ${n}`,
  )
  if (row === undefined) throw new Error('The submission has no such revision.')
  return row
}

/** What failed in the revision before has its deficiency already. */
async function failedBefore(db: Db, before: Before): Promise<Map<string, FailedQuestion>> {
  const definition = await definitionOf(db, before.form_version)
  const failed = failedItems(
    openFilling(definition, before.answers, { remarks: before.remarks }),
    'en',
  )
  return new Map(failed.map((one) => [one.item, one]))
}

/** Omitted properties stay as they were. */
const changed = (
  before: About & Pick<LockedSubmission, 'incident'>,
  said: NonNullable<GivenRevision['about']>,
): About => ({
  ...eachOf(
    chosenSubjects,
    (name) => (said[name] === undefined ? before[name] : said[name]) ?? null,
  ),
  // It stays with its record: the person who corrects it may not be able to read that.
  incident: before.incident,
  on_behalf_of: said.on_behalf_of === undefined ? before.on_behalf_of : said.on_behalf_of,
  place: said.place === undefined ? before.place : said.place,
  no_place: said.no_place === undefined ? (before.no_place ?? null) : said.no_place,
})

/** Where what failed is put right. */
const placeOf = ({ location = null, project = null }: About) => ({ location, project })

/** LockedSubmission against its form and all that it names; nothing is written yet. */
async function prepared(request: Context, locked: LockedSubmission, given: GivenRevision) {
  const { db, session } = request
  const account = session.accountId ?? null
  const before = await revisionOf(db, locked.id, locked.revision)
  const known = await definitionOf(db, before.form_version)
  if (!readsAll(request, locked, known)) throw new Problem('grant/missing')
  const { incident } = locked
  const said = changed({ ...before.about, incident }, given.about ?? {})
  const context = await contextOf(db, {
    id: locked.id,
    version: given.version,
    subjects: { ...eachOf(chosenSubjects, (name) => said[name] ?? null), incident: null },
    accounts: ownersIn(given),
    files: given.files.map((file) => file.id),
    startedAt: given.started_at,
    submittedAt: given.submitted_at,
  })
  if (context === undefined || context.form !== locked.form)
    throw new Problem('input/invalid', { errors: { version: chooseAnother } })
  const definition = await definitionOf(db, context.version)
  const decided = decide(definition, given.answers, {
    remarks: given.remarks,
    today: context.day,
    timeZone: context.timezone,
  })
  const used = before.about.documents
  const about = {
    ...(await withSubjects(db, decided.filling, said)),
    ...(await usedDocuments(db, decided.filling, context.made_at, used)),
  }
  const files = checkFiles(decided.files, given.files, context.files, {
    account,
    submission: locked.id,
  })
  const revision = (n: number) =>
    newRevision({ id: locked.id, n, context, decided, about, files, account, given })
  return { before, context, about, decided, files, revision, account, definition, given }
}

type Prepared = Awaited<ReturnType<typeof prepared>>

async function write(
  { db }: Context,
  locked: LockedSubmission,
  { before, context, about, decided, files, revision, account, definition, given }: Prepared,
): Promise<Receipt> {
  const placed = hasPlace(before.about)
  refuseInput({
    ...aboutErrors(context),
    ...(placed && placeErrors(context, about)),
    ...ownerErrors(given, context),
  })
  const n = locked.revision + 1
  const next = revision(n)
  const number = (await insertNextRevision(db, next)) ?? ''
  await attachSubmittedFiles(db, files, locked.id)
  const failed = failedItems(decided.filling, definition.languages[0] ?? 'en')
  const { filling } = decided
  const submitted = {
    submission: locked.id,
    form: locked.form,
    number,
    about,
    by: account,
    filling,
  }
  const known = await failedBefore(db, before)
  const fresh = failed.filter(({ item }) => !known.has(item))
  const followed = await followFails(db, submitted, failed, fresh)
  const moved = failed.flatMap((now) => {
    const { key, row, assets } = known.get(now.item) ?? now
    const was = assets[0] ?? before.about.asset ?? null
    const is = now.assets[0] ?? about.asset ?? null
    return key === null || was === is ? [] : [{ key, row, was, is }]
  })
  const subject = { submission: locked.id, was: placeOf(before.about), is: placeOf(about), moved }
  await asCompany(db, () => inConfidence(db, () => followSubject(db, subject)))
  if (about.project ?? about.team)
    await enqueue(db, submissionReceived, { id: locked.id }, { key: `received ${locked.id}` })
  const { stage } = await restage(db, locked.id)
  await tellRevised(db, locked.id, next.reason)
  const { received_at } = context
  return receiptFor(
    { id: locked.id, number, stage, n, hash: next.hash, received_at, files },
    followed,
  )
}

export async function reviseSubmission(
  request: Context,
  id: string,
  given: GivenRevision,
): Promise<Receipt> {
  const locked = await lockSubmission(request, id)
  if (!mayRevise(request, locked)) throw new Problem('grant/missing')
  if (given.of !== locked.revision) {
    // An answer that was lost on its way is asked for again: the revision is here already.
    if (given.of === locked.revision - 1) {
      const { before, account, revision } = await prepared(request, locked, given)
      if (before.made_by === account && before.hash === revision(locked.revision).hash)
        return receiptOf(request.db, id, locked.revision)
    }
    const { version, stage, revision } = locked
    throw new Problem('row/stale', { extra: { present: { version, stage, revision } } })
  }
  if (isLocked(locked)) throw new Problem('submission/locked')
  return write(request, locked, await prepared(request, locked, given))
}
