// Accepts a submission: decides it again, checks what it names, and stores it whole or not at all.

import type { z } from 'zod'
import { asCompany } from '../../../../access/server/scoped.ts'
import { canonical } from '../../../../kit/canonical.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { enqueue } from '../../../../kit/jobs/server/enqueue.ts'
import { Problem } from '../../../../kit/problems.ts'
import { submissionReceived } from '../../consequences/received.job.ts'
import { markCopied } from '../../consequences/server/copied.store.ts'
import { failedItems } from '../../consequences/server/failed-items.ts'
import { followFails } from '../../consequences/server/follow-fails.ts'
import { tellLacking } from '../../consequences/server/tell-lacking.ts'
import { tellSubmitted } from '../../consequences/server/tell-submitted.ts'
import { decide } from '../../content/server/decide.ts'
import { sha256 } from '../../content/server/document-hash.ts'
import { usedDocuments } from '../../content/server/used-documents.store.ts'
import { definitionOf } from '../../content/server/versions.ts'
import { fresh, stageOf } from '../../stages/server/stage.ts'
import { assetsAnywhere } from '../../subjects/answered.ts'
import { withSubjects } from '../../subjects/server/answered-subjects.ts'
import { chosenSubjects, eachOf } from '../../subjects/subjects.ts'
import { tellTurns } from '../../telling/server/tell.ts'
import type { submit } from '../revisions.contract.ts'
import { lackingFor, type Work } from './asked-trainings.store.ts'
import {
  aboutErrors,
  chooseAnother,
  isOpen,
  ownerErrors,
  ownersIn,
  placeErrors,
  refuseInput,
  signerErrors,
} from './check-submission.ts'
import { mayFill } from './may-fill.ts'
import { newRevision } from './new-revision.ts'
import { type Receipt, receiptFor, receiptOf } from './receipt.ts'
import { insertSubmission } from './revisions.store.ts'
import { placesOf } from './signature-places.ts'
import { contextOf, type SubmissionContext } from './submission-context.store.ts'
import { attachSubmittedFiles, checkFiles } from './submitted-files.ts'

export type GivenSubmission = z.output<NonNullable<(typeof submit)['body']>>

/** Who sends it, and what only the server knows of how it came. */
export type Sender = {
  account: string | null
  name: string
  roleId: number | undefined
  source: 'web' | 'qr_public' | 'tc_portal' | 'import' | 'api'
  publicUrl: string
  /** Makes the incident that is reported with the form. */
  report?: (report: NonNullable<GivenSubmission['about']['report']>) => Promise<void>
}

/** The first receipt again for the same content from the same person; anything else is another one. */
async function receivedBefore(
  db: Db,
  { id, createdHash, account }: { id: string; createdHash: string; account: string | null },
  known: NonNullable<SubmissionContext['known']>,
): Promise<Receipt> {
  if (known.created_hash !== createdHash || known.by !== account) throw new Problem('row/exists')
  return receiptOf(db, id, 1)
}

/** Their names where the person is only warned. */
async function lackedCourses(db: Db, account: string | null, work: Work): Promise<string> {
  if (account === null) return ''
  const { refused, lacking } = await lackingFor(db, account, work)
  const courses = lacking.map(({ name }) => name).join(', ')
  if (refused) throw new Problem('training/lacking', { extra: { courses, lacking } })
  return courses
}

/** Stores what was sent as a submission, whole or not at all, and answers its receipt. */
export async function acceptSubmission(
  db: Db,
  sender: Sender,
  given: GivenSubmission,
): Promise<Receipt> {
  const { id, about } = given
  const { account } = sender
  const asked = {
    id,
    version: given.version,
    subjects: {
      ...eachOf(chosenSubjects, (name) => about[name]),
      ...(about.report !== null && { incident: null }),
    },
    accounts: [...about.signers.flatMap((signer) => signer.account ?? []), ...ownersIn(given)],
    files: given.files.map((file) => file.id),
    startedAt: given.started_at,
    submittedAt: given.submitted_at,
  }
  const context = await contextOf(db, asked)
  if (context === undefined || !mayFill(context.filled_by, sender.roleId))
    throw new Problem('input/invalid', { errors: { version: chooseAnother } })
  const definition = await definitionOf(db, context.version)
  const isOutside = sender.source === 'qr_public' || sender.source === 'tc_portal'
  const decided = decide(definition, given.answers, {
    remarks: given.remarks,
    today: context.day,
    timeZone: context.timezone,
    // Questions for staff alone are not asked of visitors with a code or of contractors.
    outside: isOutside,
  })
  const { signers, report, ...said } = about
  const subject = {
    ...(await withSubjects(db, decided.filling, {
      ...said,
      incident: sender.report === undefined ? null : (report?.id ?? said.incident),
    })),
    ...(await usedDocuments(db, decided.filling, context.made_at)),
  }
  const owner = { account, submission: id }
  const files = checkFiles(decided.files, given.files, context.files, owner)
  const revision = newRevision({
    id,
    n: 1,
    context,
    decided,
    about: subject,
    files,
    account,
    given,
  })
  const createdHash = sha256(canonical({ hash: revision.hash, signers, lang: given.lang }))
  const same = { id, createdHash, account }
  if (context.known !== null) return receivedBefore(db, same, context.known)
  if (!isOpen(context)) throw new Problem('form/closed')
  refuseInput({
    ...aboutErrors(context),
    ...placeErrors(context, about),
    ...signerErrors(about, context),
    ...ownerErrors(given, context),
  })
  const lacking =
    isOutside || !context.asks_training
      ? ''
      : await lackedCourses(db, account, {
          form: context.form,
          assets: assetsAnywhere(decided.filling, subject.asset),
        })

  if (report !== null)
    await sender.report?.({ ...report, project: subject.project ?? report.project })
  // A contractor signs, where the form asks for it, by a question: outside there is nobody to sign for others.
  const places = isOutside ? [] : placesOf(context.signature_policy, sender, signers)
  const stage = stageOf(fresh(places.length))
  const number = await insertSubmission(db, {
    ...revision,
    stage,
    source: sender.source,
    places,
    createdHash,
  })
  if (number === undefined) {
    // Sent twice at once: the other one is there by now.
    const now = await contextOf(db, asked)
    if (now?.known == null) throw new Problem('row/exists')
    return receivedBefore(db, same, now.known)
  }
  if (lacking !== '') await tellLacking(db, { id, number, context, sender, lacking })
  await attachSubmittedFiles(db, files, id)
  await asCompany(db, () =>
    markCopied(db, { id, form: context.form, account, at: context.received_at }),
  )
  const language = definition.languages[0] ?? 'en'
  const submitted = {
    submission: id,
    form: context.form,
    number,
    about: subject,
    by: account,
    filling: decided.filling,
  }
  const followed = await followFails(db, submitted, failedItems(decided.filling, language))
  if (subject.project ?? subject.team)
    await enqueue(db, submissionReceived, { id }, { key: `received ${id}` })
  await tellSubmitted(db, { id, number, context, sender, language })
  await tellTurns(db, id)
  return receiptFor(
    { id, number, stage, n: 1, hash: revision.hash, received_at: context.received_at, files },
    followed,
  )
}
