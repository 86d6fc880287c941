import { Menu } from '@mantine/core'
import { IconBooks } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useSession } from '../../../access/web/session.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import type { RegisterWeb } from '../../../register/web/extension.ts'
import type { toolboxTalks } from './toolbox-talks.register.ts'

function LibraryLink() {
  const text = useText()
  const { processedPermissions } = useSession()
  if (!processedPermissions.has('toolbox-talks-library')) return null
  return (
    <Menu.Item
      component={Link}
      to="/dashboard/toolbox-talks/library"
      leftSection={<IconBooks size={16} />}
    >
      {text('library_documents')}
    </Menu.Item>
  )
}

export const web: RegisterWeb<typeof toolboxTalks> = { More: LibraryLink }
