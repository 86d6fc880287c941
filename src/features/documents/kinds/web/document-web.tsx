import { Menu } from '@mantine/core'
import { IconBooks } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useSession } from '../../../../access/web/session.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { later } from '../../../../kit/web/later.ts'
import type { Register } from '../../../../register/define.ts'
import type { RegisterWeb } from '../../../../register/web/extension.ts'

function LibraryLink({ register }: { register: Register }) {
  const text = useText()
  const { processedPermissions } = useSession()
  if (!processedPermissions.has('import-resources')) return null
  return (
    <Menu.Item
      component={Link}
      to={`/dashboard/resources/importResources/${register.name}`}
      leftSection={<IconBooks size={16} />}
    >
      {text('library_documents')}
    </Menu.Item>
  )
}

/** What the screens of every kind of document have beside those of a register. */
export const documentWeb = {
  Head: later(async () => (await import('./DocumentHead.tsx')).DocumentHead),
  More: LibraryLink,
  inputs: {
    audience: later(async () => (await import('../../../audience/web/index.ts')).AudienceField),
  },
} satisfies RegisterWeb
