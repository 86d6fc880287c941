// The demo's deficiencies are not all of today: when each was raised, and how far it came.
import { row } from '../../kit/db/row.ts'
import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'
import { companyToday } from '../../register/server/today.ts'
import { type Past, pastOfDemo } from './deficiencies.demo.ts'

const accountRow = row({ id: 'string', name: 'string' })

/** The steps that led there: kind, who, days after it was raised. */
function stepsOf({ status, by, raised }: Past): { kind: string; who: string; after: number }[] {
  const steps = (count: number) =>
    [
      { kind: 'started', who: by ?? 'Luc Tremblay', after: Math.min(1, raised) },
      { kind: 'done', who: by ?? 'Luc Tremblay', after: Math.floor(raised / 2) },
      { kind: 'verified', who: 'Maya Okafor', after: Math.max(1, raised - 2) },
    ].slice(0, count)
  if (status === 'accepted') return [{ kind: 'accepted', who: 'Maya Okafor', after: 2 }]
  if (status === 'closed') return steps(3)
  if (status === 'done') return steps(2)
  return status === 'in_progress' ? steps(1) : []
}

export async function fillPastOfDeficiencies(db: Db): Promise<void> {
  const today = await companyToday(db)
  const accounts = await db.many(
    accountRow,
    sql`
    select id, concat_ws(' ', first_name, last_name) as name from account
    where company_id = current_company()`,
  )
  const idOf = (name: string) => accounts.find((one) => one.name === name)?.id ?? null
  for (const past of pastOfDemo) {
    const row = await db.maybe(
      { id: 'string' },
      sql`
      update deficiencies set raised_on = ${today}::date - ${past.raised}::integer,
        due_on = ${today}::date + ${past.due}::integer, status = ${past.status ?? 'open'},
        raised_by = ${idOf('Maya Okafor')},
        accepted_until = case when ${past.status === 'accepted'} then ${today}::date + 90 end
      where company_id = current_company() and title = ${past.title} and source <> 'submission'
      returning id`,
    )
    if (row === undefined) throw new Error(`The demo has no deficiency “${past.title}”.`)
    const first = sql`${today}::date - ${past.raised}::integer`
    await db.run(sql`
      update deficiency_event set at = (${first})::timestamptz + interval '15 hours',
        by = ${idOf('Maya Okafor')}
      where company_id = current_company() and deficiency = ${row.id} and kind = 'raised'`)
    for (const { kind, who, after } of stepsOf(past))
      await db.run(sql`
        insert into deficiency_event (company_id, deficiency, kind, by, at, reason)
        values (current_company(), ${row.id}, ${kind}, ${idOf(who)},
          (${first} + ${after}::integer)::timestamptz + interval '16 hours',
          ${kind === 'accepted' ? 'Low traffic, repainted with the yard in spring.' : null})`)
  }
}
