import { Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { labelOf } from '../../../../register/define.ts'
import { KindInput } from '../../../../register/web/input/KindInput.tsx'
import { tasks } from '../tasks.register.ts'
import type { NewTask } from './new-tasks-state.ts'
import classes from './tasks.module.css'

type Props = {
  task: NewTask
  number: number
  busy: boolean
  onTitle: (typed: string) => void
  onAssignees: (value: unknown) => void
  onChange: (part: Partial<NewTask>) => void
  remove: ReactNode
}

/** One of several new tasks. */
export function NewTaskRow({ task, number, busy, onTitle, onAssignees, onChange, remove }: Props) {
  const { say, text } = useLanguage()
  const { fields } = tasks
  const input = <Name extends 'assignees' | 'due_on' | 'priority'>(
    name: Name,
    set: (value: unknown) => void,
  ) => (
    <KindInput
      register={tasks}
      name={name}
      field={fields[name]}
      label={say(labelOf(name, fields[name]))}
      value={task[name]}
      onChange={set}
      error={undefined}
      disabled={busy}
      row={undefined}
      inCell
    />
  )
  return (
    <fieldset className={classes.row} aria-label={text('task_number', { number })}>
      <Textarea
        label={say('Title')}
        autosize
        minRows={1}
        maxLength={8000}
        required
        disabled={busy}
        error={task.problem}
        value={task.title}
        onChange={(event) => onTitle(event.currentTarget.value)}
      />
      {input('assignees', onAssignees)}
      {input('due_on', (value) =>
        onChange({ due_on: typeof value === 'string' && value !== '' ? value : null }),
      )}
      {input('priority', (value) => onChange({ priority: String(value) }))}
      {remove}
    </fieldset>
  )
}
