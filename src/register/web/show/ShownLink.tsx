import type { ReactNode } from 'react'
import classes from './show.module.css'

type Props = { to: string; icon?: ReactNode; children: ReactNode; elsewhere?: boolean }

/** A link of its own inside a row that is a link as a whole. */
export function ShownLink({ to, icon, children, elsewhere = false }: Props) {
  return (
    <a
      className={classes.link}
      href={to}
      {...(elsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {icon}
      <span>{children}</span>
    </a>
  )
}
