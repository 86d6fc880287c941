import { Group } from '@mantine/core'
import { IconMail, IconPrinter, IconShieldCheck, IconUsers } from '@tabler/icons-react'
import { screenByName } from '../../../access/screens.ts'
import { currentSession } from '../../../access/web/session.ts'
import { later } from '../../../kit/web/later.ts'
import type { RegisterRow } from '../../../register/define.ts'
import { addressOf } from '../../../register/screens-of.ts'
import type { RegisterWeb } from '../../../register/web/extension.ts'
import { GrownUsers } from '../custom-fields/web/GrownUsers.tsx'
import type { users } from './users.register.ts'
import { PersonFace } from './web/PersonFace.tsx'

type User = RegisterRow<typeof users>

const HatsPanel = later(async () => (await import('../hats/web/HatsPanel.tsx')).HatsPanel)

const InvitationsPanel = later(
  async () => (await import('../invitations/web/InvitationsPanel.tsx')).InvitationsPanel,
)
const InviteByMail = later(
  async () => (await import('../invitations/web/InviteMany.tsx')).InviteByMail,
)
const InviteByCode = later(
  async () => (await import('../invitations/web/InviteMany.tsx')).InviteByCode,
)

const MergeSelected = later(
  async () => (await import('../merging/web/MergeForm.tsx')).MergeSelected,
)

const rights = screenByName.get('users-role-permissions')

export const web: RegisterWeb<typeof users> = {
  Grown: GrownUsers,
  cells: {
    name: ({ name, photo }) => (
      <Group gap="xs" wrap="nowrap">
        <PersonFace name={name ?? ''} photo={photo} size={28} />
        <span>{name}</span>
      </Group>
    ),
  },
  Face: ({ name, photo }: User) => <PersonFace name={name ?? ''} photo={photo} size={48} />,
  rowActions: [
    {
      label: 'Role and permissions',
      icon: IconShieldCheck,
      shows: () => currentSession().processedPermissions.has('users-role-permissions'),
      to: ({ id }) => (rights === undefined ? '/dashboard' : addressOf(rights, id)),
    },
  ],
  selectionActions: [
    { label: 'Invite by e-mail', icon: IconMail, grant: 'users.create', Ask: InviteByMail },
    { label: 'Merge', icon: IconUsers, grant: 'users.archive', Ask: MergeSelected },
    { label: 'Print codes', icon: IconPrinter, grant: 'users.create', Ask: InviteByCode },
  ],
  panels: [
    { title: 'Invitations', Panel: InvitationsPanel },
    { title: 'Relation to the company', Panel: HatsPanel },
  ],
}
