import { titleOf } from '../../../access/web/screen-titles.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { useScreen } from '../start/use-screen.ts'
import classes from './pages.module.css'

/** A screen that has its place and its guard but is not built yet, and says so. */
export default function LaterScreen() {
  const language = useLanguage()
  const { text } = language
  return (
    <Page title={titleOf(useScreen(), language)}>
      <p className={classes.later}>{text('not_built_yet')}</p>
    </Page>
  )
}
