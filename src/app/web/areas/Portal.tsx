import type { ReactNode } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router'
import { useText } from '../../../kit/web/language/Language.tsx'
import { MantineProviders } from '../../../kit/web/mantine/MantineProviders.tsx'
import { useOpenTabInSight } from '../../../kit/web/page/use-open-tab-in-sight.ts'
import { AccountButton } from '../dashboard/AccountButton.tsx'
import { Brand } from '../shell/Brand.tsx'
import { SkipLink } from '../shell/SkipLink.tsx'
import { SuspendedNotice } from '../shell/SuspendedNotice.tsx'
import { WhoIsHere } from '../shell/WhoIsHere.tsx'
import classes from './areas.module.css'
import { Guarded } from './Guarded.tsx'

type Props = {
  myAccount: string
  tabs: { to: string; label: string; end?: boolean }[]
  /** Above each of its screens. */
  banner?: ReactNode
  children?: ReactNode
}

/** A small signed-in area: a bar, a row of tabs, the screen. */
export function Portal({ myAccount, tabs, banner, children }: Props) {
  const text = useText()
  const strip = useOpenTabInSight<HTMLElement>(useLocation().pathname, text)
  return (
    <Guarded>
      <MantineProviders>
        <SkipLink />
        <header className={classes.bar}>
          <Brand />
          <div className="flex items-center gap-2 min-w-0">
            <AccountButton myAccount={myAccount} />
            <WhoIsHere />
          </div>
        </header>
        <nav ref={strip} className={classes.tabs} aria-label={text('main_menu')}>
          {tabs.map(({ to, label, end = false }) => (
            <NavLink
              className="p-0 py-3 text-soft font-medium whitespace-nowrap no-underline"
              key={to}
              to={to}
              end={end}
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <main id="content" tabIndex={-1} className={classes.content} data-portal>
          {banner}
          <SuspendedNotice />
          {children ?? <Outlet />}
        </main>
      </MantineProviders>
    </Guarded>
  )
}
