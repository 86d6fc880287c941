import { IconBuildingCommunity } from '@tabler/icons-react'
import { useSession } from '../../../access/web/session.ts'
import { EmptyState } from '../../../kit/web/inputs/EmptyState.tsx'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'

/** Where a contractor's people arrive. */
export default function ProjectsScreen() {
  const text = useText()
  const { user } = useSession()
  return (
    <Page title={text('nav_projects')} lead={user?.company?.name}>
      <EmptyState
        title={text('home_nothing_yet_title')}
        text={text('contractor_nothing_yet')}
        icon={<IconBuildingCommunity />}
      />
    </Page>
  )
}
