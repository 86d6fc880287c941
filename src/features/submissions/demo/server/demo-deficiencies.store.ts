// The deficiencies that came of the demo's submissions are as old as these, and somebody sees to them.
import { row } from '../../../../kit/db/row.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import type { DemoCompany } from './demo-company.store.ts'

const rowShape = row({ id: 'string', age: 'number', raised_by: 'string', submitted_at: 'string' })

/** What has become of it, one step after the other. */
type Course = { status: string; steps: readonly ('started' | 'done' | 'verified')[] }

const courses: readonly Course[] = [
  { status: 'closed', steps: ['started', 'done', 'verified'] },
  { status: 'in_progress', steps: ['started'] },
  { status: 'done', steps: ['started', 'done'] },
  { status: 'open', steps: [] },
]
const settled = courses.slice(0, 1)

const courseOf = (n: number, age: number): Course => {
  // The old ones are put right, except a few forgotten ones.
  const open = age > 20 && n % 4 !== 3 ? settled : courses.slice(age < 3 ? 1 : 0)
  return open[n % open.length] ?? { status: 'open', steps: [] }
}

export async function resolveDeficiencies(db: Db, { people, manager }: DemoCompany): Promise<void> {
  const rows = await db.many(
    rowShape,
    sql`
    select d.id, d.raised_by, s.submitted_at,
      extract(day from now() - s.submitted_at)::integer as age
    from deficiencies d join submissions s on s.company_id = d.company_id and s.id = d.submission
    where d.company_id = current_company() order by d.number`,
  )
  for (const [n, row] of rows.entries()) {
    const { status, steps } = courseOf(n, row.age)
    // Some wait for somebody to say who sees to it.
    const owner = status === 'open' && n % 3 === 0 ? null : (people[n % people.length]?.id ?? null)
    await db.run(sql`
      update deficiencies d set status = ${status}, owner = ${owner}::uuid,
        due_on = s.submitted_on + (d.due_on - d.raised_on), raised_on = s.submitted_on,
        corrective_action = case when ${steps.includes('done')} then 'Put right on site and looked at again.' end
      from submissions s where s.company_id = d.company_id and s.id = d.submission
        and d.company_id = current_company() and d.id = ${row.id}`)
    await db.run(sql`
      update deficiency_event set at = ${row.submitted_at}
      where company_id = current_company() and deficiency = ${row.id} and kind = 'raised'`)
    for (const [step, kind] of steps.entries())
      await db.run(sql`
        insert into deficiency_event (company_id, deficiency, kind, at, by)
        values (current_company(), ${row.id}, ${kind},
          least(now(), ${row.submitted_at}::timestamptz + make_interval(hours => ${(step + 1) * 20}::integer)),
          ${kind === 'verified' ? manager.id : owner})`)
  }
}
