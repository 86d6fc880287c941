import { homePathOf, useSession } from '../../../access/web/session.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { LinkButton } from '../../../kit/web/plain/Button.tsx'
import classes from './pages.module.css'

export default function NotAuthorized() {
  const text = useText()
  const session = useSession()
  return (
    <div className={session.isLoggedIn ? undefined : classes.plain}>
      <Page title={text('not_authorized_title')} lead={text('not_authorized_text')}>
        <div>
          <LinkButton to={session.isLoggedIn ? homePathOf(session.role) : '/login'}>
            {session.isLoggedIn ? text('dashboard') : text('login')}
          </LinkButton>
        </div>
      </Page>
    </div>
  )
}
