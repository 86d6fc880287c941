import { homePathOf, useSession } from '../../../access/web/session.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { LinkButton } from '../../../kit/web/plain/Button.tsx'
import classes from './pages.module.css'

export default function NotFound() {
  const text = useText()
  const session = useSession()
  return (
    <div className={session.isLoggedIn ? undefined : classes.plain}>
      <Page title={text('not_found_title')} lead={text('not_found_text')}>
        <div className={classes.ways}>
          <LinkButton to={session.isLoggedIn ? homePathOf(session.role) : '/'}>
            {session.isLoggedIn ? text('dashboard') : text('to_front_page')}
          </LinkButton>
          <LinkButton to="/contact" look="outline">
            {text('page_contact')}
          </LinkButton>
        </div>
      </Page>
    </div>
  )
}
