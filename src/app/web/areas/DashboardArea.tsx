import { AppShell } from '@mantine/core'
import { useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useSession } from '../../../access/web/session.ts'
import { isWall } from '../../../access/web/wall.ts'
import { SupportBanner } from '../../../features/companies/support/web/SupportBanner.tsx'
import { AlertBanner } from '../../../features/safety-alerts/web/AlertBanner.tsx'
import { SeeingBanner } from '../../../features/sign-in/seeing/web/SeeingBanner.tsx'
import { checkPermissions } from '../../../features/sign-in/web/check-permissions.ts'
import { BulkDock } from '../../../features/submissions/bulk/web/BulkDock.tsx'
import { toast } from '../../../kit/web/inputs/toast.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { MantineProviders } from '../../../kit/web/mantine/MantineProviders.tsx'
import { Breadcrumbs } from '../dashboard/Breadcrumbs.tsx'
import { Sidebar } from '../dashboard/Sidebar.tsx'
import { TopBar } from '../dashboard/TopBar.tsx'
import { Offline } from '../offline/Offline.tsx'
import { CompanyOnly } from '../pages/CompanyOnly.tsx'
import { SeenScreen } from '../pages/SeenScreen.tsx'
import { SkipLink } from '../shell/SkipLink.tsx'
import { SuspendedNotice } from '../shell/SuspendedNotice.tsx'
import { useScreen } from '../start/use-screen.ts'
import classes from './areas.module.css'
import { Guarded } from './Guarded.tsx'

/** Everything below /dashboard. */
export default function DashboardArea() {
  const text = useText()
  const { key, pathname, search } = useLocation()
  const { role, user } = useSession()
  const [menuAt, setMenuAt] = useState<string>()
  // An admin passes every guard, but a company's data is the company's.
  const { audience, name, wide = false } = useScreen()
  const menuOpen = menuAt === key
  const menuAway = wide && !menuOpen
  const ofCompany = role === 'admin' && audience === 'staff' && name !== 'dashboard'

  async function tellOfChanges() {
    if (await checkPermissions())
      toast(text('permissions_changed'), { duration: 7000, position: 'bottom' })
  }

  if (isWall({ pathname, search }))
    return (
      <Guarded>
        <MantineProviders>
          <SeeingBanner />
          <main id="content" tabIndex={-1} className={classes.wall}>
            <Outlet />
          </main>
        </MantineProviders>
      </Guarded>
    )
  return (
    <Guarded onAllowed={() => void tellOfChanges()}>
      <MantineProviders>
        <AppShell
          header={{ height: user?.seen_by === undefined ? 60 : 108 }}
          navbar={{
            width: 264,
            breakpoint: 'md',
            collapsed: { mobile: !menuOpen, desktop: menuAway },
          }}
        >
          {/* Above the menu at the side: what is found opens over it. */}
          <AppShell.Header withBorder={false} zIndex={110}>
            <SeeingBanner />
            <SkipLink />
            <div className={classes.top}>
              <TopBar
                menuOpen={menuOpen}
                menuFolds={wide}
                onMenu={(open) => setMenuAt(open ? key : undefined)}
              />
            </div>
          </AppShell.Header>
          <AppShell.Navbar>{!menuAway && <Sidebar />}</AppShell.Navbar>
          <AppShell.Main>
            <div id="content" tabIndex={-1} className={classes.content}>
              <AlertBanner />
              <SupportBanner />
              <SuspendedNotice />
              <Offline />
              <Breadcrumbs />
              {ofCompany ? <CompanyOnly /> : <SeenScreen />}
            </div>
          </AppShell.Main>
        </AppShell>
        <BulkDock />
      </MantineProviders>
    </Guarded>
  )
}
