import type { ReactNode } from 'react'
import classes from './widget.module.css'

type Props = { icon: ReactNode; title: string; text: string; action?: ReactNode }

/** What a widget would show, where there is nothing of it. */
export const WidgetEmpty = ({ icon, title, text, action }: Props) => (
  <div className={classes.empty}>
    {icon}
    <p className="m-0 font-semibold text-ink">{title}</p>
    <p className="m-0 hint">{text}</p>
    {action}
  </div>
)
