import { sql } from '../../../kit/db/sql.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'
import { incidentTypes } from './incident-types.register.ts'

export const incidentTypesServer: RegisterExtension = {
  register: incidentTypes,
  computed: {
    sublists: sql`(select count(*) from incident_types_sublists s
      where s.company_id = t.company_id and s.archived_at is null
        and (s.incident_type = t.id or t.id = any (s.also_in)))`,
  },
}
