import { Group } from '@mantine/core'
import { IconUserPlus, IconUsers } from '@tabler/icons-react'
import { later } from '../../../kit/web/later.ts'
import type { RegisterRow } from '../../../register/define.ts'
import type { RegisterWeb } from '../../../register/web/extension.ts'
import { PersonFace } from '../users/web/PersonFace.tsx'
import type { peopleWithoutAccount } from './people-without-account.register.ts'

type Person = RegisterRow<typeof peopleWithoutAccount>

const HatsPanel = later(async () => (await import('../hats/web/HatsPanel.tsx')).HatsPanel)
const MakeUsers = later(async () => (await import('./web/MakeUsers.tsx')).MakeUsers)
const MakeUserPanel = later(async () => (await import('./web/MakeUsers.tsx')).MakeUserPanel)
const MergeSelected = later(
  async () => (await import('../merging/web/MergeForm.tsx')).MergeSelected,
)
const AlikeInput = later(async () => (await import('./web/AlikeInput.tsx')).AlikeInput)

export const web: RegisterWeb<typeof peopleWithoutAccount> = {
  cells: {
    name: ({ name, photo }) => (
      <Group gap="xs" wrap="nowrap">
        <PersonFace name={name ?? ''} photo={photo} size={28} />
        <span>{name}</span>
      </Group>
    ),
  },
  Face: ({ name, photo }: Person) => <PersonFace name={name ?? ''} photo={photo} size={48} />,
  inputs: { last_name: AlikeInput, mobile: AlikeInput, email: AlikeInput },
  selectionActions: [
    { label: 'Make users', icon: IconUserPlus, grant: 'users.create', Ask: MakeUsers },
    { label: 'Merge', icon: IconUsers, grant: 'users.archive', Ask: MergeSelected },
  ],
  panels: [
    { title: 'Relation to the company', Panel: HatsPanel },
    { title: 'Account', Panel: MakeUserPanel },
  ],
}
