// Writes a submission and its revisions: each in one statement, so that little time passes with the
// company's series of numbers held.
import { inConfidence } from '../../../access/server/confidence.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import {
  subjectAssignments,
  subjectColumns,
  subjectValues,
} from '../subjects/server/subjects.store.ts'
import type { AnswerRow } from './answer-rows.ts'
import type { About } from './document-hash.ts'
import type { Ground } from './ground.store.ts'
import type { Outcomes } from './outcome.ts'
import type { Signer } from './places.ts'

export type Kept = {
  id: string
  ground: Ground
  account: string | null
  about: About
  answers: Readonly<Record<string, unknown>>
  files: readonly { id: string; sha256: string }[]
  hash: string
  /** As `alikeOf` says it. */
  alike: string | null
  outcome: Outcomes
  rows: readonly AnswerRow[]
  lang: string
  device: string | null
}

export type First = Kept & {
  stage: string
  source: string
  places: readonly Signer[]
  createdHash: string
}

/** The number; nothing where the id is taken, even by one that is being written right now. */
export async function insertFirst(db: Db, first: First): Promise<string | undefined> {
  const { ground, about, outcome } = first
  const { open } = outcome
  const made = await db.maybe<{ number: string }>(sql`
    with made as (
      insert into submissions (company_id, id, number, title, form, stage, ${subjectColumns},
        submitted_by, on_behalf_of, source, submitted_at, submitted_on, duration, late, percent,
        passed, fails, critical, all_percent, all_passed, all_fails, all_critical,
        signatures_needed, created_hash)
      values (current_company(), ${first.id}, next_number(${ground.series}), ${ground.title},
        ${ground.form}, ${first.stage}, ${subjectValues(about)},
        ${first.account}, ${about.on_behalf_of}, ${first.source}, ${ground.made_at}, ${ground.day},
        ${ground.duration}, ${ground.late}, ${open.percent}, ${open.passed},
        ${open.fails}, ${open.critical}, ${outcome.percent}, ${outcome.passed}, ${outcome.fails},
        ${outcome.critical}, ${first.places.length}, ${first.createdHash})
      on conflict (company_id, id) do nothing
      returning company_id, id, number, form, submitted_on
    ), revised as (
      insert into submission_revision (company_id, submission, n, form_version, answers, files, about,
        hash, alike, points, most, lang, device, started_at, made_at, received_at, made_by)
      select company_id, id, 1, ${ground.version}::uuid, ${JSON.stringify(first.answers)}::jsonb,
        ${JSON.stringify(first.files)}::jsonb, ${JSON.stringify(about)}::jsonb, ${first.hash},
        ${first.alike},
        ${outcome.points}::numeric, ${outcome.most}::numeric, ${first.lang}, ${first.device},
        ${ground.started_at}::timestamptz, ${ground.made_at}::timestamptz,
        ${ground.received_at}::timestamptz, ${first.account}::uuid
      from made
    ), told as (
      insert into submission_event (company_id, submission, kind, revision, at, by)
      select company_id, id, 'submitted', 1, ${ground.received_at}::timestamptz, ${first.account}::uuid
      from made
    ), asked as (
      insert into signature_place (company_id, submission, position, role, account, name, email)
      select m.company_id, m.id, p.n, p.role, p.account, p.name, p.email
      from made m, rows from (jsonb_to_recordset(${JSON.stringify(first.places)}::jsonb)
        as (role text, account uuid, name text, email text)) with ordinality
        p(role, account, name, email, n)
    ), indexed as (
      insert into answer (company_id, submission, n, form, key, of_row, matrix_row, option_id, text,
        num, day, fails, submitted_on)
      select m.company_id, m.id, a.n, m.form, a.key, a.of_row, a.matrix_row, a.option_id, a.text,
        a.num, a.day, a.fails, m.submitted_on
      from made m, rows from (jsonb_to_recordset(${JSON.stringify(first.rows)}::jsonb)
        as (key text, of_row integer, matrix_row text, option_id text, text text, num numeric,
          day date, fails boolean)) with ordinality
        a(key, of_row, matrix_row, option_id, text, num, day, fails, n)
    ), sent as (
      delete from submission_draft d using made m
      where d.company_id = m.company_id and d.id = m.id and d.account = ${first.account}::uuid
    )
    select number from made`)
  return made?.number
}

