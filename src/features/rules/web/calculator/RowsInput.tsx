import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { Fragment, type ReactNode } from 'react'
import { initialOf } from '../../calculators/calculator.ts'
import type { CalculatorField, CalculatorFields } from '../../calculators/fields.ts'
import { joinRows, splitRows } from '../../calculators/rows.ts'
import { useSays } from '../use-says.ts'
import { useToday } from '../use-today.ts'
import classes from './calculator.module.css'

type Props = {
  label: string
  columns: CalculatorFields
  value: string
  onChange: (value: string) => void
  /** The input of one field of a row. */
  children: (field: CalculatorField, cell: string, put: (cell: string) => void) => ReactNode
}

/** Some rows of the same few fields, each with a way out. */
export function RowsInput({ label, columns, value, onChange, children }: Props) {
  const says = useSays()
  const today = useToday()
  const rows = splitRows(value)
  const fields = Object.entries(columns)
  const put = (next: readonly string[][]) => onChange(joinRows(next))
  return (
    <fieldset
      className={`${classes.rows} grid justify-items-start gap-3 p-0 m-0 min-w-0 border-none`}
    >
      <legend className="p-0 mb-2 text-sm font-semibold">{label}</legend>
      {rows.map((cells, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name but its place
        <div key={at} className="flex items-end gap-2 p-3 w-full bg-ground rounded">
          <div
            className="grid flex-1 items-end gap-x-3 gap-y-2"
            style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))' }}
          >
            {fields.map(([name, field], column) => (
              <Fragment key={name}>
                {children(field, cells[column] ?? '', (cell) =>
                  put(
                    rows.with(
                      at,
                      fields.map((_, n) => (n === column ? cell : (cells[n] ?? ''))),
                    ),
                  ),
                )}
              </Fragment>
            ))}
          </div>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={says.word('calculator_remove', { row: at + 1 })}
            onClick={() => put(rows.toSpliced(at, 1))}
          >
            <IconTrash size={18} aria-hidden="true" />
          </ActionIcon>
        </div>
      ))}
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        onClick={() => put([...rows, fields.map(([, field]) => initialOf(field, today))])}
      >
        {says.word('calculator_add')}
      </Button>
    </fieldset>
  )
}
