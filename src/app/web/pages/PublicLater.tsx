import { useText } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { LinkButton } from '../../../kit/web/plain/Button.tsx'
import { useScreen } from '../start/use-screen.ts'
import classes from './pages.module.css'

/** A public page that is not written yet, and says so. */
export default function PublicLater() {
  const text = useText()
  return (
    <div className={classes.plain}>
      <Page
        title={text(useScreen().label ?? 'not_found_title')}
        lead={text('public_not_built_yet')}
      >
        <div>
          <LinkButton to="/" look="outline">
            {text('to_front_page')}
          </LinkButton>
        </div>
      </Page>
    </div>
  )
}
