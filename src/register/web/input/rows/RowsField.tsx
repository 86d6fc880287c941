import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { newId } from '../../../../kit/ids.ts'
import { FieldGroup } from '../../../../kit/web/inputs/FieldGroup.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { labelOf } from '../../../define.ts'
import type { Field } from '../../../fields/field.ts'
import { columnsOf, innerRowsOf } from '../../../fields/structured.ts'
import { type KindProps, shared } from '../field-of-form.ts'
import classes from '../input.module.css'
import { InnerRowFields } from './InnerRowFields.tsx'

const defaultMost = 200

/** More columns than these are read as a table on a wide screen alone: a day or a name would be cut. */
const mostInTable = 3

/** Texts of no more letters than this are as narrow as a number. */
const shortText = 60
const short = new Set(['number', 'money', 'date', 'time', 'yes-no'])

/** How much room a column needs beside the others. */
function widthOf(column: Field): string {
  const { max = Number.POSITIVE_INFINITY } = column
  const isText = column.kind === 'text' || column.kind === 'long-text'
  const narrow = isText ? max <= shortText : short.has(column.kind)
  return `minmax(0, ${narrow ? 2 : isText ? 4 : 3}fr)`
}

/** A few rows that belong to nothing else: added, removed, put in another order. */
export function RowsField(props: KindProps) {
  const { field, value, onChange, disabled } = props
  const { say, text } = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  /** What takes the focus once the change is drawn: the field of a row, or the button. */
  const next = useRef<string>(undefined)
  const columns = Object.entries(columnsOf(field))
  const rows = innerRowsOf(value)
  const { max: most = defaultMost } = field
  const { disabled: _, ...group } = shared(props, say)

  useEffect(() => {
    if (next.current === undefined || rows.length < 0) return
    box.current?.querySelector<HTMLElement>(next.current)?.focus()
    next.current = undefined
  }, [rows])

  function add() {
    const id = newId()
    next.current = `[data-row="${id}"] :is(input, textarea, button)`
    onChange([...rows, { id, ...Object.fromEntries(columns.map(([name]) => [name, null])) }])
  }
  function remove(id: string) {
    next.current = '[data-add]'
    onChange(rows.filter((row) => row.id !== id))
  }
  return (
    <FieldGroup {...group}>
      <div
        ref={box}
        className={classes.rows}
        data-many={columns.length > mostInTable || undefined}
        style={{ '--columns': columns.map(([, column]) => widthOf(column)).join(' ') }}
      >
        {rows.length === 0 && <p className={classes.none}>{text('field_rows_none')}</p>}
        {rows.length > 0 && (
          <div className={classes.heads} aria-hidden>
            {columns.map(([name, column]) => (
              <span key={name}>
                {say(labelOf(name, column))}
                {column.required && ' *'}
              </span>
            ))}
          </div>
        )}
        <ol className="bare grid gap-2">
          {rows.map((row, at) => (
            <InnerRowFields
              key={row.id}
              of={props}
              at={at}
              last={at === rows.length - 1}
              row={row}
              onRow={(changed) =>
                onChange(rows.map((other) => (other.id === row.id ? changed : other)))
              }
              onMove={(to) => onChange(moved(rows, at, to))}
              onRemove={() => remove(row.id)}
            />
          ))}
        </ol>
        {!disabled && rows.length < most && (
          <Button
            data-add
            variant="default"
            size="sm"
            justify="center"
            style={{ justifySelf: 'start' }}
            aria-label={`${props.label}: ${text('field_add_row')}`}
            leftSection={<IconPlus size={16} />}
            onClick={add}
          >
            {text('field_add_row')}
          </Button>
        )}
      </div>
    </FieldGroup>
  )
}

/** The list with the item at one place put at another. */
function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}
