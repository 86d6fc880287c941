import type { ComponentType } from 'react'
import { Link } from 'react-router'
import classes from './Views.module.css'

type View = {
  to: string
  label: string
  here: boolean
  Icon?: ComponentType<{ size: number; 'aria-hidden': 'true' }>
}

/** The ways to look at one screen, each at an address of its own. */
export function Views({ label, views }: { label: string; views: readonly View[] }) {
  return (
    <nav className={classes.views} aria-label={label}>
      {views.map(({ to, label: name, here, Icon }) => (
        <Link
          className="inline-flex items-center gap-2 p-0 px-3 text-soft font-medium whitespace-nowrap no-underline"
          key={to}
          to={to}
          aria-current={here ? 'page' : undefined}
        >
          {Icon && <Icon size={18} aria-hidden="true" />}
          {name}
        </Link>
      ))}
    </nav>
  )
}
