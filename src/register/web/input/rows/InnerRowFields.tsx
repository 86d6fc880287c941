import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { labelOf } from '../../../define.ts'
import { columnsOf, type InnerRow } from '../../../fields/structured.ts'
import { hiddenIn } from '../../../shown-when.ts'
import type { KindProps } from '../field-of-form.ts'
import classes from '../input.module.css'
import { KindInput } from '../KindInput.tsx'

type Props = {
  /** The field that the row lies in. */
  of: KindProps
  at: number
  last: boolean
  row: InnerRow
  onRow: (row: InnerRow) => void
  onMove: (to: number) => void
  onRemove: () => void
}

/** The cells of one row of a field, with what is wrong in each. */
export function InnerRowFields({ of, at, last, row, onRow, onMove, onRemove }: Props) {
  const { text, say } = useLanguage()
  const { field, label, name, disabled, innerErrors = {} } = of
  const number = at + 1
  const columns = columnsOf(field)
  const hidden = hiddenIn({ name, fields: columns }, row)

  function press(event: KeyboardEvent) {
    // In the cells of a table Enter is not yet "save everything".
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
  }
  return (
    <li
      className={classes.row}
      data-row={row.id}
      aria-label={text('field_row', { label, number })}
      onKeyDown={press}
    >
      {Object.entries(columns).map(([column, facts]) =>
        hidden.has(column) ? (
          // It keeps its place in the table.
          <span key={column} className={classes.notAsked} />
        ) : (
          <KindInput
            key={column}
            {...of}
            name={`${name}.${at}.${column}`}
            field={facts}
            label={say(labelOf(column, facts))}
            value={row[column] ?? null}
            error={innerErrors[`${at}.${column}`]}
            innerErrors={undefined}
            inCell
            onChange={(value) => onRow({ ...row, [column]: value })}
          />
        ),
      )}
      {!disabled && (
        <div className={classes.tools}>
          <ActionIcon
            variant="subtle"
            color="gray"
            disabled={at === 0}
            aria-label={text('field_row_up', { number })}
            onClick={() => onMove(at - 1)}
          >
            <IconArrowUp size={16} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            disabled={last}
            aria-label={text('field_row_down', { number })}
            onClick={() => onMove(at + 1)}
          >
            <IconArrowDown size={16} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={text('field_row_remove', { number })}
            onClick={onRemove}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </div>
      )}
    </li>
  )
}
