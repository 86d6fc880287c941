import { sql } from '../../../kit/db/sql.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'
import { companyToday } from '../../../register/server/today.ts'
import { toDos } from './to-dos.register.ts'

const steps: Readonly<Record<string, string>> = {
  daily: '1 day',
  weekly: '1 week',
  monthly: '1 month',
  yearly: '1 year',
}

export const toDosServer: RegisterExtension = {
  register: toDos,
  // A manager sees everybody's; others what they were given and what they gave.
  scope: ({ session }) =>
    session.roleId === 1
      ? undefined
      : sql`(t.assignee = ${session.accountId ?? null} or t.created_by = ${session.accountId ?? null})`,
  async settle({ session }, { after }) {
    return after.assignee === null ? { assignee: session.accountId ?? null } : {}
  },
  async check(_context, { after }) {
    return after.repeats !== 'never' && after.due_on === null
      ? { due_on: ['What repeats needs its first day.'] }
      : undefined
  },
  became: {
    // The next one is due in step with the last, but never in the past.
    async complete({ db }, row) {
      const step = steps[String(row.repeats)]
      if (step === undefined) return
      const today = await companyToday(db)
      await db.run(sql`
        insert into to_dos (company_id, title, assignee, due_on, repeats, notes, link)
        select company_id, title, assignee,
          (select min((due_on + n * ${step}::interval)::date) from generate_series(1, 4000) n
            where (due_on + n * ${step}::interval)::date >= ${today}::date),
          repeats, notes, link
        from to_dos where company_id = current_company() and id = ${row.id}`)
    },
  },
}
