import { sql } from '../../../kit/db/sql.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'
import { tcContacts } from './tc-contacts.register.ts'

export const tcContactsServer: RegisterExtension<typeof tcContacts> = {
  register: tcContacts,
  computed: {
    access: sql`coalesce((select case when a.deactivated_at is not null then 'ended'
        when a.login_id is not null then 'active' else 'invited' end
      from account a where a.company_id = t.company_id and a.id = t.account), 'none')`,
  },
}
