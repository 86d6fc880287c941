import { IconCheck, IconRepeat } from '@tabler/icons-react'
import { Link } from 'react-router'
import { own } from '../../../../../kit/own.ts'
import { useSay, useText } from '../../../../../kit/web/language/Language.tsx'
import type { TagTone } from '../../../../../kit/web/theme/Tag.tsx'
import type { PlannedTask } from '../../tasks.contract.ts'
import { taskStatuses, tasks } from '../../tasks.register.ts'
import classes from './calendar.module.css'

/** A task in the calendar: in the colour of its priority, ticked where it is done, lighter where it is yet to come. */
export function PlannedLink({ task }: { task: PlannedTask }) {
  const say = useSay()
  const text = useText()
  const { id, title, number, priority, status, late, assignees, to_come } = task
  const tone =
    status === 'done'
      ? 'good'
      : late
        ? 'danger'
        : own<TagTone>(tasks.fields.priority.tones, priority)
  return (
    <Link
      to={`/dashboard/task-management/record/${id}`}
      className={classes.planned}
      data-tone={to_come ? 'neutral' : (tone ?? 'neutral')}
      data-to-come={to_come || undefined}
      title={[
        number,
        to_come ? text('task_to_come') : say(taskStatuses[status]),
        assignees.join(', '),
      ]
        .filter(Boolean)
        .join(' · ')}
    >
      {status === 'done' && (
        <IconCheck size={14} className="flex-none" role="img" aria-label={say(taskStatuses.done)} />
      )}
      {to_come && <IconRepeat size={14} className="flex-none" aria-hidden="true" />}
      <span className="break-anywhere">
        {title}
        {to_come && <span className="sr-only">, {text('task_to_come')}</span>}
      </span>
    </Link>
  )
}
