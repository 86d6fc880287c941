import { Checkbox } from '@mantine/core'
import { call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { tickTask } from '../tasks.contract.ts'
import { tasksKey } from './keys.ts'
import classes from './tasks.module.css'
import type { Task } from './use-task.ts'

/** The lines of a task, ticked where they are done. */
export function TaskChecklist({ task }: { task: Task }) {
  const text = useText()
  const { id, checklist, can } = task
  const tick = useAct(
    ({ item, done }: { item: string; done: boolean }) =>
      call(tickTask, { params: { id, item }, body: { done } }),
    { renews: [tasksKey], refusedInPassing: true },
  )
  const lines = checklist.filter(({ archived }) => archived !== true)
  if (lines.length === 0) return null
  const done = lines.filter((line) => line.done === true).length
  return (
    <section className={classes.part} aria-labelledby="task-checklist">
      <h2 id="task-checklist">
        {text('task_checklist')}{' '}
        <span className="hint">{text('task_ticked', { done, lines: lines.length })}</span>
      </h2>
      <ul className="bare stack gap-2">
        {lines.map((line) => (
          <li key={line.id}>
            <Checkbox
              size="md"
              label={line.what}
              checked={tick.given?.item === line.id ? tick.given.done : line.done === true}
              disabled={!can.includes('edit') || tick.given?.item === line.id}
              onChange={(event) => tick.act({ item: line.id, done: event.currentTarget.checked })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
