// People and their supervisors are told 90, 60, 30 and 7 days before a training expires, and on its last day; the people
// who keep the matrix once a week.
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { training as law } from '../../../regulation/index.ts'
import { lawCourses, storedCourses } from '../../competence/index.ts'
import { notify } from '../../notices/index.ts'
import { readTrainingMatrix } from '../matrix/matrix.store.ts'
import { teamTrainingExpires, trainingExpires, trainingOfWeek } from './notice-kinds.ts'

/** Days before the end, the last first. */
const remindBefore = [0, 7, 30, 60, 90]

/** So many days the work of a day may be late: then the last day is not told any more. */
const makesUp = 6

/** Of each course the courses that count as it, by the same rules as a training is judged. */
async function counting(db: Db): Promise<Sql> {
  const pairs = [...law.satisfies(lawCourses(await storedCourses(db)))].flatMap(([course, by]) =>
    [...by].map((other) => [course, other] as const),
  )
  return sql`unnest(${pairs.map(([course]) => course)}::uuid[], ${pairs.map(([, by]) => by)}::uuid[])
    counts(course, by)`
}

/** The records that nothing renewed and that end within the horizon on the day, or ended no longer before it than so many
 *  days; with the step that they have reached: what a day missed is told on the next, and each step once. */
export const expiring = async (db: Db, day: string, which: Sql, ended: number): Promise<Sql> => sql`
  select r.id, r.person, r.course, r.name, r.expires_on, p.name as who, p.supervisor,
    case ${sql.join(
      remindBefore.map(
        (days) => sql`when r.expires_on - ${day}::date <= ${days}::integer then ${days}::integer`,
      ),
      sql` `,
    )} end as step
  from training_records r
  join person p on p.company_id = r.company_id and p.id = r.person and p.archived_at is null
  where r.company_id = current_company() and r.archived_at is null and not r.revoked
    and r.expires_on between ${day}::date - ${ended}::integer and ${day}::date + ${Math.max(...remindBefore)}::integer
    and ${which} and not exists (select from training_records later
      join ${await counting(db)} on counts.course = r.course and counts.by = later.course
      where later.company_id = r.company_id and later.person = r.person
        and later.archived_at is null and not later.revoked
        and coalesce(later.expires_on, 'infinity') > r.expires_on)`

export async function remindOfTraining(db: Db, day: string): Promise<void> {
  const due = await db.many(
    {
      id: 'string',
      person: 'string',
      name: 'string',
      expires_on: 'string',
      who: 'string',
      supervisor: 'string?',
      step: 'number',
    },
    sql`select * from (${await expiring(db, day, sql`true`, makesUp)}) due order by expires_on, id`,
  )
  for (const { id, person, name, expires_on, who, supervisor, step } of due) {
    const event = `${id} ${expires_on} ${step}`
    await notify(db, trainingExpires, {
      to: [person],
      record: person,
      event,
      facts: { name, expires_on },
    })
    if (supervisor !== null)
      await notify(db, teamTrainingExpires, {
        to: [supervisor],
        record: person,
        event,
        facts: { who, name, expires_on },
      })
  }
}

/** What is missing, expired and about to expire in the whole company: told to its health and safety managers once a week. */
export async function tellOfWeek(db: Db, day: string): Promise<void> {
  const { cells } = await readTrainingMatrix(db, 'everyone', {})
  const count = (letters: string) =>
    cells.reduce(
      (sum, row) => sum + [...row].filter((letter) => letters.includes(letter)).length,
      0,
    )
  const [missing, expired, soon] = [count('m'), count('x'), count('3')]
  if (missing + expired + soon === 0) return
  const found = await db.maybe(
    { week: 'string', managers: 'strings', company: 'string' },
    sql`
    select date_trunc('week', ${day}::date)::date as week, current_company() as company,
      array(select a.id::text from account a where a.company_id = current_company()
        and a.kind = 'staff' and a.role_id = 1 and a.deactivated_at is null order by a.id) as managers`,
  )
  if (found === undefined) return
  await notify(db, trainingOfWeek, {
    to: found.managers,
    record: found.company,
    event: `week of ${found.week}`,
    facts: { missing: String(missing), expired: String(expired), soon: String(soon) },
  })
}
