import { Table, UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useSay } from '../../../../kit/web/language/Language.tsx'
import { sortedBy } from '../address/list-address.ts'
import type { ListColumn } from '../columns/columns.ts'
import type { List } from '../use-register-list.ts'
import { isFigure } from './is-figure.ts'
import classes from './rows.module.css'

/** The head of a column; where it sorts, a click sorts by it and says which way. */
export function HeadCell({ list, column }: { list: List; column: ListColumn }) {
  const say = useSay()
  const { register, view, show } = list
  const { name, field, label, sorts } = column
  const now = view.sort ?? register.sort
  const sorted = now === name ? 'ascending' : now === `-${name}` ? 'descending' : undefined
  const figure = isFigure(field) || undefined
  if (!sorts)
    return (
      <Table.Th scope="col" data-figure={figure}>
        <div className={classes.label}>{say(label)}</div>
      </Table.Th>
    )
  const Arrow = sorted === 'descending' ? IconArrowDown : IconArrowUp
  return (
    <Table.Th scope="col" aria-sort={sorted ?? 'none'} data-figure={figure}>
      <UnstyledButton
        className={`${classes.sort} inline-flex items-center gap-1 font-inherit text-inherit`}
        onClick={() => show({ ...view, sort: sortedBy(view.sort, register.sort, name), page: 1 })}
      >
        <span className={classes.label}>{say(label)}</span>
        <Arrow size={14} aria-hidden="true" data-sorted={sorted !== undefined || undefined} />
      </UnstyledButton>
    </Table.Th>
  )
}
