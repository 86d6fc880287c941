// Changed answers become the next revision. What was sent before stays as it was, with its
// signatures; they are of that revision, so every place is open again.
import type { z } from 'zod'
import { inConfidence } from '../../../access/server/confidence.ts'
import type { Context } from '../../../access/server/gate.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import { followSubject } from '../../deficiencies/index.ts'
import { openFilling } from '../../forms/definition/index.ts'
import { withSubjects } from '../subjects/server/answered-subjects.ts'
import { chosenSubjects, eachOf } from '../subjects/subjects.ts'
import type { revise } from '../submissions.contract.ts'
import { type Held, holdSubmission, isLocked, mayRevise } from './access.ts'
import { readsAll } from './confidential.ts'
import { decide } from './deciding.ts'
import type { About } from './document-hash.ts'
import { type FailedAnswer, failedItems } from './failed-items.ts'
import { checkFiles, keepFiles } from './files.ts'
import { followFails } from './follow.ts'
import { groundOf } from './ground.store.ts'
import { insertNext, revisionKept } from './keep.store.ts'
import { type Receipt, receiptFor, receiptOf } from './receipt.ts'
import { restage } from './stage.ts'
import { aboutErrors, hasPlace, keeping, placeErrors, refuse } from './take.ts'
import { definitionOf } from './versions.ts'

export type Given = z.output<NonNullable<(typeof revise)['body']>>

type Before = {
  form_version: string
  answers: Record<string, unknown>
  about: About
  hash: string
  made_by: string | null
}

async function revisionOf(db: Db, id: string, n: number): Promise<Before> {
  const row = await db.maybe<Before>(sql`
    select form_version, answers, about, hash, made_by from submission_revision
    where company_id = current_company() and submission = ${id} and n = ${n}`)
  if (row === undefined) throw new Error('The submission has no such revision.')
  return row
}

/** What failed in the revision before has its deficiency already. */
async function failedBefore(db: Db, before: Before): Promise<Map<string, FailedAnswer>> {
  const definition = await definitionOf(db, before.form_version)
  const failed = failedItems(openFilling(definition, before.answers), 'en')
  return new Map(failed.map((one) => [one.item, one]))
}

/** What is not said of stays as it was. */
const changed = (before: About, said: NonNullable<Given['about']>): About => ({
  ...eachOf(
    chosenSubjects,
    (name) => (said[name] === undefined ? before[name] : said[name]) ?? null,
  ),
  on_behalf_of: said.on_behalf_of === undefined ? before.on_behalf_of : said.on_behalf_of,
  place: said.place === undefined ? before.place : said.place,
  no_place: said.no_place === undefined ? (before.no_place ?? null) : said.no_place,
})

/** Where what failed is put right. */
const placeOf = ({ location = null, project = null }: About) => ({ location, project })

/** Held against its form and all that it names; nothing is written yet. */
async function prepared(context: Context, held: Held, given: Given, receivedAt?: string) {
  const { db, session } = context
  const account = session.accountId ?? null
  const before = await revisionOf(db, held.id, held.revision)
  const known = await definitionOf(db, before.form_version)
  if (!readsAll(context, held, known)) throw new Problem('grant/missing')
  const said = changed(before.about, given.about ?? {})
  const ground = await groundOf(db, {
    id: held.id,
    version: given.version,
    subjects: eachOf(chosenSubjects, (name) => said[name] ?? null),
    accounts: [],
    files: given.files.map((file) => file.id),
    startedAt: given.started_at,
    submittedAt: given.submitted_at,
    receivedAt,
  })
  if (ground === undefined || ground.form !== held.form)
    throw new Problem('input/invalid', { errors: { version: ['Choose one of the list.'] } })
  const definition = await definitionOf(db, ground.version)
  const decided = decide(definition, given.answers, {
    today: ground.day,
    timeZone: ground.timezone,
  })
  const about = await withSubjects(db, decided.filling, said)
  const files = checkFiles(decided.files, given.files, ground.files, {
    account,
    submission: held.id,
  })
  const keep = (n: number) =>
    keeping({ id: held.id, ground, decided, files }, about, n, given, account)
  return {
    before,
    ground,
    about,
    decided,
    files,
    keep,
    account,
    definition,
    past: receivedAt !== undefined,
  }
}

type Prepared = Awaited<ReturnType<typeof prepared>>

async function write(
  { db }: Context,
  held: Held,
  given: Given,
  { before, ground, about, decided, files, keep, account, definition, past }: Prepared,
): Promise<Receipt> {
  const placed = hasPlace(before.about)
  refuse({ ...aboutErrors(ground), ...(placed && placeErrors(ground, about)) })
  const n = held.revision + 1
  const kept = keep(n)
  await insertNext(db, { ...kept, n, reason: given.reason })
  await keepFiles(db, files, held.id)
  const failed = failedItems(decided.filling, definition.languages[0] ?? 'en')
  const { number = '' } = (await revisionKept(db, held.id, n)) ?? {}
  const { filling } = decided
  const handed = { submission: held.id, form: held.form, number, about, by: account, filling, past }
  const known = await failedBefore(db, before)
  const fresh = failed.filter(({ item }) => !known.has(item))
  const followed = await followFails(db, handed, failed, fresh)
  const moved = failed.flatMap((now) => {
    const { key, row, assets } = known.get(now.item) ?? now
    const was = assets[0] ?? before.about.asset ?? null
    const is = now.assets[0] ?? about.asset ?? null
    return key === null || was === is ? [] : [{ key, row, was, is }]
  })
  const subject = { submission: held.id, was: placeOf(before.about), is: placeOf(about), moved }
  await inConfidence(db, () => followSubject(db, subject))
  const { stage } = await restage(db, held.id)
  const { received_at } = ground
  return receiptFor(
    { id: held.id, number, stage, n, hash: kept.hash, received_at, files },
    followed,
  )
}

export async function reviseSubmission(
  context: Context,
  id: string,
  given: Given,
  /** Now, unless a past is being told. */
  receivedAt?: string,
): Promise<Receipt> {
  const held = await holdSubmission(context, id)
  if (!mayRevise(context, held)) throw new Problem('grant/missing')
  if (given.of !== held.revision) {
    // An answer that was lost on its way is asked for again: the revision is here already.
    if (given.of === held.revision - 1) {
      const { before, account, keep } = await prepared(context, held, given)
      if (before.made_by === account && before.hash === keep(held.revision).hash)
        return receiptOf(context.db, id, held.revision)
    }
    const { version, stage, revision } = held
    throw new Problem('row/stale', { extra: { present: { version, stage, revision } } })
  }
  if (isLocked(held)) throw new Problem('submission/locked')
  return write(context, held, given, await prepared(context, held, given, receivedAt))
}
