import { NavLink } from '@mantine/core'
import { IconBuildingSkyscraper, IconLayoutDashboard } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useSession } from '../../../access/web/session.ts'
import { useHolds } from '../../../access/web/use-holds.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { menus } from '../composed/menus.ts'
import classes from './dashboard.module.css'
import { menuFor } from './menu.ts'

const lies = (pathname: string, below: string) =>
  pathname === below || pathname.startsWith(`${below}/`)

/** The menu at the side: what the person's grants open, in groups; the group they are in is open. */
export function Sidebar() {
  const text = useText()
  const session = useSession()
  const holds = useHolds()
  const { pathname } = useLocation()
  const menu = menuFor(session, text)
  const here = menu
    .flatMap(({ entries }) => entries)
    .filter(({ screen }) => lies(pathname, screen.path))
    .sort((one, other) => other.screen.path.length - one.screen.path.length)[0]?.screen.name
  const [toggled, setToggled] = useState<Record<string, boolean>>({})

  return (
    <nav
      aria-label={text('main_menu')}
      className={`${classes.sidebar} flex flex-col flex-1 p-0 py-3 min-h-0 bg-surface`}
    >
      <div className={classes.scroll}>
        <NavLink
          component={Link}
          to="/dashboard"
          label={text('dashboard')}
          active={pathname === '/dashboard'}
          leftSection={<IconLayoutDashboard size={20} stroke={1.6} />}
        />
        {session.role === 'admin' && (
          <NavLink
            component={Link}
            to="/admin-dashboard"
            label={text('back_office')}
            leftSection={<IconBuildingSkyscraper size={20} stroke={1.6} />}
          />
        )}
        {menu.map(({ name, label, icon: Icon, entries }) => {
          const grown = menus.filter(
            ({ group, grants }) => group === name && grants.some((grant) => holds(grant)),
          )
          const isHere =
            entries.some(({ screen }) => screen.name === here) ||
            grown.some(({ below }) => lies(pathname, below))
          const isOpen = toggled[label] ?? isHere
          return (
            <NavLink
              key={label}
              component="button"
              label={label}
              leftSection={<Icon size={20} stroke={1.6} />}
              childrenOffset={32}
              opened={isOpen}
              onChange={(opened) => setToggled({ ...toggled, [label]: opened })}
            >
              {entries.map(({ screen, label: words }) => (
                <NavLink
                  key={screen.name}
                  component={Link}
                  to={screen.path}
                  label={words}
                  active={screen.name === here}
                  aria-current={screen.name === here ? 'page' : undefined}
                />
              ))}
              {isOpen && (
                <Suspense fallback={null}>
                  {grown.map(({ name: one, Entries }) => (
                    <Entries key={one} />
                  ))}
                </Suspense>
              )}
            </NavLink>
          )
        })}
      </div>
    </nav>
  )
}
