import type { AnyRow } from '../../../register/define.ts'
import { WithinPanel } from '../../../register/web/panel/WithinPanel.tsx'
import { clientContacts } from './clients.register.ts'

/** Whom to write to at this client. */
export function ContactsPanel({ row }: { row: AnyRow }) {
  return <WithinPanel register={clientContacts} within={row.id} mayAdd={row.can.includes('edit')} />
}
