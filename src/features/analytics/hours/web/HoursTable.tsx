import type { ClipboardEvent, KeyboardEvent } from 'react'
import { dayAs, figureIn, numberIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { pastedCells } from '../typed-hours.ts'
import classes from './hours.module.css'
import type { HoursOfWeeks, PlaceOfHours, useHours } from './use-hours.ts'

const steps: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }

/** Enter and the arrows lead from a cell to the one below or above it. */
function move(event: KeyboardEvent<HTMLInputElement>, row: number, column: number) {
  const down = steps[event.key]
  if (down === undefined) return
  event.preventDefault()
  const next = `[data-cell="${row + down} ${column}"]`
  event.currentTarget.closest('table')?.querySelector<HTMLInputElement>(next)?.focus()
}

type Props = {
  hours: ReturnType<typeof useHours>
  data: HoursOfWeeks
  mayEdit: boolean
  /** So many weeks, the last ones. */
  shown: number
}

export function HoursTable({ hours, data, mayEdit, shown }: Props) {
  const { text, say, locale } = useLanguage()
  const columns = data.weeks.map((_, at) => at).slice(-shown)
  const weekAt = (column: number) => data.weeks[column] ?? ''
  const dayOf = (week: string) => dayAs(locale, week, { day: 'numeric', month: 'short' })
  const nameOf = ({ name }: PlaceOfHours) => name ?? text('hours_elsewhere')
  const totalOf = (column: number) =>
    data.places.reduce((sum, { weeks }) => sum + (weeks[column]?.hours ?? 0), 0)
  function paste(event: ClipboardEvent, row: number, column: number) {
    const cells = pastedCells(event.clipboardData.getData('text'), { row, column })
    if (!mayEdit || cells.length < 2) return
    event.preventDefault()
    for (const cell of cells) {
      const place = data.places[cell.row]
      if (place !== undefined) hours.type(place, cell.column, cell.typed)
    }
  }
  function cellOf(place: PlaceOfHours, row: number, column: number) {
    const week = weekAt(column)
    const { hours: known = null, gate = null, open = false } = place.weeks[column] ?? {}
    const typed = hours.typedAt(place, week)
    const value = typed?.typed ?? (known === null ? '' : figureIn(locale, known))
    if (!open && known === null) return <td key={week} />
    return (
      <td key={week} data-missing={(open && value === '') || undefined}>
        <input
          className={classes.cell}
          data-cell={`${row} ${column}`}
          data-changed={typed !== undefined || undefined}
          aria-label={text('hours_cell', { place: nameOf(place), week: dayOf(week) })}
          aria-invalid={(typed !== undefined && !typed.change) || undefined}
          inputMode="decimal"
          autoComplete="off"
          readOnly={!mayEdit}
          maxLength={12}
          placeholder={
            gate === null ? '—' : text('hours_of_gate', { hours: figureIn(locale, gate) })
          }
          value={value}
          onChange={({ target }) => hours.type(place, column, target.value)}
          onFocus={({ target }) => target.select()}
          onKeyDown={(event) => move(event, row, column)}
          onPaste={(event) => paste(event, row, column)}
        />
      </td>
    )
  }
  return (
    <section className={classes.scroll} aria-label={text('nav_hours')}>
      <table className={classes.grid}>
        <thead>
          <tr>
            <th scope="col">{say('Project')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {shown === 1
                  ? text('hours_week_of', { day: dayOf(weekAt(column)) })
                  : dayOf(weekAt(column))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.places.map((place, row) => (
            <tr key={place.id ?? 'none'}>
              <th scope="row">
                <span className="break-anywhere">{nameOf(place)}</span>
                <small className="block text-soft">{place.number}</small>
              </th>
              {columns.map((column) => cellOf(place, row, column))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text('hours_total')}</th>
            {columns.map((column) => (
              <td key={column}>{numberIn(locale, totalOf(column))}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
