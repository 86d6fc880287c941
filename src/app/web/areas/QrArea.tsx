import { Outlet } from 'react-router'
import { Mark } from '../../../kit/web/theme/Mark.tsx'
import { useReadyPublic } from '../offline/use-ready-public.ts'
import { LanguageChoice } from '../shell/LanguageChoice.tsx'
import { SkipLink } from '../shell/SkipLink.tsx'
import classes from './areas.module.css'

/** What a phone shows after a code was scanned: no menu, no login, quick on a site's bad network. */
export default function QrArea() {
  useReadyPublic()
  return (
    <>
      <SkipLink />
      <header className={classes.bar}>
        <Mark />
        <LanguageChoice />
      </header>
      <main id="content" tabIndex={-1} className={classes.content}>
        <Outlet />
      </main>
    </>
  )
}
