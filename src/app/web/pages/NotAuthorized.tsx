import { useSession } from '../../../access/web/session.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { LinkButton } from '../../../kit/web/plain/Button.tsx'
import classes from './pages.module.css'
import { WayHome } from './WayHome.tsx'

/** In place of a screen of a part of the product that the company does not use. */
export function ModuleOff() {
  const text = useText()
  return (
    <Page title={text('module_off_title')} lead={text('module_off_text')}>
      <div className="flex flex-wrap gap-2">
        <WayHome />
      </div>
    </Page>
  )
}

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
