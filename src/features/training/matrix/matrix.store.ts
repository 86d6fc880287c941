// People × courses: who is asked for what, and what they have. The law's room judges each.
import { one, type RowOf, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import {
  type AskedOfPeople,
  type Course,
  training as law,
  type PersonsRecord,
  type TrainingValidity,
} from '../../../regulation/index.ts'
import { asRecord, isProven, lawCourses, recordsOf, storedCourses } from '../../competence/index.ts'
import { letterOf, rankOf, worse, worstFirst } from './letters.ts'

type MatrixFilters = {
  project?: string | undefined
  team?: string | undefined
  contractor?: string | undefined
  role?: string | undefined
  operation_role?: string | undefined
}
/** `first-aid`: courses and people of first aid; `managers`: the health and safety managers; `roles`: the people in
 *  roles of operations. */
export type MatrixOf = 'everyone' | 'first-aid' | 'managers' | 'roles'

const today = sql`(select company_today())`
const all = (conditions: readonly (Sql | false)[]): Sql =>
  sql.join([sql`true`, ...conditions.filter((each) => each !== false)], sql` and `)

const onList = (place: string) => sql`exists (select from workplace_workers w
  where w.company_id = p.company_id and w.person = p.id and w.subject_id = ${place}
    and ${today} between w.from_on and coalesce(w.to_on, 'infinity'))`
const works = sql`exists (select from engagement e where e.company_id = p.company_id and e.person = p.id
  and e.kind in ('employee', 'contractor_worker')
  and ${today} between coalesce(e.starts_on, '-infinity') and coalesce(e.ends_on, 'infinity'))`
const hasRole = (
  role: string,
) => sql`exists (select from account a where a.company_id = p.company_id
  and a.id = p.id and a.kind = 'staff' and a.deactivated_at is null and a.role_id::text = ${role})`
const ofContractor = (contractor: string) => sql`exists (select from engagement e
  where e.company_id = p.company_id and e.person = p.id and e.trade_contractor = ${contractor}
    and ${today} between coalesce(e.starts_on, '-infinity') and coalesce(e.ends_on, 'infinity'))`
const inRole = (
  which: Sql,
) => sql`exists (select from operation_roles o where o.company_id = p.company_id
  and o.archived_at is null and p.id = any(o.persons) and ${which})`
const aidsFirst = sql`(exists (select from first_aiders f where f.company_id = p.company_id and f.person = p.id
    and f.archived_at is null and f.starts_on <= ${today} and coalesce(f.ends_on >= ${today}, true))
  or exists (select from training_records r join training k on k.company_id = r.company_id and k.id = r.course
    where r.company_id = p.company_id and r.person = p.id and r.archived_at is null and k.first_aid is not null))`

/** The person `p` works for the company or for a contractor today. */
export const worksToday = sql`p.company_id = current_company() and p.archived_at is null and ${works}`

/** Those of them that are asked for, within the caller's scope. */
const matrixPeople = (
  of: MatrixOf,
  { project, team, contractor, role, operation_role }: MatrixFilters,
): Sql =>
  all([
    worksToday,
    of === 'first-aid' && aidsFirst,
    of === 'managers' && hasRole('1'),
    of === 'roles' && inRole(sql`true`),
    project !== undefined && onList(project),
    team !== undefined && onList(team),
    contractor !== undefined && ofContractor(contractor),
    role !== undefined && hasRole(role),
    operation_role !== undefined && inRole(sql`o.id = ${operation_role}`),
  ])

const courseRow = row({ id: 'string', name: 'string', code: 'string?', category: 'string' })
const personRow = row({ id: 'string', name: 'string', detail: 'string?' })
const askedRow = row({
  courses: 'strings',
  name: 'string',
  level: one<'mandatory' | 'recommended'>(),
  grace_days: 'number?',
  starts_on: 'string?',
  since: 'string?',
  /** Their places among those who are asked about, with commas between them: an array of thousands takes ten times as long
   *  to read. */
  people: 'string',
})
type Asked = Omit<RowOf<typeof askedRow>, 'courses' | 'people'> & {
  course: string
  people: readonly string[]
}

/** Who is asked for which course: by requirements, since they came to belong to their people; and by the roles of
 *  operations that they have, which name courses by their name or code. */
export async function askedOf(db: Db, people: readonly string[]): Promise<Asked[]> {
  const rows = await db.many(
    askedRow,
    sql`
    with who as materialized (
      select id, n from unnest(${[...people]}::uuid[]) with ordinality who(id, n)),
    moment as (
      select m.audience, m.since, string_agg(who.n::text, ',') as people
      from audience_member m join who on who.id = m.person
      where m.company_id = current_company() and m.audience in (select id from training_requirements
        where company_id = current_company() and archived_at is null)
      group by 1, 2),
    member as (
      select audience, people, (since at time zone zone.name)::date as since
      from moment, (select timezone as name from company where id = current_company()) zone)
    select array(select c.id::text from training c where c.company_id = q.company_id and c.id = any(q.courses)
        and c.archived_at is null order by c.id) as courses,
      q.name, q.level, q.grace_days::integer as grace_days, q.starts_on, m.since, m.people
    from training_requirements q
    join member m on m.audience = q.id
    where q.company_id = current_company()
    union all
    select array[c.id::text], o.name, case when asked.need = 'recommended' then 'recommended' else 'mandatory' end,
      null, null, null, string_agg(w.n::text, ',')
    from operation_roles o
    cross join lateral jsonb_to_recordset(o.trainings) asked(training text, need text)
    join training c on c.company_id = o.company_id and c.archived_at is null
      and folded(asked.training) in (folded(c.name), folded(c.code))
    join who w on w.id = any(o.persons)
    where o.company_id = current_company() and o.archived_at is null
    group by c.id, o.id, o.name, asked.need`,
  )
  return rows.flatMap(({ courses, people: ids, ...asked }) => {
    const those = ids.split(',').map((n) => people[Number(n) - 1] ?? '')
    return courses.map((course) => ({ ...asked, course, people: those }))
  })
}

export const asRequirement = ({
  course,
  level,
  grace_days,
  starts_on,
  since,
  people,
}: Asked): AskedOfPeople => ({
  course,
  level,
  people,
  ...(starts_on !== null && { from: starts_on }),
  ...(since !== null && { since }),
  ...(grace_days !== null && { graceDays: grace_days }),
})

/** Later than any day: it asks for nothing, and says what somebody has all the same. */
const never = '9999-12-31'

/** What people have all the same: only who has a record that counts as a course is looked at. */
function askedOfNobody(courses: readonly Course[], records: readonly PersonsRecord[]) {
  const holders = Map.groupBy(records, ({ course }) => course)
  const counts = law.satisfies(courses)
  return courses.map(({ code }) => {
    const theirs = [...(counts.get(code) ?? [code])].flatMap((one) => holders.get(one) ?? [])
    return { course: code, from: never, people: [...new Set(theirs.map(({ person }) => person))] }
  })
}

const codes = worstFirst.map((letter) => letter.charCodeAt(0))

const isHeld = (found: TrainingValidity, day: string) => ({
  status: found.status,
  within: found.within,
  held: found.record !== null && (found.expiresOn === null || found.expiresOn >= day),
})

/** In which rows people stand. Several courses are asked of the same people: they are looked up once. */
function rowsIn(everybody: readonly string[]) {
  const rowOf = new Map(everybody.map((id, at) => [id, at]))
  const known = new Map<readonly string[], readonly number[]>()
  return (people: readonly string[]): readonly number[] => {
    const found = known.get(people) ?? people.map((id) => rowOf.get(id) ?? -1)
    known.set(people, found)
    return found
  }
}

export const readTrainingMatrix = (db: Db, of: MatrixOf, filters: MatrixFilters) =>
  readMatrixOf(db, matrixPeople(of, filters), of)

/** Of the people `p` that the condition says. */
export async function readMatrixOf(db: Db, which: Sql, of: MatrixOf = 'everyone') {
  const people = await db.many(
    personRow,
    sql`
    select p.id, p.name, nullif(concat_ws(' · ', p.job_title, p.employee_no), '') as detail
    from person p where ${which} order by folded(p.name) collate counted, p.id`,
  )
  const courses = await db.many(
    courseRow,
    sql`
    select id, name, code, category from training where company_id = current_company()
      and archived_at is null and ${of === 'first-aid' ? sql`first_aid is not null` : sql`true`}
    order by category, folded(name) collate counted, id`,
  )
  const day = (await db.maybe({ day: 'string' }, sql`select company_today() as day`))?.day ?? never
  const everybody = people.map(({ id }) => id)
  const known = lawCourses(await storedCourses(db))
  const records = await recordsOf(db, everybody)
  const requirements: AskedOfPeople[] = [
    ...askedOfNobody(known, records),
    ...(await askedOf(db, everybody)).map(asRequirement),
  ]
  const judged = law.matrix({ courses: known, records, requirements, today: day })
  const columnOf = new Map(courses.map(({ id }, at) => [id, at]))
  const rowsOf = rowsIn(everybody)
  // A number for each of many hundred thousand cells, so that nothing is made for one.
  const width = courses.length
  const ranks = new Uint8Array(everybody.length * width).fill(rankOf('.'))
  for (const [n, { course, people: asked }] of requirements.entries()) {
    const column = columnOf.get(course)
    const theirs = judged[n]
    if (column === undefined || theirs === undefined) continue
    const rows = rowsOf(asked)
    let rank = 0
    for (const [at, found] of theirs.entries()) {
      // Most have no record, and come to the same.
      if (found !== theirs[at - 1]) rank = rankOf(letterOf(isHeld(found, day)))
      const cell = (rows[at] ?? -1) * width + column
      if (rank < (ranks[cell] ?? 0)) ranks[cell] = rank
    }
  }
  const letters = Buffer.from(ranks.map((rank) => codes[rank] ?? 0)).toString('latin1')
  const cells = everybody.map((_, at) => letters.slice(at * width, (at + 1) * width))
  return { today: day, courses, people, cells }
}

export const rolesWithPeople = (db: Db) =>
  db.many(
    { id: 'string', name: 'string', operation: 'string' },
    sql`
    select o.id, o.name, k.name as operation from operation_roles o
    join operations k on k.company_id = o.company_id and k.id = o.operation
    where o.company_id = current_company() and o.archived_at is null and o.persons <> '{}'
    order by folded(k.name) collate counted, folded(o.name) collate counted, o.id`,
  )

const heldRow = row({
  id: 'string',
  course: 'string',
  name: 'string',
  completed_on: 'string',
  expires_on: 'string?',
  certificate_number: 'string?',
  proven: 'boolean',
  revoked: 'boolean',
})

/** Why a cell is as it is: what asks for the course, and the records that count as it, the best first. */
export async function readTrainingCell(db: Db, person: string, course: string) {
  const asked = (await askedOf(db, [person])).filter((each) => each.course === course)
  const courses = lawCourses(await storedCourses(db))
  const day = (await db.maybe({ day: 'string' }, sql`select company_today() as day`))?.day ?? never
  const counts = [...(law.satisfies(courses).get(course) ?? [course])]
  const records = await db.many(
    heldRow,
    sql`
    select t.id, t.course, t.name, t.completed_on, t.expires_on, t.certificate_number,
      coalesce(${isProven}, false) as proven, t.revoked
    from training_records t join training k on k.company_id = t.company_id and k.id = t.course
    where t.company_id = current_company() and t.archived_at is null and t.person = ${person}
      and t.course = any(${counts}::uuid[])
    order by t.revoked, coalesce(t.expires_on, 'infinity') desc, t.completed_on desc, t.id`,
  )
  const judging = {
    courses,
    today: day,
    records: records.map((each) => ({ ...asRecord({ ...each, person }), revoked: each.revoked })),
  }
  const letter = [{ course, from: never }, ...asked.map(asRequirement)]
    .map((requirement) => {
      const found = law.status({ ...judging, requirement })
      return letterOf(isHeld(found, day))
    })
    .reduce(worse)
  return {
    letter,
    required: asked.map(({ name, level, since, starts_on, grace_days }) => ({
      name,
      level,
      since:
        [since, starts_on]
          .filter((each) => each !== null)
          .sort()
          .at(-1) ?? null,
      grace_days,
    })),
    records,
  }
}
