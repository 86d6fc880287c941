import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useSession } from '../../../access/web/session.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { Button } from '../../../kit/web/plain/Button.tsx'
import NotFound from './NotFound.tsx'
import classes from './pages.module.css'
import { WayHome } from './WayHome.tsx'

/** Shown in place of a screen that failed: says what happened, what is safe and what to do. */
export function SomethingBroke() {
  const text = useText()
  const { isLoggedIn } = useSession()
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
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
