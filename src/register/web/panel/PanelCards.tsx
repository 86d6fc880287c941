import { useSay } from '../../../kit/web/language/Language.tsx'
import { CardBody } from '../list/rows/CardBody.tsx'
import rowClasses from '../list/rows/rows.module.css'
import { ShownValue } from '../show/ShownValue.tsx'
import type { PanelRows } from './panel-rows.ts'

/** The rows of a panel as cards, for a screen that a table does not fit. */
export function PanelCards({ register, columns, rows, nameOf, beside }: PanelRows) {
  const say = useSay()
  const others = columns.filter(({ name }) => name !== register.named)
  return (
    <ul className={rowClasses.cards} aria-label={say(register.many)}>
      {rows.map((row) => (
        <li key={row.id} className="flex flex-wrap items-start gap-3 p-0 py-3 relative border-b">
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
