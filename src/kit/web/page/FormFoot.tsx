import type { ReactNode } from 'react'
import classes from './FormFoot.module.css'

type Props = {
  /** The buttons share the width: a thumb finds them. */
  even?: boolean
  children: ReactNode
}

/** What ends a form: its buttons and what is said beside them, always in reach. */
export function FormFoot({ even = false, children }: Props) {
  return (
    <div className={classes.foot} data-even={even || undefined} data-no-print>
      {children}
    </div>
  )
}
