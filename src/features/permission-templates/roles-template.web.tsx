import { IconCopy, IconUsers } from '@tabler/icons-react'
import { screenByName } from '../../access/screens.ts'
import { call } from '../../kit/http/client.web.ts'
import { addressOf } from '../../register/screens-of.ts'
import type { RegisterWeb } from '../../register/web/extension.ts'
import { ProposalHead } from './defaults/web/ProposalHead.tsx'
import { ProposedTag } from './defaults/web/ProposedTag.tsx'
import { copyTemplate } from './rights.contract.ts'
import type { rolesTemplate } from './roles-template.register.ts'
import { AskSuccessor } from './web/AskSuccessor.tsx'
import { MembersPanel } from './web/MembersPanel.tsx'
import { RightsInput } from './web/RightsInput.tsx'
import { ScopeInput } from './web/ScopeInput.tsx'

export const web: RegisterWeb<typeof rolesTemplate> = {
  cells: {
    name: ({ name, proposed }) => (
      <>
        {name} {proposed === true && <ProposedTag />}
      </>
    ),
  },
  Head: ProposalHead,
  inputs: { grants: RightsInput, scope: ScopeInput },
  AskArchive: AskSuccessor,
  panels: [{ title: 'People', Panel: MembersPanel }],
  rowActions: [
    {
      label: 'People',
      icon: IconUsers,
      to: ({ id }) => {
        const screen = screenByName.get('roles-template-accounts')
        return screen === undefined ? '/dashboard' : addressOf(screen, id)
      },
    },
    {
      label: 'Copy',
      icon: IconCopy,
      async run({ id, name }) {
        await call(copyTemplate, {
          params: { id },
          body: { name: `${String(name).slice(0, 74)} (2)` },
        })
      },
    },
  ],
}
