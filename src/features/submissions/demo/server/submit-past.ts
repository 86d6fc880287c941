// The demo's submissions lie in the past: they are checked and stored as everybody's are, on their day.
// Nobody is mailed about them, and what failed then locks nothing out today.
import type { Db } from '../../../../kit/db/server/database.ts'
import type { Remarks } from '../../../forms/definition/index.ts'
import { failedItems } from '../../consequences/server/failed-items.ts'
import { raiseDeficiencies } from '../../consequences/server/follow-fails.ts'
import { decide } from '../../content/server/decide.ts'
import type { About } from '../../content/server/document-hash.ts'
import { definitionOf } from '../../content/server/versions.ts'
import { newRevision } from '../../revisions/server/new-revision.ts'
import { insertNextRevision, insertSubmission } from '../../revisions/server/revisions.store.ts'
import { placesOf, type Signer } from '../../revisions/server/signature-places.ts'
import {
  contextOf,
  type SubmissionContext,
} from '../../revisions/server/submission-context.store.ts'
import { attachSubmittedFiles, checkFiles } from '../../revisions/server/submitted-files.ts'
import { withSubjects } from '../../subjects/server/answered-subjects.ts'
import { chosenSubjects, eachOf, type Subjects } from '../../subjects/subjects.ts'

export type PastSubmission = {
  id: string
  version: string
  answers: Record<string, unknown>
  remarks: Remarks
  files: readonly { id: string; sha256: string; bytes: number }[]
  by: { id: string; name: string }
  about: Partial<Subjects>
  day: string
  startedAt: string
  submittedAt: string
  receivedAt: string
}

/** What is the same for all submissions of a version is read once. */
export type Contexts = Map<string, SubmissionContext>

async function contextAt(
  db: Db,
  contexts: Contexts,
  past: PastSubmission,
): Promise<SubmissionContext> {
  const { id, version, startedAt, submittedAt, receivedAt, day } = past
  const none = { subjects: {}, accounts: [], files: [] }
  const known =
    contexts.get(version) ?? (await contextOf(db, { id, version, ...none, startedAt, submittedAt }))
  if (known === undefined) throw new Error('The demo has not taken this form.')
  contexts.set(version, known)
  return {
    ...known,
    started_at: startedAt,
    made_at: submittedAt,
    received_at: receivedAt,
    day,
    duration: Math.round((Date.parse(submittedAt) - Date.parse(startedAt)) / 1000),
    late: false,
    files: past.files.map((file) => ({
      ...file,
      subject: null,
      subject_id: null,
      created_by: past.by.id,
    })),
  }
}

async function checked(
  db: Db,
  contexts: Contexts,
  past: PastSubmission,
  n: number,
  reason?: string,
) {
  const { id, version, by } = past
  const context = await contextAt(db, contexts, past)
  const definition = await definitionOf(db, version)
  const where = { today: context.day, timeZone: context.timezone, remarks: past.remarks }
  const decided = decide(definition, past.answers, where)
  const beside = { on_behalf_of: null, place: null, no_place: null }
  const about: About = await withSubjects(db, decided.filling, { ...past.about, ...beside })
  const owner = { account: by.id, submission: id }
  const files = checkFiles(decided.files, past.files, context.files, owner)
  const given = { lang: 'en' as const, device: null, ...(reason !== undefined && { reason }) }
  const revision = newRevision({ id, n, context, decided, about, files, account: by.id, given })
  return { revision, context, definition, decided, about, files }
}

/** Answers the hash that is signed, and who is asked to sign. */
export async function submitPast(
  db: Db,
  contexts: Contexts,
  past: PastSubmission & { signers: readonly Signer[]; stageOf(needed: number): string },
): Promise<{ hash: string; places: Signer[] }> {
  const { id, by } = past
  const { revision, context, definition, decided, about, files } = await checked(
    db,
    contexts,
    past,
    1,
  )
  const submitter = { account: by.id, name: by.name }
  const places = placesOf(context.signature_policy, submitter, past.signers)
  const stage = past.stageOf(places.length)
  const createdHash = revision.hash
  await insertSubmission(db, { ...revision, stage, source: 'web', places, createdHash })
  await attachSubmittedFiles(db, files, id)
  const failed = failedItems(decided.filling, definition.languages[0] ?? 'en')
  await raiseDeficiencies(db, { submission: id, form: context.form, about, by: by.id }, failed)
  return { hash: revision.hash, places }
}

/** The same answers sent again: nothing new has failed. Answers the hash that is signed. */
export async function revisePast(
  db: Db,
  contexts: Contexts,
  past: PastSubmission & { reason: string },
): Promise<string> {
  const about = { ...eachOf(chosenSubjects, () => null), ...past.about }
  const { revision } = await checked(db, contexts, { ...past, about }, 2, past.reason)
  await insertNextRevision(db, revision)
  return revision.hash
}
