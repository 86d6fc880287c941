import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { TagTone } from './Tag.tsx'
import classes from './tag-link.module.css'

/** How many rows wait for somebody, and the way to them. */
export function TagLink(props: {
  to: string
  tone: Extract<TagTone, 'notice' | 'warning' | 'danger'>
  icon: ReactNode
  count: string
  children: ReactNode
}) {
  const { to, tone, icon, count, children } = props
  return (
    <Link className={classes.link} data-tone={tone} to={to}>
      {icon}
      {children} <b>{count}</b>
    </Link>
  )
}
