import { Checkbox } from '@mantine/core'
import { useText } from '../../../../kit/web/language/Language.tsx'
import type { AnyRow } from '../../../define.ts'
import type { List } from '../use-register-list.ts'
import { CardBody } from './CardBody.tsx'
import { Cell } from './Cell.tsx'
import { RowMenu } from './RowMenu.tsx'
import { RowName } from './RowName.tsx'
import classes from './rows.module.css'
import type { RowCommands } from './use-row-commands.tsx'

type Props = { list: List; row: AnyRow; commands: RowCommands }

/** One row on a phone: its name and state, and the first of its columns. */
export function RowCard({ list, row, commands }: Props) {
  const text = useText()
  const { columns, rows, selecting, mayPick } = list
  const [, ...others] = columns
  const selected = selecting.selection.has(row.id)
  return (
    <li className={classes.card} data-row={row.id} data-selected={selected || undefined}>
      {mayPick && (
        <Checkbox
          size="sm"
          className={classes.above}
          aria-label={text('list_select', { name: list.nameOf(row) })}
          checked={selected}
          onChange={() => selecting.pick(rows, row.id)}
        />
      )}
      <CardBody
        row={row}
        name={<RowName list={list} row={row} />}
        columns={others}
        cell={({ name, field }) => <Cell list={list} row={row} name={name} field={field} />}
      />
      <RowMenu list={list} row={row} commands={commands} />
    </li>
  )
}
