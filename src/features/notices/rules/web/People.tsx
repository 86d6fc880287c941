import { Children, type ReactNode } from 'react'
import classes from './receivers.module.css'

/** What scrolls must be reached by keyboard. */
const reached = { tabIndex: 0 }

/** Those who would receive it; a long list scrolls by itself. */
export function People({ label, children }: { label: string; children: ReactNode }) {
  if (Children.count(children) === 0) return null
  return (
    <ul className={classes.people} aria-label={label} {...reached}>
      {children}
    </ul>
  )
}
