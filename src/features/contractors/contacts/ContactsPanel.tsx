import { Button } from '@mantine/core'
import { useHolds } from '../../../access/web/use-holds.ts'
import { call } from '../../../kit/http/client.web.ts'
import { useAct } from '../../../kit/web/act/use-act.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import type { AnyRow } from '../../../register/define.ts'
import { registerKey } from '../../../register/web/keys.ts'
import { WithinPanel } from '../../../register/web/panel/WithinPanel.tsx'
import { endAccess, openAccess } from '../contractors.contract.ts'
import { tcContacts } from './tc-contacts.register.ts'

/** Whom to write to at this contractor, and who of them signs in to the portal. */
export function ContactsPanel({ row }: { row: AnyRow }) {
  const mayInvite = useHolds()('trade-contractors.edit') && row.archived_at === null
  return (
    <WithinPanel
      register={tcContacts}
      within={row.id}
      mayAdd={row.can.includes('edit')}
      {...(mayInvite && { beside: (contact: AnyRow) => <Access contact={contact} /> })}
    />
  )
}

function Access({ contact }: { contact: AnyRow }) {
  const text = useText()
  const params = { id: contact.id }
  const renews = [registerKey(tcContacts.name)]
  const opening = useAct(() => call(openAccess, { params }), {
    renews,
    says: ({ data }) => text(data.mailed ? 'contact_invited' : 'contact_joined'),
    refusedInPassing: true,
    oneAtATime: true,
  })
  const ending = useAct(() => call(endAccess, { params }), {
    renews,
    says: () => text('contact_ended'),
    refusedInPassing: true,
  })
  const { access } = contact
  return access === 'active' ? (
    <Button
      size="compact-sm"
      variant="subtle"
      color="red"
      loading={ending.busy}
      onClick={() => ending.act()}
    >
      {text('contact_end_access')}
    </Button>
  ) : (
    <Button size="compact-sm" variant="subtle" loading={opening.busy} onClick={() => opening.act()}>
      {text(access === 'invited' ? 'contact_invite_again' : 'contact_invite')}
    </Button>
  )
}
