import { Checkbox, Table } from '@mantine/core'
import { useText } from '../../../../kit/web/language/Language.tsx'
import type { AnyRow, Register } from '../../../define.ts'
import type { ListColumn } from '../columns/columns.ts'
import type { List } from '../use-register-list.ts'
import { Cell } from './Cell.tsx'
import { isFigure } from './is-figure.ts'
import { RowMenu } from './RowMenu.tsx'
import { RowName } from './RowName.tsx'
import classes from './rows.module.css'
import type { RowCommands } from './use-row-commands.tsx'

/** As long as a number that counts rows of a year may be: `SUB-2026-0064`, under whatever letters. */
const longest = 32

/** What names a row is a number, and needs no more room than one: `true`, else nothing to mark. */
function isNumber({ fields, named }: Register): true | undefined {
  const field = fields[named]
  return (field?.kind === 'text' && field.max !== undefined && field.max <= longest) || undefined
}

type Props = {
  list: List
  /** Those of the list that there is room for. */
  columns: readonly ListColumn[]
  row: AnyRow
  commands: RowCommands
}

/** One row: a link as a whole where it can be opened, with what can be done beside it. */
export function RowLine({ list, columns, row, commands }: Props) {
  const text = useText()
  const { rows, selecting, mayPick } = list
  const [, ...others] = columns
  const selected = selecting.selection.has(row.id)
  return (
    <Table.Tr
      className={`${classes.row} relative bg-surface`}
      data-row={row.id}
      data-selected={selected || undefined}
    >
      {mayPick && (
        <Table.Td className={classes.pick}>
          <Checkbox
            size="xs"
            className={classes.above}
            aria-label={text('list_select', { name: list.nameOf(row) })}
            checked={selected}
            onChange={(event) => {
              const { nativeEvent: pressed } = event
              selecting.pick(rows, row.id, 'shiftKey' in pressed && pressed.shiftKey === true)
            }}
          />
        </Table.Td>
      )}
      <Table.Th scope="row" className={classes.name} data-number={isNumber(list.register)}>
        <RowName list={list} row={row} />
      </Table.Th>
      {others.map(({ name, field }) => (
        <Table.Td key={name} className={classes.cell} data-figure={isFigure(field) || undefined}>
          <Cell list={list} row={row} name={name} field={field} />
        </Table.Td>
      ))}
      <Table.Td className={classes.menu}>
        <RowMenu list={list} row={row} commands={commands} />
      </Table.Td>
    </Table.Tr>
  )
}
