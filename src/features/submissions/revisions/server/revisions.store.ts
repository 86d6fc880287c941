// Writes a submission and its revisions: each in one statement, so that the company's series of numbers
// is locked for a short time only.

import { inConfidence } from '../../../../access/server/confidence.ts'
import { row } from '../../../../kit/db/row.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../../kit/db/sql.ts'
import type { Remarks } from '../../../forms/definition/index.ts'
import type { AnswerRow } from '../../content/server/answer-rows.ts'
import type { About } from '../../content/server/document-hash.ts'
import type { Outcomes } from '../../content/server/outcome.ts'
import {
  subjectAssignments,
  subjectColumns,
  subjectValues,
} from '../../subjects/server/subjects.store.ts'
import type { Signer } from './signature-places.ts'
import type { SubmissionContext } from './submission-context.store.ts'

export type NewRevision = {
  id: string
  /** Counted from 1. */
  n: number
  context: SubmissionContext
  account: string | null
  about: About
  answers: Readonly<Record<string, unknown>>
  remarks: Remarks
  files: readonly { id: string; sha256: string }[]
  hash: string
  /** As `alikeOf` says it. */
  alike: string | null
  outcome: Outcomes
  rows: readonly AnswerRow[]
  /** By which it is found. */
  words: string
  lang: string
  device: string | null
  /** What was corrected; nothing of the first. */
  reason: string | null
}

/** The revision of the submission that `row` writes: its content, its event, its answers for reports; the
 *  draft that it was made in is gone. Nothing where `row` writes none. */
async function insertRevision(
  db: Db,
  revision: NewRevision,
  row: Sql,
  more = sql``,
): Promise<string | undefined> {
  const { context, outcome, n, account, reason } = revision
  const made = await db.maybe(
    { number: 'string' },
    {
      ...sql`
    with written as (${row} returning company_id, id, number, title, form, submitted_on, submitted_at
    ), revised as (
      insert into submission_revision (company_id, submission, n, form_version, answers, remarks, files, about,
        hash, alike, points, most, lang, device, reason, started_at, made_at, received_at, made_by)
      select company_id, id, ${n}::integer, ${context.version}::uuid,
        ${JSON.stringify(revision.answers)}::jsonb, ${JSON.stringify(revision.remarks)}::jsonb,
        ${JSON.stringify(revision.files)}::jsonb, ${JSON.stringify(revision.about)}::jsonb, ${revision.hash}, ${revision.alike},
        ${outcome.points}::numeric, ${outcome.most}::numeric, ${revision.lang}, ${revision.device},
        ${reason}, ${context.started_at}::timestamptz, ${context.made_at}::timestamptz,
        ${context.received_at}::timestamptz, ${account}::uuid
      from written
    ), noted as (
      insert into submission_event (company_id, submission, kind, revision, reason, at, by)
      select company_id, id, case ${n}::integer when 1 then 'submitted' else 'revised' end,
        ${n}::integer, ${reason}, ${context.received_at}::timestamptz, ${account}::uuid
      from written
    ), indexed as (
      insert into answer (company_id, submission, n, form, key, of_row, matrix_row, option_id, text,
        num, day, fails, submitted_on)
      select w.company_id, w.id, a.n, w.form, a.key, a.of_row, a.matrix_row, a.option_id, a.text,
        a.num, a.day, a.fails, w.submitted_on
      from written w, rows from (jsonb_to_recordset(${JSON.stringify(revision.rows)}::jsonb)
        as (key text, of_row integer, matrix_row text, option_id text, text text, num numeric,
          day date, fails boolean)) with ordinality
        a(key, of_row, matrix_row, option_id, text, num, day, fails, n)
    ), found_by as (
      insert into submission_words (company_id, submission, at, words)
      select company_id, id, submitted_at,
        to_tsvector('simple', folded(title || ' ' || ${revision.words}))
      from written
      on conflict (company_id, submission) do update set words = excluded.words
    ), sent as (
      delete from submission_draft d using written w
      where d.company_id = w.company_id and d.account = ${account}::uuid
        and (d.id = w.id or d.submission = w.id)
    )${more}
    select number from written`,
      steady: true,
    },
  )
  return made?.number
}

