import { sql } from '../../../kit/db/sql.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'
import { clientContacts, clients } from './clients.register.ts'

export const clientsServer: RegisterExtension = {
  register: clients,
  computed: {
    contacts: sql`(select string_agg(c.name, ', ' order by c.name) from client_contacts c
      where c.company_id = t.company_id and c.client = t.id and c.archived_at is null)`,
  },
}

export const clientContactsServer: RegisterExtension<typeof clientContacts> = {
  register: clientContacts,
  async check(_context, { after }) {
    const sent = after.receives.length > 0
    return sent && after.email === null
      ? { email: ['Whoever is sent something needs an e-mail address.'] }
      : undefined
  },
}