export type Next = Kept & { n: number; reason: string }

/** The next revision, its answers in place of those before, and the draft it was made in gone. */
export async function insertNext(db: Db, next: Next): Promise<void> {
  const { ground, about, outcome } = next
  const { open } = outcome
  await db.run(sql`
    delete from answer where company_id = current_company() and submission = ${next.id}`)
  await db.run(sql`
    with present as (
      update submissions set revision = ${next.n}, title = ${ground.title},
        ${subjectAssignments(about)},
        on_behalf_of = ${about.on_behalf_of}, percent = ${open.percent}, passed = ${open.passed},
        fails = ${open.fails}, critical = ${open.critical}, all_percent = ${outcome.percent},
        all_passed = ${outcome.passed}, all_fails = ${outcome.fails}, all_critical = ${outcome.critical}
      where company_id = current_company() and id = ${next.id}
      returning company_id, id, form, submitted_on
    ), revised as (
      insert into submission_revision (company_id, submission, n, form_version, answers, files, about,
        hash, points, most, lang, device, reason, started_at, made_at, received_at, made_by)
      select company_id, id, ${next.n}, ${ground.version}::uuid, ${JSON.stringify(next.answers)}::jsonb,
        ${JSON.stringify(next.files)}::jsonb, ${JSON.stringify(about)}::jsonb, ${next.hash},
        ${outcome.points}::numeric, ${outcome.most}::numeric, ${next.lang}, ${next.device},
        ${next.reason}, ${ground.started_at}::timestamptz, ${ground.made_at}::timestamptz,
        ${ground.received_at}::timestamptz, ${next.account}::uuid
      from present
    ), told as (
      insert into submission_event (company_id, submission, kind, revision, reason, at, by)
      select company_id, id, 'revised', ${next.n}, ${next.reason}, ${ground.received_at}::timestamptz,
        ${next.account}::uuid
      from present
    ), sent as (
      delete from submission_draft d using present p
      where d.company_id = p.company_id and d.submission = p.id and d.account = ${next.account}::uuid
    )
    insert into answer (company_id, submission, n, form, key, of_row, matrix_row, option_id, text,
      num, day, fails, submitted_on)
    select p.company_id, p.id, a.n, p.form, a.key, a.of_row, a.matrix_row, a.option_id, a.text,
      a.num, a.day, a.fails, p.submitted_on
    from present p, rows from (jsonb_to_recordset(${JSON.stringify(next.rows)}::jsonb)
      as (key text, of_row integer, matrix_row text, option_id text, text text, num numeric,
        day date, fails boolean)) with ordinality
      a(key, of_row, matrix_row, option_id, text, num, day, fails, n)`)
}

export type FirstKnown = {
  number: string
  stage: string
  n: number
  hash: string
  received_at: string
  files: string[]
}

/** What a receipt says of a revision that is here. */
export const revisionKept = (db: Db, id: string, n: number) =>
  db.maybe<FirstKnown>(sql`
    select s.number, s.stage, r.n, r.hash, r.received_at,
      array(select f ->> 'id' from jsonb_array_elements(r.files) f) as files
    from submissions s join submission_revision r
      on r.company_id = s.company_id and r.submission = s.id
    where s.company_id = current_company() and s.id = ${id} and r.n = ${n}`)

/** What came of it, for whoever sent it. */
export const raisedBy = (db: Db, id: string) =>
  inConfidence(db, () =>
    db.many<{ id: string; number: string; title: string }>(sql`
      select id, number, title from deficiencies
      where company_id = current_company() and submission = ${id} order by number collate counted`),
  )
