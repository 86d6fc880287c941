import { Outlet } from 'react-router'
import { MantineProviders } from '../../../kit/web/mantine/MantineProviders.tsx'
import { Mark } from '../../../kit/web/theme/Mark.tsx'
import { useReadyPublic } from '../offline/use-ready-public.ts'
import { LanguageChoice } from '../shell/LanguageChoice.tsx'
import { SkipLink } from '../shell/SkipLink.tsx'
import classes from './areas.module.css'

/** Around what somebody reads and signs who followed a link: no menu, no login. */
export default function SignArea() {
  useReadyPublic()
  return (
    <MantineProviders>
      <SkipLink />
      <header className={classes.bar}>
        <Mark />
        <LanguageChoice />
      </header>
      <main id="content" tabIndex={-1} className={classes.content}>
        <Outlet />
      </main>
    </MantineProviders>
  )
}
