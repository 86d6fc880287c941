import { type ReactNode, use } from 'react'
import { InDialog } from './in-dialog.ts'
import classes from './Page.module.css'

type Props = {
  title: string
  /** Before the title, such as a picture. */
  before?: ReactNode
  /** Beside the title, such as how many there are. */
  aside?: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  children?: ReactNode
}

/** On a phone, a word as long as "d’équipement" has no room beside two buttons, and a sentence has little. */
const isLong = (title: string, lead: ReactNode) =>
  title.length > 22 || /[^\s-]{12}/.test(title) || (typeof lead === 'string' && lead.length > 60)

/** A screen: its title in the tab and as the heading that takes the focus after a navigation. A dialog
 * already has a title, so only the content is shown there. */
export function Page({ title, before, aside, lead, actions, children }: Props) {
  if (use(InDialog) !== undefined)
    return (
      <div className={`${classes.within} stack gap-4`}>
        {(lead || actions) && (
          <div className={`${classes.head} flex flex-wrap items-start justify-between gap-4`}>
            <p className={`${classes.lead} mt-2 max-w-prose text-soft`}>{lead}</p>
            {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
          </div>
        )}
        {children}
      </div>
    )
  return (
    <article className={classes.page}>
      <title>{`${title} · Plumbline`}</title>
      <div
        className={`${classes.head} flex flex-wrap items-start justify-between gap-4`}
        data-long={isLong(title, lead) || undefined}
      >
        <div>
          <div className={before ? 'flex flex-wrap gap-x-3 items-center' : classes.titled}>
            {before}
            <h1 className="title-1 break-anywhere" tabIndex={-1}>
              {title}
            </h1>
            {aside !== undefined && (
              <span className="text-soft text-lg tabular-nums whitespace-nowrap">{aside}</span>
            )}
          </div>
          {lead && <p className={`${classes.lead} mt-2 max-w-prose text-soft`}>{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </article>
  )
}
