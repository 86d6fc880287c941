import { sql } from '../../../kit/db/sql.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'
import { orientationRecords } from './orientation-records.register.ts'
import { recordState } from './state.ts'

const firstDays = 90

export const orientationRecordsServer: RegisterExtension<typeof orientationRecords> = {
  register: orientationRecords,
  computed: {
    state: recordState,
    evidence: sql`(select count(*) from orientation_evidence e
      where e.company_id = t.company_id and e.record = t.id)::numeric`,
    new_worker: sql`coalesce((select min(g.starts_on) > company_today() - ${firstDays}::integer
      from engagement g where g.company_id = t.company_id and g.person = t.person
        and g.kind in ('employee', 'contractor_worker')), false)`,
  },
  async check(_, { before, after }) {
    return before !== undefined && before.finished_at !== null && before.project !== after.project
      ? { project: ['It is signed for this project. Assign it for another one.'] }
      : undefined
  },
  refuses: {
    async remove(_, row) {
      return row.finished_at === null ? undefined : 'A person has signed it. It stays archived.'
    },
  },
}
