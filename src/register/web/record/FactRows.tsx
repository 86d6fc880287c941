import { useSay } from '../../../kit/web/language/Language.tsx'
import { labelOf } from '../../define.ts'
import type { Field } from '../../fields/field.ts'
import { columnsOf, type InnerRow } from '../../fields/structured.ts'
import { wordsOf } from '../../fields/words.ts'
import { useSpeech } from '../form/fields/use-speech.ts'
import classes from './record.module.css'

type Props = { field: Field; label: string; rows: readonly InnerRow[] }

/** A few rows that belong to nothing else, without those that were archived. */
export function FactRows({ field, label, rows }: Props) {
  const say = useSay()
  const speech = useSpeech()
  const there = rows.filter(({ archived }) => archived !== true)
  // A column that no row fills in only takes room from the others.
  const columns = Object.entries(columnsOf(field)).filter(([name, column]) =>
    there.some((row) => wordsOf(column, row[name], speech) !== ''),
  )
  // The field's own label says what the only column is.
  const alone = columns.length === 1
  return (
    <table className={classes.rows} aria-label={label}>
      <thead className={alone ? 'sr-only' : undefined}>
        <tr>
          {columns.map(([name, column]) => (
            <th className="text-soft font-medium" key={name} scope="col">
              {say(labelOf(name, column))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {there.map((row) => (
          <tr key={row.id}>
            {columns.map(([name, column]) => (
              <td key={name} data-label={alone ? undefined : say(labelOf(name, column))}>
                {wordsOf(column, row[name], speech)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
