import { useSession } from '../../../access/web/session.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { Button } from '../../../kit/web/plain/Button.tsx'
import classes from './pages.module.css'
import { WayHome } from './WayHome.tsx'

/** Says what happened, what is safe and what to do. */
export function BrokenScreen() {
  const text = useText()
  const { isLoggedIn } = useSession()
  return (
    <div className={isLoggedIn ? undefined : classes.plain}>
      <Page title={text('broke_title')} lead={text('broke_text')}>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => window.location.reload()}>{text('broke_reload')}</Button>
          <WayHome look="outline" />
        </div>
      </Page>
    </div>
  )
}
