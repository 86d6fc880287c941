import type { AnyRow } from '../../../register/define.ts'
import type { RegisterWeb } from '../../../register/web/extension.ts'
import { WithinPanel } from '../../../register/web/panel/WithinPanel.tsx'
import { clientContacts } from './clients.register.ts'

export const web: RegisterWeb = { panels: [{ title: 'Contacts', Panel: ContactsPanel }] }

/** Whom to write to at this client. */
function ContactsPanel({ row }: { row: AnyRow }) {
  return <WithinPanel register={clientContacts} within={row.id} mayAdd={row.can.includes('edit')} />
}
