import { IconLayoutDashboard } from '@tabler/icons-react'
import { useSession } from '../../../access/web/session.ts'
import { EmptyState } from '../../../kit/web/inputs/EmptyState.tsx'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { FillFormButton } from '../../submissions/web/index.ts'

/** Where staff arrive. Its widgets come with what they show. */
export default function HomeScreen() {
  const text = useText()
  const { user } = useSession()
  return (
    <Page
      title={text('home_welcome', { name: user?.first_name ?? user?.name ?? '' })}
      lead={user?.company?.name}
      actions={<FillFormButton />}
    >
      <EmptyState
        title={text('home_nothing_yet_title')}
        text={text('home_nothing_yet')}
        icon={<IconLayoutDashboard />}
      />
    </Page>
  )
}
