import { AppShell } from '@mantine/core'
import { useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { checkPermissions } from '../../../features/sign-in/web/check-permissions.ts'
import { toast } from '../../../kit/web/inputs/toast.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Breadcrumbs } from '../dashboard/Breadcrumbs.tsx'
import { Sidebar } from '../dashboard/Sidebar.tsx'
import { TopBar } from '../dashboard/TopBar.tsx'
import { SkipLink } from '../shell/SkipLink.tsx'
import classes from './areas.module.css'
import { Guarded } from './Guarded.tsx'
import { MantineRoom } from './MantineRoom.tsx'

/** Everything below /dashboard. */
export default function DashboardArea() {
  const text = useText()
  const { key } = useLocation()
  const [menuAt, setMenuAt] = useState<string>()
  const menuOpen = menuAt === key

  async function tellOfChanges() {
    if (await checkPermissions())
      toast(text('permissions_changed'), { duration: 7000, position: 'bottom' })
  }

  return (
    <Guarded onAllowed={() => void tellOfChanges()}>
      <MantineRoom>
        <SkipLink />
        <AppShell
          header={{ height: 60 }}
          navbar={{ width: 264, breakpoint: 'md', collapsed: { mobile: !menuOpen } }}
        >
          <AppShell.Header withBorder={false}>
            <TopBar menuOpen={menuOpen} onMenu={(open) => setMenuAt(open ? key : undefined)} />
          </AppShell.Header>
          <AppShell.Navbar>
            <Sidebar />
          </AppShell.Navbar>
          <AppShell.Main>
            <div id="content" tabIndex={-1} className={classes.content}>
              <Breadcrumbs />
              <Outlet />
            </div>
          </AppShell.Main>
        </AppShell>
      </MantineRoom>
    </Guarded>
  )
}
