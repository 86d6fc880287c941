import { json } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { ByHand } from '../../../kit/drawing/strokes.ts'
import { Problem } from '../../../kit/problems.ts'
import type { SessionAttendance } from './sessions.contract.ts'
import { attendsTraining } from './texts.ts'

/** For the rest of the transaction. One that is finished changes no more. */
export async function lockSession(db: Db, id: string) {
  const session = await db.maybe(
    {
      course: 'string',
      first_on: 'string',
      days: 'number',
      instructor: 'string?',
      provider: 'string?',
      hours: 'number?',
      archived: 'boolean',
      finished: 'boolean',
      today: 'string',
    },
    sql`
    select course, first_on, days, instructor, provider, hours, archived_at is not null as archived,
      finished_on is not null as finished, company_today() as today
    from training_sessions where company_id = current_company() and id = ${id} for update`,
  )
  if (session === undefined) throw new Problem('row/missing')
  if (session.archived) throw new Problem('row/archived')
  if (session.finished) throw new Problem('training/finished')
  return session
}

export async function seenSession(db: Db, id: string) {
  const seen = await db.maybe(
    { name: 'string', today: 'string', finished: 'boolean' },
    sql`
    select name, company_today() as today, finished_on is not null as finished
    from training_sessions where company_id = current_company() and id = ${id}`,
  )
  if (seen === undefined) throw new Problem('row/missing')
  return seen
}

const mostPeople = 3000

const knownRow = { id: 'string', name: 'string', detail: 'string?' } as const

/** Everybody whom the company knows and who has not signed on the day; `expected`: also those who were there before. */
export const peopleFor = (db: Db, session: string, day: string) =>
  db.many(
    { ...knownRow, expected: 'boolean' },
    sql`
    select p.id, p.name, p.job_title as detail,
      p.id = any(s.people) or exists (select from training_attendance a where a.company_id = p.company_id
        and a.session = s.id and a.person = p.id) as expected
    from training_sessions s
    join person p on p.company_id = s.company_id and p.archived_at is null
    where s.company_id = current_company() and s.id = ${session}
      and not exists (select from training_attendance a where a.company_id = p.company_id
        and a.session = s.id and a.person = p.id and a.day = ${day})
    order by folded(p.name), p.id limit ${mostPeople}`,
  )

type Added = SessionAttendance & { witness: string | null; attestation: string | null }

/** Once a person and day: sent twice, it is one. */
export const insertAttendance = (db: Db, session: string, day: string, added: Added) =>
  db.run(sql`
    insert into training_attendance (company_id, id, session, day, person, name, of_company, given,
      unsigned_because, statement, statement_lang, signed_at, witness, attestation)
    values (current_company(), ${added.id}, ${session}, ${day},
      (select id from person where company_id = current_company() and id = ${added.person}),
      ${added.name}, ${added.company}, ${added.given === null ? null : JSON.stringify(added.given)},
      ${added.unsigned_because}, ${attendsTraining[added.statement_lang]}, ${added.statement_lang},
      least(${added.signed_at}::timestamptz, now()), ${added.witness}, ${added.attestation})
    on conflict do nothing`)

export const countOn = async (db: Db, session: string, day: string): Promise<number> =>
  (
    await db.maybe(
      { present: 'number' },
      sql`
      select count(*) as present from training_attendance
      where company_id = current_company() and session = ${session} and day = ${day}`,
    )
  )?.present ?? 0

export const attendancesOf = (db: Db, session: string) =>
  db.many(
    {
      id: 'string',
      person: 'string?',
      name: 'string',
      company: 'string?',
      day: 'string',
      given: json<ByHand | null>(),
      unsigned_because: 'string?',
      statement: 'string',
      signed_at: 'string',
      witness: 'string?',
    },
    sql`
    select coalesce(a.person, a.id) as id, a.person, a.name, a.of_company as company, a.day, a.given,
      a.unsigned_because, a.statement, a.signed_at, w.name as witness
    from training_attendance a
    left join person w on w.company_id = a.company_id and w.id = a.witness
    where a.company_id = current_company() and a.session = ${session}
    order by folded(a.name), 1, a.day`,
  )

export const absentFrom = (db: Db, session: string) =>
  db.many(
    knownRow,
    sql`
    select p.id, p.name, p.job_title as detail
    from training_sessions s join person p on p.company_id = s.company_id and p.id = any(s.people)
    where s.company_id = current_company() and s.id = ${session}
      and not exists (select from training_attendance a where a.company_id = s.company_id
        and a.session = s.id and a.person = p.id)
    order by folded(p.name), p.id`,
  )

export const markFinished = (db: Db, session: string) =>
  db.run(sql`
    update training_sessions set finished_on = company_today()
    where company_id = current_company() and id = ${session}`)
