import { Skeleton } from '@mantine/core'
import { useSay } from '../../../../kit/web/language/Language.tsx'
import type { List } from '../use-register-list.ts'
import { RowCard } from './RowCard.tsx'
import classes from './rows.module.css'
import type { RowCommands } from './use-row-commands.tsx'

type Props = { list: List; commands: RowCommands }

/** Rows as cards, for a screen that a table does not fit. */
export function RowCards({ list, commands }: Props) {
  const say = useSay()
  const { register, rows, isPending, isOld } = list
  return (
    <ul
      className={classes.cards}
      aria-label={say(register.many)}
      aria-busy={isPending || isOld}
      data-old={isOld || undefined}
    >
      {isPending
        ? [0, 1, 2, 3, 4, 5].map((at) => (
            <li key={at} className={classes.card}>
              <div className="flex-1 min-w-0">
                <Skeleton height={16} width={`${50 + ((at * 17) % 40)}%`} mb={10} />
                <Skeleton height={12} width="70%" />
              </div>
            </li>
          ))
        : rows.map((row) => <RowCard key={row.id} list={list} row={row} commands={commands} />)}
    </ul>
  )
}
