import { useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { problemWords } from '../../../../kit/web/act/problem-words.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { fieldOf, labelOf } from '../../../../register/define.ts'
import { EditButton } from '../../../../register/web/record/EditButton.tsx'
import { FactValue } from '../../../../register/web/record/FactValue.tsx'
import { isBlank } from '../../../../register/web/record/is-blank.ts'
import { ShownChoice } from '../../../../register/web/show/ShownChoice.tsx'
import { web } from '../task-management.web.tsx'
import { tasks } from '../tasks.register.ts'
import { TaskComments } from './comments/TaskComments.tsx'
import { tasksKey } from './keys.ts'
import { TaskChecklist } from './TaskChecklist.tsx'
import { TaskSteps } from './TaskSteps.tsx'
import classes from './tasks.module.css'
import { type Task, useTask } from './use-task.ts'

/** One task: how far it is, what can be done, what is known, what was said. */
export default function TaskScreen() {
  const { text, say } = useLanguage()
  const { id = '' } = useParams()
  const queries = useQueryClient()
  const { data, error } = useTask(id)
  if (error)
    return (
      <Page title={say(tasks.one)}>
        <Notice tone="danger">{problemWords(error, text)}</Notice>
      </Page>
    )
  if (data === undefined)
    return (
      <Page title={say(tasks.one)}>
        <ListSkeleton rows={8} />
      </Page>
    )
  const { row, story } = data
  const { fields } = tasks
  const renew = () => void queries.invalidateQueries({ queryKey: tasksKey })
  return (
    <Page
      title={row.title}
      lead={row.number}
      actions={
        <EditButton register={tasks} web={web} row={row} within={undefined} onChange={renew} />
      }
    >
      <div className="flex flex-wrap gap-2">
        <ShownChoice field={fields.status} value={row.status ?? 'open'} />
        <ShownChoice field={fields.priority} value={row.priority} />
        {row.status === 'done' && row.verification === true && (
          <Tag tone={row.verified_on === null ? 'warning' : 'good'}>
            {text(row.verified_on === null ? 'task_unverified' : 'task_verified')}
          </Tag>
        )}
        {row.archived_at !== null && <Tag tone="neutral">{text('list_state_deleted')}</Tag>}
      </div>
      <TaskSteps key={row.version} id={row.id} version={row.version} can={story.can} />
      <TaskFacts task={row} parts={story.parts} />
      <TaskChecklist task={row} />
      <TaskComments id={row.id} events={story.events} />
    </Page>
  )
}

const shown = [
  ...([
    'description',
    'assignees',
    'completion',
    'due_on',
    'starts_on',
    'repeats',
    'repeats_every',
    'repeats_from',
    'repeats_until',
    'project',
    'watchers',
  ] as const),
  ...(['link', 'attachments', 'verified_by', 'verified_on'] as const),
]

function TaskFacts({ task, parts }: { task: Task; parts: readonly string[] }) {
  const { text, say } = useLanguage()
  const there = shown.filter((name) => !isBlank(fieldOf(tasks, name), task[name]))
  const done = task.assignees.filter(({ id }) => parts.includes(id)).map(({ name }) => name)
  return (
    <section className={classes.part} aria-label={text('task_facts')}>
      <dl className={classes.facts}>
        {there.map((name) => {
          const field = fieldOf(tasks, name)
          const label = say(labelOf(name, field))
          return (
            <div key={name} data-wide={name === 'description' || undefined}>
              <dt className="hint font-medium">{label}</dt>
              <dd className="m-0 break-anywhere whitespace-pre">
                <FactValue field={field} label={label} value={task[name]} />
              </dd>
            </div>
          )
        })}
        {done.length > 0 && task.status !== 'done' && (
          <div>
            <dt className="hint font-medium">{text('task_parts')}</dt>
            <dd className="m-0">{done.join(', ')}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
