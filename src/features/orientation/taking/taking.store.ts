// What a person takes: the record, how far it is, and what comes of a signature.
import { one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { ByHand } from '../../../kit/drawing/strokes.ts'
import type { Locale } from '../../../kit/locales.ts'
import { Problem } from '../../../kit/problems.ts'
import { filesOfParts, partsOf } from '../../../kit/writing/content.ts'
import { quizIn } from '../../../kit/writing/quiz.ts'
import { addMonths } from '../../../regulation/index.ts'
import { triesOf } from '../../documents/index.ts'
import { type RecordState, recordState } from '../records/state.ts'
import { type PublishedPackage, publishedPackage } from './package.store.ts'

export async function recordOf(db: Db, id: string) {
  const found = await db.maybe(
    {
      id: 'string',
      person: 'string',
      name: 'string',
      package: 'string',
      project: 'string?',
      project_name: 'string?',
      due_on: 'string?',
      sticker: 'string?',
      started_at: 'string?',
      finished_at: 'string?',
      hash: 'string?',
      approved_at: 'string?',
      expires_on: 'string?',
      of_project: 'boolean',
      archived: 'boolean',
      state: one<RecordState>(),
      zone: 'string',
    },
    sql`
    select t.id, t.person, p.name, t.package, t.project, w.name as project_name, t.due_on, t.sticker,
      t.started_at, t.finished_at, t.hash, t.approved_at, t.expires_on, t.of_project,
      t.archived_at is not null as archived, ${recordState} as state, c.timezone as zone
    from orientation_records t
    join company c on c.id = t.company_id
    join person p on p.company_id = t.company_id and p.id = t.person
    left join projects w on w.company_id = t.company_id and w.id = t.project
    where t.company_id = current_company() and t.id = ${id}`,
  )
  if (found === undefined) throw new Problem('row/missing')
  return found
}
export type TakenRecord = Awaited<ReturnType<typeof recordOf>>

/** For the rest of the transaction: what is sent twice at once comes one after the other. */
export const lockRecord = (db: Db, id: string) =>
  db.run(sql`
    select id from orientation_records
    where company_id = current_company() and id = ${id} for update`)

const shownCards = (db: Db, record: string) =>
  db.many(
    {
      id: 'string',
      asked: 'string',
      name: 'string',
      state: one<'sent' | 'accepted' | 'refused'>(),
      reason: 'string?',
    },
    sql`
    select id, asked, name, state, reason from orientation_evidence
    where company_id = current_company() and record = ${record} order by id`,
  )

/** The cards that are asked for, and what became of each. */
async function cardsOf(db: Db, record: string, cards: PublishedPackage['cards']) {
  const shown = await shownCards(db, record)
  return cards.map(({ id, name }) => {
    const found = shown.find((one) => one.asked === id)
    return { id, name, state: found?.state ?? ('asked' as const), reason: found?.reason ?? null }
  })
}

export async function takenOf(db: Db, id: string) {
  const record = await recordOf(db, id)
  const found = await publishedPackage(db, record.package)
  if (found === undefined) throw new Problem('row/missing')
  return { record, found, cards: await cardsOf(db, id, found.cards) }
}

/** What has a quiz: who passed it, with which score. */
export async function quizzesOf(
  db: Db,
  person: string,
  { package: read, documents }: PublishedPackage,
) {
  const quizzes = [read, ...documents].filter(
    ({ content }) => quizIn(partsOf(content)) !== undefined,
  )
  const found: { document: string; score: number; tries: number; quiz_lang: Locale }[] = []
  for (const { id, edition } of quizzes) {
    const { tries, passed } = await triesOf(db, { document: id, number: edition, person })
    if (passed) found.push({ document: id, tries, score: passed.score, quiz_lang: passed.lang })
  }
  return { passed: found, areAll: found.length === quizzes.length }
}
type Passed = Awaited<ReturnType<typeof quizzesOf>>['passed']

export const start = (db: Db, id: string) =>
  db.run(sql`
    update orientation_records set started_at = now()
    where company_id = current_company() and id = ${id} and started_at is null`)

/** Another picture takes the place of the one before; what was accepted stays. False where it was. */
export async function putCard(
  db: Db,
  record: string,
  card: PublishedPackage['cards'][number],
  file: string,
): Promise<boolean> {
  await db.run(sql`
    update file set subject = 'orientation-records', subject_id = ${record} where id = ${file}`)
  const put = await db.run(sql`
    insert into orientation_evidence (company_id, record, asked, name, file)
    values (current_company(), ${record}, ${card.id}, ${card.name}, ${file})
    on conflict (company_id, record, asked) do update
      set file = excluded.file, name = excluded.name, state = 'sent', reason = null,
        decided_by = null, decided_at = null
      where orientation_evidence.state <> 'accepted'`)
  return put === 1
}

export type SignedOrientation = {
  edition: number
  hash: string
  minutes: number
  /** How many cards it asks for. */
  cards: number
  /** Of the quizzes that were passed. */
  passed: Passed
  started_at: string
  given: ByHand
  statement: string
  lang: Locale
  /** With a group: which, and what its instructor attests. */
  session?: { id: string; instructor: string; attestation: string }
}

/** What the device's clock says of the future is now. */
export const signRecord = (db: Db, id: string, { session, ...signed }: SignedOrientation) =>
  db.run(sql`
    update orientation_records set edition = ${signed.edition}::numeric, hash = ${signed.hash},
      score = (select x.score from jsonb_to_recordset(${JSON.stringify(signed.passed)}::jsonb)
        as x(document uuid, score numeric) where x.document = package),
      minutes = ${signed.minutes}::numeric, cards = ${signed.cards}::integer,
      started_at = least(coalesce(started_at, ${signed.started_at}::timestamptz), now()), finished_at = now(),
      given = ${JSON.stringify(signed.given)}, statement = ${signed.statement},
      statement_lang = ${signed.lang}, session = ${session?.id ?? null},
      instructor = ${session?.instructor ?? null}, attestation = ${session?.attestation ?? null}
    where company_id = current_company() and id = ${id} and finished_at is null`)

/** The package and what stands in it are signed: they ask the person for nothing more. */
export function signDocuments(
  db: Db,
  record: Pick<TakenRecord, 'person' | 'name'>,
  { package: read, documents }: PublishedPackage,
  { given, statement, lang, seconds, session, passed }: SignedOrientation & { seconds: number },
) {
  const signed = [read, ...documents].map(({ id, edition, hash }) => {
    const quiz = passed.find(({ document }) => document === id)
    return { id, edition, hash, ...quiz }
  })
  return db.run(sql`
    insert into document_signoff (company_id, document, number, hash, person, name, given, statement,
      statement_lang, seconds, witness, attestation, score, tries, quiz_lang)
    select current_company(), d.id, d.edition, d.hash, ${record.person}, ${record.name},
      ${JSON.stringify(given)}, ${statement}, ${lang}, ${seconds}, ${session?.instructor ?? null},
      ${session?.attestation ?? null}, d.score, d.tries, d.quiz_lang
    from jsonb_to_recordset(${JSON.stringify(signed)}::jsonb)
      as d(id uuid, edition integer, hash text, score integer, tries integer, quiz_lang text)
    on conflict (company_id, document, number, person) do nothing`)
}

/** It is approved once it is signed and each card that it asks for was accepted; then it says how long it is valid. */
export async function approveIfDone(db: Db, id: string, by: string | null): Promise<boolean> {
  const { record, found, cards } = await takenOf(db, id)
  const done = record.finished_at !== null && record.approved_at === null
  if (!done || cards.some(({ state }) => state !== 'accepted')) return false
  const { valid_for, valid_months } = found
  const months = valid_for === 'months' ? valid_months : null
  const finished = await db.maybe(
    { day: 'string' },
    sql`
    select (finished_at at time zone ${record.zone})::date as day from orientation_records
    where company_id = current_company() and id = ${id}`,
  )
  const until = finished && months !== null ? addMonths(finished.day, months) : null
  await db.run(sql`
    update orientation_records set approved_at = now(), approved_by = ${by}, expires_on = ${until},
      of_project = ${valid_for === 'project'} and project is not null
    where company_id = current_company() and id = ${id}`)
  return true
}

/** The files that an orientation shows. */
/** The files that the person who takes it may read: its own, and those that stand in its text. */
export const filesIn = ({ package: read, documents }: PublishedPackage): string[] =>
  [read, ...documents].flatMap(({ files, content }) => [
    ...files.map(({ id }) => id),
    ...filesOfParts(partsOf(content)),
  ])

export const fileOf = (db: Db, id: string) =>
  db.maybe(
    {
      id: 'string',
      company_id: 'string',
      name: 'string',
      mime: 'string',
      bytes: 'number',
      sha256: 'string',
    },
    sql`
    select id, company_id, name, mime, bytes, sha256 from file
    where company_id = current_company() and id = ${id}`,
  )

/** The record of a person for a package that is not over yet. */
export const openRecord = (db: Db, person: string, wanted: string) =>
  db.maybe(
    { id: 'string' },
    sql`
    select t.id from orientation_records t
    where t.company_id = current_company() and t.person = ${person} and t.package = ${wanted}
      and t.archived_at is null and ${recordState} in ('assigned', 'in_progress', 'awaiting_review')
    order by t.due_on nulls last, t.id limit 1`,
  )
