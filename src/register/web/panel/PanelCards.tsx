import { useSay } from '../../../kit/web/language/Language.tsx'
import { CardBody } from '../list/rows/CardBody.tsx'
import rowClasses from '../list/rows/rows.module.css'
import { ShownValue } from '../show/ShownValue.tsx'
import classes from './panel.module.css'
import type { PanelRows } from './panel-rows.ts'

/** The rows of a panel as cards, for a screen that a table does not fit. */
export function PanelCards({ register, columns, rows, nameOf, beside }: PanelRows) {
  const say = useSay()
  const others = columns.filter(({ name }) => name !== register.named)
  return (
    <ul className={rowClasses.cards} aria-label={say(register.many)}>
      {rows.map((row) => (
        <li key={row.id} className={`${rowClasses.card} ${classes.card}`}>
          <CardBody
            row={row}
            name={nameOf(row)}
            columns={others}
            cell={({ name, field }) => <ShownValue field={field} value={row[name]} />}
          />
          {beside?.(row)}
        </li>
      ))}
    </ul>
  )
}
