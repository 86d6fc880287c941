import { VisuallyHidden } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { daysFrom, weekdayOf } from '../../../../kit/day.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { rainSaid } from '../../rain-days/web/rain-words.ts'
import { RainIcon } from '../../web/RainIcon.tsx'
import type { Tracked, TrackedLine } from '../tracker.contract.ts'
import { headOf, wholeDay } from './day-words.ts'
import { LineHead } from './LineHead.tsx'
import { LineMenu } from './LineMenu.tsx'
import { symbols } from './state-look.ts'
import { CellLink, type CellProps, useCellWords } from './TrackerCell.tsx'
import classes from './tracker.module.css'

/** A region that scrolls is reached by keyboard too. */
const reached = { tabIndex: 0 }

function Mark(props: CellProps) {
  const words = useCellWords(props)
  const Icon = symbols[props.cell.state]
  return (
    <CellLink {...props} className={classes.mark} title={words}>
      <Icon size={20} aria-hidden />
      <VisuallyHidden>{words}</VisuallyHidden>
    </CellLink>
  )
}

function GridHead({ tracked, day }: { tracked: Tracked; day: string }) {
  const { say, locale } = useLanguage()
  const { weekday, number } = headOf(locale, day)
  const rain = tracked.rain.filter((one) => one.day === day)
  const words = rain.map((one) => rainSaid(say, one)).join('; ')
  return (
    <th
      scope="col"
      className={classes.day}
      data-free={weekdayOf(day) > 5 || undefined}
      data-today={day === tracked.today || undefined}
      {...(words !== '' && { title: words })}
    >
      <span aria-hidden>
        {weekday}
        <b className="text-ink text-sm">{number}</b>
        {rain.length > 0 && <RainIcon size={14} />}
      </span>
      <VisuallyHidden>
        {wholeDay(locale, day)} {words}
      </VisuallyHidden>
    </th>
  )
}

function GridRow({ tracked, line, days }: { tracked: Tracked; line: TrackedLine; days: string[] }) {
  const cells = new Map(line.cells.map((cell) => [cell.day, cell]))
  return (
    <tr>
      <th scope="row" className={`${classes.head} sticky bg-surface text-start`}>
        <LineHead line={line} today={tracked.today} />
      </th>
      {days.map((day) => {
        const cell = cells.get(day)
        return (
          <td
            key={day}
            data-free={weekdayOf(day) > 5 || undefined}
            data-today={day === tracked.today || undefined}
          >
            {cell && <Mark tracked={tracked} line={line} cell={cell} />}
          </td>
        )
      })}
      <td className={`${classes.menu} sticky bg-surface text-center`}>
        <LineMenu tracked={tracked} line={line} />
      </td>
    </tr>
  )
}

/** A row a form, a column a day; today is in sight. */
export function TrackerGrid({ tracked }: { tracked: Tracked }) {
  const { text, say } = useLanguage()
  const box = useRef<HTMLElement>(null)
  const { from, to } = tracked
  const days = daysFrom(from, to)
  useEffect(() => {
    const today = box.current?.querySelector<HTMLElement>('th[data-today]')
    if (box.current && today)
      box.current.scrollLeft = today.offsetLeft - box.current.clientWidth * 0.75
  }, [])
  return (
    <section
      ref={box}
      className="box relative overflow-x-auto"
      aria-label={text('screen_tracker')}
      {...reached}
    >
      <table className={classes.grid}>
        <thead>
          <tr>
            <th scope="col" className={`${classes.head} sticky bg-surface text-start`}>
              {say('Form')}
            </th>
            {days.map((day) => (
              <GridHead key={day} tracked={tracked} day={day} />
            ))}
            <td className={`${classes.menu} sticky bg-surface text-center`} />
          </tr>
        </thead>
        <tbody>
          {tracked.lines.map((line) => (
            <GridRow key={line.id} tracked={tracked} line={line} days={days} />
          ))}
        </tbody>
      </table>
    </section>
  )
}
