import { IconCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { own } from '../../../../../kit/own.ts'
import { useSay } from '../../../../../kit/web/language/Language.tsx'
import type { TagTone } from '../../../../../kit/web/theme/Tag.tsx'
import type { PlannedTask } from '../../tasks.contract.ts'
import { taskStatuses, tasks } from '../../tasks.register.ts'
import classes from './calendar.module.css'

/** A task in the calendar: in the colour of its priority, ticked where it is done. */
export function PlannedLink({ task }: { task: PlannedTask }) {
  const say = useSay()
  const { id, title, number, priority, status, late, assignees } = task
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
      data-tone={tone ?? 'neutral'}
      title={[number, say(taskStatuses[status]), assignees.join(', ')].filter(Boolean).join(' · ')}
    >
      {status === 'done' && (
        <IconCheck size={14} className="flex-none" role="img" aria-label={say(taskStatuses.done)} />
      )}
      <span className="break-anywhere">{title}</span>
    </Link>
  )
}
