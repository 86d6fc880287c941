import { sql } from '../../../kit/db/sql.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'
import { monthlyReports } from './monthly-reports.register.ts'

export const monthlyReportsServer: RegisterExtension<typeof monthlyReports> = {
  register: monthlyReports,
  // A paper says what its maker sees: who may see less of the company reads only their own.
  scope: ({ can, session }) =>
    can('confidential.view') ? undefined : sql`t.created_by = ${session.accountId ?? null}`,
  async check(_, { after }) {
    return after.project !== null && after.entity !== null
      ? { entity: ['Choose a project or an entity, not both.'] }
      : undefined
  },
}
