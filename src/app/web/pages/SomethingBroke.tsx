import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { Button } from '../../../kit/web/plain/Button.tsx'
import { Brand } from '../shell/Brand.tsx'
import NotFound from './NotFound.tsx'
import classes from './pages.module.css'

/** What is left when a screen fails: what happened, what is safe, what to do. */
export function SomethingBroke() {
  const text = useText()
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  return (
    <main className={classes.plain}>
      <Brand />
      <Page title={text('broke_title')} lead={text('broke_text')}>
        <div className={classes.ways}>
          <Button onClick={() => window.location.reload()}>{text('broke_reload')}</Button>
          <Button look="outline" onClick={() => window.location.assign('/')}>
            {text('to_front_page')}
          </Button>
        </div>
      </Page>
    </main>
  )
}
