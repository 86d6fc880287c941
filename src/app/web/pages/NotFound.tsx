import { useLocation, useNavigate } from 'react-router'
import { useSession } from '../../../access/web/session.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { Button, LinkButton } from '../../../kit/web/plain/Button.tsx'
import classes from './pages.module.css'
import { WayHome } from './WayHome.tsx'

export default function NotFound() {
  const text = useText()
  const { isLoggedIn } = useSession()
  return (
    <div className={isLoggedIn ? undefined : classes.plain}>
      <Page title={text('not_found_title')} lead={text('not_found_text')}>
        <div className="flex flex-wrap gap-2">
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

/** To the page before, if the person came from one of ours. */
function WayBack() {
  const text = useText()
  const navigate = useNavigate()
  const { key } = useLocation()
  if (key === 'default') return null
  return (
    <Button look="outline" onClick={() => void navigate(-1)}>
      {text('back')}
    </Button>
  )
}
