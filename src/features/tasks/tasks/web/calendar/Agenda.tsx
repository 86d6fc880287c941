import { IconCalendarCheck } from '@tabler/icons-react'
import { EmptyState } from '../../../../../kit/web/inputs/EmptyState.tsx'
import { useLanguage } from '../../../../../kit/web/language/Language.tsx'
import type { PlannedTask } from '../../tasks.contract.ts'
import { wholeDayIn } from './month.ts'
import { PlannedLink } from './PlannedLink.tsx'

type Props = { first: string; today: string; tasks: readonly PlannedTask[] }

/** The days of a month on which something is due, one after the other. */
export function Agenda({ first, today, tasks }: Props) {
  const { text, locale } = useLanguage()
  const month = first.slice(0, 7)
  const byDay = Map.groupBy(
    tasks.filter(({ due_on }) => due_on.startsWith(month)),
    ({ due_on }) => due_on,
  )
  if (byDay.size === 0)
    return (
      <EmptyState
        icon={<IconCalendarCheck size={28} aria-hidden="true" />}
        title={text('task_month_none')}
      />
    )
  return [...byDay].map(([day, due]) => (
    <section key={day} aria-labelledby={`day-${day}`} className="stack gap-2">
      <h3 id={`day-${day}`} className="m-0 font-semibold">
        {wholeDayIn(locale, day)}
        {day === today && <span className="hint"> · {text('task_today')}</span>}
      </h3>
      <ul className="bare stack gap-2">
        {due.map((task) => (
          <li key={task.id}>
            <PlannedLink task={task} />
            {task.assignees.length > 0 && (
              <span className="hint block">{task.assignees.join(', ')}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  ))
}
