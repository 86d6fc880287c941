import { json, one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { ByHand } from '../../../kit/drawing/strokes.ts'
import { Problem } from '../../../kit/problems.ts'
import type { AbsenceReason, Attendance, TalkWords } from './deliveries.contract.ts'
import { attends } from './texts.ts'

/** For the rest of the transaction. */
export async function lockDelivery(db: Db, id: string) {
  const delivery = await db.maybe(
    {
      presenter: 'string?',
      started_at: 'string?',
      excuse: 'string?',
      given: json<ByHand | null>(),
      archived: 'boolean',
      /** Within a day of its beginning. */
      fresh: 'boolean',
      /** How long it took is noted: it was opened, and is given. */
      over: 'boolean',
    },
    sql`
    select presenter, started_at, excuse, given, archived_at is not null as archived,
      coalesce(started_at > now() - interval '24 hours', false) as fresh, minutes is not null as over
    from toolbox_talk_deliveries where company_id = current_company() and id = ${id} for update`,
  )
  if (delivery === undefined) throw new Problem('row/missing')
  if (delivery.archived) throw new Problem('row/archived')
  return delivery
}

export async function seenDelivery(db: Db, id: string): Promise<void> {
  const seen = await db.maybe(sql`
    select id from toolbox_talk_deliveries where company_id = current_company() and id = ${id}`)
  if (seen === undefined) throw new Problem('row/missing')
}

export const presenterOf = (db: Db, delivery: string) =>
  db.maybe(
    { name: 'string', given: json<ByHand>(), statement: 'string' },
    sql`
    select p.name, t.given, t.statement from toolbox_talk_deliveries t
    join person p on p.company_id = t.company_id and p.id = t.presenter
    where t.company_id = current_company() and t.id = ${delivery} and t.given is not null`,
  )

/** A talk lasts its minutes; one whose end nobody told, ten. */
const during = (t: string) => sql`tstzrange(${sql.id(t)}.started_at,
  ${sql.id(t)}.started_at + make_interval(mins => coalesce(${sql.id(t)}.minutes, 10)::integer), '[]')`

export const attendancesOf = (db: Db, delivery: string) =>
  db.many(
    {
      id: 'string',
      person: 'string?',
      name: 'string',
      company: 'string?',
      given: json<ByHand | { method: 'pin' } | null>(),
      unsigned_because: 'string?',
      statement: 'string',
      signed_at: 'string',
      late_because: 'string?',
      witness: 'string?',
      also_at: 'string?',
    },
    sql`
    select a.id, a.person, a.name, a.of_company as company, a.given, a.unsigned_because, a.statement,
      a.signed_at, a.late_because, w.name as witness,
      (select o.title from talk_attendance b
        join toolbox_talk_deliveries o on o.company_id = b.company_id and o.id = b.delivery
        where b.company_id = a.company_id and b.person = a.person and b.delivery <> a.delivery
          and ${during('o')} && ${during('t')} order by o.started_at limit 1) as also_at
    from talk_attendance a
    join toolbox_talk_deliveries t on t.company_id = a.company_id and t.id = a.delivery
    left join person w on w.company_id = a.company_id and w.id = a.witness
    where a.company_id = current_company() and a.delivery = ${delivery}
    order by folded(a.name), a.id`,
  )

/** Who came late after all was not away. */
export const absencesOf = (db: Db, delivery: string) =>
  db.many(
    { person: 'string', name: 'string', reason: one<AbsenceReason>() },
    sql`
    select a.person, p.name, a.reason from talk_absence a
    join person p on p.company_id = a.company_id and p.id = a.person
    where a.company_id = current_company() and a.delivery = ${delivery}
      and not exists (select from talk_attendance t where t.company_id = a.company_id
        and t.delivery = a.delivery and t.person = a.person)
    order by folded(p.name), a.person`,
  )

/** Colleagues whom the company knows; others are left out. */
export const insertAbsences = (
  db: Db,
  delivery: string,
  absences: readonly { person: string; reason: AbsenceReason }[],
) =>
  db.run(sql`
    insert into talk_absence (company_id, delivery, person, reason)
    select p.company_id, ${delivery}, p.id, a.reason
    from jsonb_to_recordset(${JSON.stringify(absences)}::jsonb) a(person uuid, reason text)
    join person p on p.company_id = current_company() and p.id = a.person
    on conflict do nothing`)

export const questionsOf = (db: Db, delivery: string) =>
  db.many(
    { id: 'string', words: 'string', deficiency: 'string?', hazard: 'string?' },
    sql`
    select id, words, deficiency, hazard from talk_question
    where company_id = current_company() and delivery = ${delivery} order by id`,
  )

export const wordsOf = (db: Db, delivery: string) =>
  db.maybe(
    { words: json<TalkWords>(), hash: 'string' },
    sql`
    select words, hash from toolbox_talk_deliveries
    where company_id = current_company() and id = ${delivery} and words is not null`,
  )

const isThem = ({ person, company, name }: Attendance) =>
  person === undefined
    ? sql`${company === undefined} and folded(name) = folded(${name})`
    : sql`id = ${person}`

type Added = Attendance & {
  late_because?: string
  witness: string | null
  attestation: string | null
}

/** Once a person: sent twice, it is one. A name that one colleague has is theirs, unless it comes with a company. */
export const insertAttendance = (db: Db, delivery: string, added: Added) =>
  db.run(sql`
    insert into talk_attendance (company_id, delivery, person, name, of_company, given, unsigned_because,
      statement, statement_lang, signed_at, late_because, witness, attestation)
    values (current_company(), ${delivery},
      (select min(id::text)::uuid from person where company_id = current_company()
        and ${isThem(added)} having count(*) = 1),
      ${added.name}, ${added.company ?? null},
      ${added.given === undefined ? null : JSON.stringify(added.given)}, ${added.unsigned_because ?? null},
      ${attends[added.statement_lang]}, ${added.statement_lang}, least(${added.signed_at}::timestamptz, now()),
      ${added.late_because ?? null}, ${added.witness}, ${added.attestation})
    on conflict (company_id, delivery, person) do nothing`)

export const signAsPresenter = (db: Db, delivery: string, given: ByHand, statement: string) =>
  db.run(sql`
    update toolbox_talk_deliveries set given = ${JSON.stringify(given)}, statement = ${statement}
    where company_id = current_company() and id = ${delivery}`)

export const excuse = (db: Db, delivery: string, reason: string) =>
  db.run(sql`
    update toolbox_talk_deliveries set excuse = ${reason}
    where company_id = current_company() and id = ${delivery}`)
