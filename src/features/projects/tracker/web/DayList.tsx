import { IconChevronRight } from '@tabler/icons-react'
import { daysFrom } from '../../../../kit/day.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { kindSaid, partSaid } from '../../rain-days/web/rain-words.ts'
import type { Tracked } from '../tracker.contract.ts'
import { wholeDay } from './day-words.ts'
import { LineHead } from './LineHead.tsx'
import { LineMenu } from './LineMenu.tsx'
import { symbols } from './state-look.ts'
import { CellLink, type CellProps, useCellWords } from './TrackerCell.tsx'
import classes from './tracker.module.css'

function DayLine(props: CellProps) {
  const words = useCellWords(props)
  const Icon = symbols[props.cell.state]
  return (
    <CellLink {...props} className={classes.entry}>
      <Icon size={24} aria-hidden />
      <span className="grid flex-1 min-w-0">
        {props.line.form.name}
        <small>{words}</small>
      </span>
      <IconChevronRight size={18} aria-hidden />
    </CellLink>
  )
}

/** The same on a phone: day by day, then what is expected at all. */
export function DayList({ tracked }: { tracked: Tracked }) {
  const { say, locale } = useLanguage()
  const days = daysFrom(tracked.from, tracked.to).map((day) => ({
    day,
    rain: tracked.rain.filter((one) => one.day === day),
    due: tracked.lines.flatMap((line) =>
      line.cells.filter((cell) => cell.day === day).map((cell) => ({ line, cell })),
    ),
  }))
  const busy = days.filter(({ due, rain }) => due.length + rain.length > 0)
  return (
    <div className={`${classes.days} grid gap-6`}>
      {busy.length === 0 && <p>{say('Nothing is due on these days.')}</p>}
      {busy.map(({ day, rain, due }) => (
        <section key={day} aria-label={wholeDay(locale, day)}>
          <h2 className="row gap-2 mb-2 text-lg" data-today={day === tracked.today || undefined}>
            {wholeDay(locale, day)}
            {rain.map((one) => (
              <Tag key={one.id} tone="calm">
                {kindSaid(say, one.kind)} · {partSaid(say, one.part)}
              </Tag>
            ))}
          </h2>
          <ul className="box bare">
            {due.map(({ line, cell }) => (
              <li key={line.id} className="border-between">
                <DayLine tracked={tracked} line={line} cell={cell} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section aria-label={say('Expected forms')}>
        <h2 className="row gap-2 mb-2 text-lg">{say('Expected forms')}</h2>
        <ul className="box bare">
          {tracked.lines.map((line) => (
            <li
              key={line.id}
              className="border-between flex items-center justify-between px-3 py-2"
            >
              <LineHead line={line} today={tracked.today} />
              <LineMenu tracked={tracked} line={line} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
