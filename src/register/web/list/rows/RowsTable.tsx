import { Checkbox, Skeleton, Table } from '@mantine/core'
import { useRef } from 'react'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { useDense } from '../columns/use-dense.ts'
import type { List } from '../use-register-list.ts'
import { HeadCell } from './HeadCell.tsx'
import { RowLine } from './RowLine.tsx'
import classes from './rows.module.css'
import { useFitting } from './use-fitting.ts'
import type { RowCommands } from './use-row-commands.tsx'

type Props = { list: List; commands: RowCommands }

/** Rows as a table: the head stays in sight, and a table wider than its place scrolls in itself. */
export function RowsTable({ list, commands }: Props) {
  const { text, say } = useLanguage()
  const [dense] = useDense()
  const frame = useRef<HTMLDivElement>(null)
  const { register, columns: all, rows, selecting, view, isPending, isOld, mayPick } = list
  const { left, wide } = useFitting(frame, all, list.kept.columns === null)
  const columns = left === 0 ? all : all.slice(0, -left)
  const count = rows.filter(({ id }) => selecting.selection.has(id)).length
  const skeletons = Array.from({ length: Math.min(view.perPage, 15) }, (_, at) => at)
  return (
    <div ref={frame} className={classes.frame} data-wide={wide || undefined}>
      <Table
        className={classes.table}
        data-dense={dense || undefined}
        data-old={isOld || undefined}
        style={{ '--columns': Math.max(1, all.length - 1) }}
        aria-label={say(register.many)}
        aria-busy={isPending || isOld}
      >
        <Table.Thead className={classes.head}>
          <Table.Tr>
            {mayPick && (
              <Table.Th className={classes.pick}>
                <Checkbox
                  size="xs"
                  aria-label={text('list_select_all')}
                  checked={rows.length > 0 && count === rows.length}
                  indeterminate={count > 0 && count < rows.length}
                  disabled={rows.length === 0}
                  onChange={() => selecting.pickAll(rows)}
                />
              </Table.Th>
            )}
            {columns.map((column) => (
              <HeadCell key={column.name} list={list} column={column} />
            ))}
            <Table.Th className={classes.menu}>
              <span className="sr-only whitespace-nowrap">{text('list_more')}</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {isPending
            ? skeletons.map((at) => (
                <Table.Tr key={at}>
                  {mayPick && <Table.Td className={classes.pick} />}
                  {columns.map(({ name }, place) => (
                    <Table.Td key={name}>
                      <Skeleton height={12} width={`${40 + ((at * 17 + place * 29) % 50)}%`} />
                    </Table.Td>
                  ))}
                  <Table.Td className={classes.menu} />
                </Table.Tr>
              ))
            : rows.map((row) => (
                <RowLine key={row.id} list={list} columns={columns} row={row} commands={commands} />
              ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