export type NewSubmission = NewRevision & {
  stage: string
  source: string
  places: readonly Signer[]
  createdHash: string
}

/** With its first revision. Its number; nothing where the id is taken, even by one that is being
 *  written right now. */
export function insertSubmission(db: Db, first: NewSubmission): Promise<string | undefined> {
  const { context, about, outcome } = first
  const { open } = outcome
  return insertRevision(
    db,
    first,
    sql`
      insert into submissions (company_id, id, number, title, form, stage, ${subjectColumns},
        submitted_by, on_behalf_of, source, submitted_at, submitted_on, duration, late, percent,
        passed, fails, critical, all_percent, all_passed, all_fails, all_critical,
        signatures_needed, created_hash)
      values (current_company(), ${first.id}, next_number(${context.series}), ${context.title},
        ${context.form}, ${first.stage}, ${subjectValues(about)}, ${first.account},
        ${about.on_behalf_of}, ${first.source}, ${context.made_at}, ${context.day},
        ${context.duration}, ${context.late}, ${open.percent}, ${open.passed}, ${open.fails},
        ${open.critical}, ${outcome.percent}, ${outcome.passed}, ${outcome.fails},
        ${outcome.critical}, ${first.places.length}, ${first.createdHash})
      on conflict (company_id, id) do nothing`,
    sql`, asked as (
      insert into signature_place (company_id, submission, position, role, account, name, email)
      select w.company_id, w.id, p.n, p.role, p.account, p.name, p.email
      from written w, rows from (jsonb_to_recordset(${JSON.stringify(first.places)}::jsonb)
        as (role text, account uuid, name text, email text)) with ordinality
        p(role, account, name, email, n)
    )`,
  )
}

/** The next revision, its answers in place of those before. Answers the submission's number. */
export async function insertNextRevision(db: Db, next: NewRevision): Promise<string | undefined> {
  const { context, about, outcome } = next
  const { open } = outcome
  await db.run(sql`
    delete from answer where company_id = current_company() and submission = ${next.id}`)
  return insertRevision(
    db,
    next,
    sql`
      update submissions set revision = ${next.n}, title = ${context.title},
        ${subjectAssignments(about)}, on_behalf_of = ${about.on_behalf_of},
        percent = ${open.percent}, passed = ${open.passed}, fails = ${open.fails},
        critical = ${open.critical}, all_percent = ${outcome.percent},
        all_passed = ${outcome.passed}, all_fails = ${outcome.fails},
        all_critical = ${outcome.critical}
      where company_id = current_company() and id = ${next.id}`,
  )
}

const storedRevisionRow = row({
  number: 'string',
  stage: 'string',
  n: 'number',
  hash: 'string',
  received_at: 'string',
  files: 'strings',
})

/** What a receipt says of a revision that is here. */
export const storedRevision = (db: Db, id: string, n: number) =>
  db.maybe(
    storedRevisionRow,
    sql`
    select s.number, s.stage, r.n, r.hash, r.received_at,
      array(select f ->> 'id' from jsonb_array_elements(r.files) f) as files
    from submissions s join submission_revision r
      on r.company_id = s.company_id and r.submission = s.id
    where s.company_id = current_company() and s.id = ${id} and r.n = ${n}`,
  )

/** The deficiencies that it raised, for its sender. */
export const raisedBy = (db: Db, id: string) =>
  inConfidence(db, () =>
    db.many(
      { id: 'string', number: 'string', title: 'string' },
      sql`
      select id, number, title from deficiencies
      where company_id = current_company() and submission = ${id} order by number collate counted`,
    ),
  )
