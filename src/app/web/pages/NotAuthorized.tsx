import { useSession } from '../../../access/web/session.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { LinkButton } from '../../../kit/web/plain/Button.tsx'
import classes from './pages.module.css'
import { WayHome } from './WayHome.tsx'

export default function NotAuthorized() {
  const text = useText()
  const { isLoggedIn } = useSession()
  return (
    <div className={isLoggedIn ? undefined : classes.plain}>
      <Page title={text('not_authorized_title')} lead={text('not_authorized_text')}>
        <div className="flex flex-wrap gap-2">
          {isLoggedIn ? <WayHome /> : <LinkButton to="/login">{text('login')}</LinkButton>}
        </div>
      </Page>
    </div>
  )
}
