import { sql } from '../../kit/db/sql.ts'
import type { Beside } from '../../register/server/beside.ts'
import { companyToday } from '../../register/server/today.ts'
import { deficiencies, dueDays, type Severity } from './deficiencies.register.ts'

const today = sql`(now() at time zone (select c.timezone from company c where c.id = t.company_id))::date`
const isOpen = sql`t.status in ('open', 'in_progress', 'done')`

export const deficienciesServer: Beside = {
  register: deficiencies,
  computed: {
    days_overdue: sql`case when ${isOpen} then greatest(0, ${today} - t.due_on) end`,
    age: sql`case when ${isOpen} then ${today} - t.raised_on end`,
  },
  async settle({ db, session }, { before, after }) {
    if (before !== undefined) return after.due_on === null ? { due_on: before.due_on } : {}
    const raised = await companyToday(db)
    const numbered = await db.maybe<{ number: string }>(sql`select next_number('DEF') as number`)
    const due = await db.maybe<{ day: string }>(sql`
      select (${raised}::date + ${dueDays[after.severity as Severity] ?? dueDays.medium}::integer) as day`)
    return {
      number: numbered?.number,
      status: 'open',
      raised_by: session.accountId ?? null,
      raised_on: raised,
      due_on: after.due_on ?? due?.day,
    }
  },
}
