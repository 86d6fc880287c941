// The demo's submissions lie in the past: they are checked and stored as everybody's are, on their day.
// Nobody is mailed about them, and what failed then locks nothing out today.
import { json } from '../../../../kit/db/row.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { failedItems } from '../../consequences/server/failed-items.ts'
import { raiseDeficiencies } from '../../consequences/server/follow-fails.ts'
import { decide } from '../../content/server/decide.ts'
import type { About } from '../../content/server/document-hash.ts'
import { definitionOf } from '../../content/server/versions.ts'
import { newRevision } from '../../revisions/server/new-revision.ts'
import { insertNextRevision, insertSubmission } from '../../revisions/server/revisions.store.ts'
import { placesOf, type Signer } from '../../revisions/server/signature-places.ts'
import { contextOf } from '../../revisions/server/submission-context.store.ts'
import { attachSubmittedFiles, checkFiles } from '../../revisions/server/submitted-files.ts'
import { fresh, restage, stageOf } from '../../stages/server/stage.ts'
import { withSubjects } from '../../subjects/server/answered-subjects.ts'
import { chosenSubjects, eachOf, type Subjects } from '../../subjects/subjects.ts'

type Past = {
  id: string
  version: string
  answers: Record<string, unknown>
  files: readonly { id: string; sha256: string }[]
  by: { id: string; name: string }
  startedAt: string
  submittedAt: string
  receivedAt: string
}

type Checked = Past & { n: number; about: Partial<Subjects>; reason?: string }

async function checked(db: Db, past: Checked) {
  const { id, n, version, answers, by, reason } = past
  const now = await contextOf(db, {
    id,
    version,
    subjects: past.about,
    accounts: [],
    files: past.files.map((file) => file.id),
    startedAt: past.startedAt,
    submittedAt: past.submittedAt,
  })
  if (now === undefined) throw new Error('The demo has not taken this form.')
  const context = { ...now, received_at: past.receivedAt, late: false }
  const definition = await definitionOf(db, version)
  const decided = decide(definition, answers, { today: context.day, timeZone: context.timezone })
  const beside = { on_behalf_of: null, place: null, no_place: null }
  const about: About = await withSubjects(db, decided.filling, { ...past.about, ...beside })
  const owner = { account: by.id, submission: id }
  const files = checkFiles(decided.files, past.files, context.files, owner)
  const given = { lang: 'en' as const, device: null, ...(reason !== undefined && { reason }) }
  const revision = newRevision({ id, n, context, decided, about, files, account: by.id, given })
  return { revision, context, definition, decided, about, files }
}

export async function submitPast(
  db: Db,
  past: Past & { about: Partial<Subjects>; signers: readonly Signer[] },
): Promise<void> {
  const { id, by } = past
  const { revision, context, definition, decided, about, files } = await checked(db, {
    ...past,
    n: 1,
  })
  const submitter = { account: by.id, name: by.name }
  const places = placesOf(context.signature_policy, submitter, past.signers)
  const stage = stageOf(fresh(places.length))
  const createdHash = revision.hash
  await insertSubmission(db, { ...revision, stage, source: 'web', places, createdHash })
  await attachSubmittedFiles(db, files, id)
  const failed = failedItems(decided.filling, definition.languages[0] ?? 'en')
  await raiseDeficiencies(db, { submission: id, form: context.form, about, by: by.id }, failed)
}

/** The same answers sent again: nothing new has failed. */
export async function revisePast(db: Db, past: Past & { reason: string }): Promise<void> {
  const stored = await db.maybe(
    { about: json<About>() },
    sql`
    select about from submission_revision
    where company_id = current_company() and submission = ${past.id} and n = 1`,
  )
  const about = eachOf(chosenSubjects, (name) => stored?.about[name] ?? null)
  const { revision, files } = await checked(db, { ...past, n: 2, about })
  await insertNextRevision(db, revision)
  await attachSubmittedFiles(db, files, past.id)
  await restage(db, past.id)
}
