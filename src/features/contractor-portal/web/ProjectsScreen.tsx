import { useSession } from '../../../access/web/session.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'

/** Where a contractor's people arrive. */
export default function ProjectsScreen() {
  const text = useText()
  const { user } = useSession()
  return (
    <Page title={text('nav_projects')} lead={user?.company?.name}>
      <p>{text('contractor_nothing_yet')}</p>
    </Page>
  )
}
