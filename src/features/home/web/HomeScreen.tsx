import { useSession } from '../../../access/web/session.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { NextWork } from '../../my-work/web/index.ts'
import { FillFormButton } from '../../submissions/web/index.ts'

/** Where staff arrive: a form to fill, and what waits for them. More widgets come with what they show. */
export default function HomeScreen() {
  const text = useText()
  const { user, role } = useSession()
  return (
    <Page
      title={text('home_welcome', { name: user?.first_name ?? user?.name ?? '' })}
      lead={user?.company?.name}
      actions={<FillFormButton />}
    >
      {/* The provider’s admin has no work in a company. */}
      {role !== 'admin' && <NextWork />}
    </Page>
  )
}
