import { IconGripVertical } from '@tabler/icons-react'
import { useRef } from 'react'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { type AnyRow, fieldOf, type Register } from '../../../define.ts'
import { kindOf } from '../../../fields/all.ts'
import classes from './order.module.css'
import { useLift } from './use-lift.ts'

type Props = {
  register: Register
  rows: readonly AnyRow[]
  onOrder(rows: readonly AnyRow[]): void
}

/** Rows that are dragged by a handle, or lifted, moved and dropped with the keyboard. */
export function OrderedRows({ register, rows, onOrder }: Props) {
  const { text, say } = useLanguage()
  const list = useRef<HTMLUListElement>(null)
  const field = fieldOf(register, register.named)
  const nameOf = (row: AnyRow) => kindOf(field).toText(row[register.named] ?? '—', field, say)
  const { shown, lifted, said, handle } = useLift({ list, rows, nameOf, onOrder })
  return (
    <>
      <p role="status" className="sr-only m-0 whitespace-nowrap">
        {said}
      </p>
      <ul ref={list} className="box bare" aria-label={say(register.many)}>
        {shown.map((row, at) => (
          <li key={row.id} className={classes.row} data-lifted={row.id === lifted || undefined}>
            <button
              type="button"
              className={classes.handle}
              aria-label={text('list_order_handle', { name: nameOf(row) })}
              aria-pressed={row.id === lifted}
              {...handle(row, at)}
            >
              <IconGripVertical size={18} aria-hidden="true" />
            </button>
            <span className="text-soft tabular-nums" style={{ minWidth: '1.75rem' }}>
              {at + 1}
            </span>
            <span>{nameOf(row)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
