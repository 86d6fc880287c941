import { Link } from 'react-router'
import { useLanguage } from '../../../../../kit/web/language/Language.tsx'
import type { PlannedTask } from '../../tasks.contract.ts'
import classes from './calendar.module.css'
import { weekdayIn, wholeDayIn } from './month.ts'
import { PlannedLink } from './PlannedLink.tsx'

type Props = {
  first: string
  weeks: readonly (readonly string[])[]
  today: string
  tasks: readonly PlannedTask[]
}

/** So many of a day are shown; the list has all of them. */
const most = 4

/** A month in weeks: what is due on each day. */
export function MonthGrid({ first, weeks, today, tasks }: Props) {
  const { text, locale } = useLanguage()
  const byDay = Map.groupBy(tasks, ({ due_on }) => due_on)
  return (
    <table className={classes.month}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col">
              {weekdayIn(locale, day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const due = byDay.get(day) ?? []
              const over = due.slice(most)
              const [made, coming] = [
                over.filter(({ to_come }) => !to_come).length,
                over.filter(({ to_come }) => to_come).length,
              ]
              return (
                <td
                  key={day}
                  data-other={day.slice(0, 7) !== first.slice(0, 7) || undefined}
                  data-today={day === today || undefined}
                >
                  <time dateTime={day}>
                    <span className={classes.day} aria-hidden="true">
                      {Number(day.slice(8))}
                    </span>
                    <span className="sr-only">{wholeDayIn(locale, day)}</span>
                  </time>
                  <ul className="bare stack gap-1">
                    {due.slice(0, most).map((task) => (
                      <li key={task.id}>
                        <PlannedLink task={task} />
                      </li>
                    ))}
                    {made > 0 && (
                      <li>
                        <Link
                          className="text-sm"
                          to={`/dashboard/task-management?filter[due_on]=${day}..${day}`}
                        >
                          {text('task_day_more', { count: made })}
                        </Link>
                      </li>
                    )}
                    {coming > 0 && (
                      <li className="hint">{text('task_day_coming', { count: coming })}</li>
                    )}
                  </ul>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
