import { useSession } from '../../../access/web/session.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { LinkButton } from '../../../kit/web/plain/Button.tsx'
import classes from './pages.module.css'
import { WayBack } from './WayBack.tsx'
import { WayHome } from './WayHome.tsx'

export default function NotFound() {
  const text = useText()
  const { isLoggedIn } = useSession()
  return (
    <div className={isLoggedIn ? undefined : classes.plain}>
      <Page title={text('not_found_title')} lead={text('not_found_text')}>
        <div className={classes.ways}>
          <WayHome />
          <WayBack />
          {!isLoggedIn && (
            <LinkButton to="/contact" look="quiet">
              {text('page_contact')}
            </LinkButton>
          )}
        </div>
      </Page>
    </div>
  )
}
