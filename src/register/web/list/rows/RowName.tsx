import { Link } from 'react-router'
import type { AnyRow } from '../../../define.ts'
import type { List } from '../use-register-list.ts'
import classes from './rows.module.css'

/** What names a row. If the row can be opened, the name is a link that covers the whole row. */
export function RowName({ list, row }: { list: List; row: AnyRow }) {
  const to = list.addressOf(row)
  const own = list.web.cells?.[list.register.named]
  const name = list.nameOf(row)
  const words = own === undefined ? name : own(row)
  if (to === undefined)
    return (
      <span className={`${classes.words} truncate block`} data-cursor tabIndex={-1}>
        {words}
      </span>
    )
  return (
    <Link
      to={to}
      className={`${classes.open} text-ink no-underline`}
      data-cursor
      title={name.length > 40 ? name : undefined}
    >
      <span className={`${classes.words} truncate block`}>{words}</span>
    </Link>
  )
}
