import { type ReactNode, use } from 'react'
import { InDialog } from './in-dialog.ts'
import classes from './Page.module.css'

type Props = {
  title: string
  /** Beside the title, such as how many there are. */
  aside?: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  children?: ReactNode
}

/** A screen: its title in the tab and as the heading that takes the focus after a navigation. In a
 *  dialog, which has its title already, only what stands beneath it. */
export function Page({ title, aside, lead, actions, children }: Props) {
  if (use(InDialog) !== undefined)
    return (
      <div className={classes.within}>
        {(lead || actions) && (
          <div className={classes.head}>
            <p className={classes.lead}>{lead}</p>
            {actions && <div className={classes.actions}>{actions}</div>}
          </div>
        )}
        {children}
      </div>
    )
  return (
    <article className={classes.page}>
      <title>{`${title} · Plumbline`}</title>
      <div className={classes.head}>
        <div>
          <div className={classes.title}>
            <h1 tabIndex={-1}>{title}</h1>
            {aside !== undefined && <span className={classes.aside}>{aside}</span>}
          </div>
          {lead && <p className={classes.lead}>{lead}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {children}
    </article>
  )
}
