import { Button } from '@mantine/core'
import { IconArchiveOff } from '@tabler/icons-react'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { columnsOf, innerRowsOf } from '../../../fields/structured.ts'
import type { InputProps } from '../../extension.ts'
import { RowsField } from './RowsField.tsx'
import classes from './stored-rows.module.css'

/** Rows that are archived when they are taken out: those that count, and below them the others. */
export function StoredRows({ values: _, ...props }: InputProps) {
  const text = useText()
  const { value, onChange, field, disabled } = props
  const rows = innerRowsOf(value)
  const gone = rows.filter(({ archived }) => archived === true)
  const [named = ''] = Object.keys(columnsOf(field))
  return (
    <>
      <RowsField
        {...props}
        value={rows.filter(({ archived }) => archived !== true)}
        onChange={(active) => onChange([...innerRowsOf(active), ...gone])}
      />
      {gone.length > 0 && (
        <details className={`${classes.gone} mt-2 text-sm`}>
          <summary className="text-soft cursor-pointer">
            {text('field_rows_archived', { count: gone.length })}
          </summary>
          <ul className="p-0 m-0 mt-2">
            {gone.map((row) => (
              <li className="flex items-center justify-between gap-3 text-soft" key={row.id}>
                {String(row[named] ?? '')}
                {!disabled && (
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    leftSection={<IconArchiveOff size={16} />}
                    aria-label={text('field_row_restore_named', { name: String(row[named] ?? '') })}
                    onClick={() =>
                      onChange(
                        rows.map((each) =>
                          each.id === row.id ? { ...each, archived: false } : each,
                        ),
                      )
                    }
                  >
                    {text('field_row_restore')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
