// The facts by which people are let in at a project.
import { json, one, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { recordState } from '../../orientation/index.ts'
import { mandatoryTrainings } from '../../training/index.ts'
import type { GatePerson } from '../gate.contract.ts'
import { contractorsNow } from './contractors.store.ts'
import type { EntryFacts, Proof } from './decide.ts'

const personRow = row({
  id: 'string',
  name: 'string',
  firm: 'string?',
  contractor: 'string?',
  numbers: json<(string | null)[]>(),
  stopped: one<EntryFacts['stopped']>(),
  is_listed: 'boolean',
})

/** Who has left is still known at the gate for so many days. */
const daysAfterLeaving = 90

/** Everybody who may stand at the gate: on the list of the project, or engaged by the company or a contractor; `only`: one. */
const peopleAt = (db: Db, project: string, only: string | null) =>
  db.many(
    personRow,
    sql`
    select p.id, p.name, coalesce(c.name, n.name) as firm, e.trade_contractor as contractor,
      jsonb_build_array(p.employee_no, (select t.sticker from orientation_records t
        where t.company_id = p.company_id and t.person = p.id and t.sticker is not null
          and t.archived_at is null order by t.created_at desc limit 1)) as numbers,
      case when exists (select from account a where a.company_id = p.company_id and a.id = p.id
          and a.deactivated_at is not null) then 'deactivated'
        when e.ends_on < (select company_today()) then 'left' end as stopped,
      w.person is not null as is_listed
    from person p
    join lateral (
      select e.trade_contractor, e.entity, e.ends_on from engagement e
      where e.company_id = p.company_id and e.person = p.id
        and e.kind in ('employee', 'contractor_worker')
        and coalesce(e.starts_on, '-infinity') <= (select company_today())
        and coalesce(e.ends_on, 'infinity') >= (select company_today()) - ${daysAfterLeaving}::integer
      order by e.ends_on desc nulls first, e.starts_on desc nulls last, e.id limit 1) e on true
    left join trade_contractors c on c.company_id = p.company_id and c.id = e.trade_contractor
    left join entities n on n.company_id = p.company_id and n.id = e.entity
    left join lateral (select w.person from workplace_workers w
      where w.company_id = p.company_id and w.person = p.id and w.subject_id = ${project}
        and (select company_today()) between w.from_on and coalesce(w.to_on, 'infinity') limit 1) w on true
    where p.company_id = current_company() and p.archived_at is null
      and (${only}::uuid is null or p.id = ${only})
    order by folded(p.name) collate counted, p.id`,
  )

const takenRow = row({
  person: 'string',
  state: one<'approved' | 'expired' | 'awaiting_review' | 'none'>(),
  until: 'string?',
})

/** The best record of each for the orientation that the gate asks for, of this project or of none. */
const orientationsOf = (db: Db, project: string, wanted: string, people: readonly string[]) =>
  db.many(
    takenRow,
    sql`
    select distinct on (person) person, state, until from (
      select t.person, t.expires_on as until, case ${recordState}
        when 'approved' then 'approved' when 'expired' then 'expired'
        when 'awaiting_review' then 'awaiting_review' else 'none' end as state
      from orientation_records t
      where t.company_id = current_company() and t.archived_at is null and t.package = ${wanted}
        and (t.project is null or t.project = ${project})
        and t.person = any(${[...people]}::uuid[])) r
    order by person, array_position('{approved,awaiting_review,expired,none}', state),
      until desc nulls first`,
  )

/** Of the day before anything: it is over, whenever that was. */
const longAgo = '1900-01-01'

function asHeld(name: string, taken: { state: string; until: string | null } | undefined): Proof {
  const { state = 'none', until = null } = taken ?? {}
  const nothing = { name, grace_until: null }
  if (state === 'approved') return { ...nothing, state: 'held', until }
  if (state === 'expired') return { ...nothing, state: 'held', until: until ?? longAgo }
  return { ...nothing, state: state === 'awaiting_review' ? 'waiting' : 'missing', until: null }
}

type Gate = { project: string; package: string | null; package_title: string | null; today: string }

export async function gatePeople(
  db: Db,
  gate: Gate,
  only: string | null = null,
): Promise<Omit<GatePerson, 'aid'>[]> {
  const { project, today, package: wanted, package_title } = gate
  const people = await peopleAt(db, project, only)
  const ids = people.map(({ id }) => id)
  // Asked together, they travel together.
  const [asked, oriented, contractors] = await Promise.all([
    mandatoryTrainings(db, ids, today),
    wanted === null ? [] : orientationsOf(db, project, wanted, ids),
    contractorsNow(
      db,
      people.flatMap(({ contractor }) => contractor ?? []),
    ),
  ])
  const trainings = Map.groupBy(asked, (one) => one.person)
  const taken = new Map(oriented.map((one) => [one.person, one]))
  return people.map(({ id, name, firm, contractor, numbers, stopped, is_listed }) => ({
    id,
    name,
    firm,
    cards: numbers.filter((number) => number !== null),
    facts: {
      stopped,
      is_listed,
      orientation: wanted === null ? null : asHeld(package_title ?? '', taken.get(id)),
      trainings: (trainings.get(id) ?? []).map(
        ({ name: course, state, until, grace_until }): Proof => ({
          ...{ name: course, state, until, grace_until },
        }),
      ),
      contractor: contractors.get(contractor ?? '') ?? null,
    },
  }))
}
