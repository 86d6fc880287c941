import type { ReactNode } from 'react'
import { Page } from '../../../kit/web/page/Page.tsx'
import classes from './entrance.module.css'

type Props = { title: string; lead?: string; children: ReactNode }

/** The card that every way in is asked on. */
export function Entrance({ title, lead, children }: Props) {
  return (
    <div className={classes.entrance}>
      <Page title={title} lead={lead}>
        {children}
      </Page>
    </div>
  )
}
