import type { ReactNode } from 'react'
import classes from './tag.module.css'

export type TagTone = 'good' | 'notice' | 'warning' | 'danger' | 'calm' | 'neutral'

/** A word or two with a colour that means something. The words say it too: colour never stands alone. */
export function Tag({
  tone,
  icon,
  children,
}: {
  tone: TagTone
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <span className={classes.tag} data-tone={tone}>
      {icon}
      {children}
    </span>
  )
}
