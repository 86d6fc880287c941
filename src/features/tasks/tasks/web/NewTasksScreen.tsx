import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../../../../access/web/session.ts'
import { copyFiles } from '../../../../kit/files/files.contract.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { newId } from '../../../../kit/ids.ts'
import { problemWords } from '../../../../kit/web/act/problem-words.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { Underway, useUploadsUnderway } from '../../../../kit/web/inputs/files/underway.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { allFilesIn, allPointedIn, type PointedFile } from '../../../../register/fields/pointing.ts'
import { sendNew } from '../../../../register/web/form/save/send.ts'
import { type FormValues, startOf } from '../../../../register/web/form/save/values.ts'
import { tasks } from '../tasks.register.ts'
import { ForAllTasks } from './ForAllTasks.tsx'
import { tasksKey } from './keys.ts'
import { NewTaskRow } from './NewTaskRow.tsx'
import { blankTask, isBlankTask, type NewTask, withTitle } from './new-tasks-state.ts'

/** As the register's form sends a new one: sent twice, it is made once. */
const create = ({ problem: _, ...task }: NewTask, shared: FormValues) =>
  sendNew(tasks, task.id, { ...shared, ...task, title: task.title.trim() })

/** A file belongs to one record: each of several tasks gets its own. */
async function filesFor(count: number, chosen: readonly PointedFile[]) {
  if (count === 1 || chosen.length === 0) return chosen
  return (await call(copyFiles, { body: { ids: chosen.map(({ id }) => id) } })).data
}

/** Makes several tasks at once: a line each, or pasted as lines. Those that were refused stay to be mended. */
export default function NewTasksScreen() {
  const { text } = useLanguage()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const session = useSession()
  const [shared, setShared] = useState(() => startOf(tasks, undefined, undefined, session))
  const { uploading, setOut } = useUploadsUnderway()
  const [given, setGiven] = useState<readonly NewTask[]>(() => [blankTask(newId)])
  const filled = given.filter((task) => !isBlankTask(task))
  const change = (id: string, part: Partial<NewTask>) =>
    setGiven(given.map((task) => (task.id === id ? { ...task, ...part } : task)))

  const make = useAct(async () => {
    const left: NewTask[] = []
    for (const task of filled)
      try {
        await create(task, {
          ...shared,
          attachments: await filesFor(filled.length, allFilesIn(shared.attachments)),
        })
      } catch (error) {
        left.push({ ...task, problem: problemWords(error, text) })
      }
    await queries.invalidateQueries({ queryKey: tasksKey })
    setGiven(left.length > 0 ? left : [blankTask(newId)])
    if (left.length === 0) await navigate('/dashboard/task-management')
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (filled.length > 0 && !make.busy && !uploading) make.act()
  }
  return (
    <Page title={text('screen_new_tasks')} lead={text('task_new_lead')}>
      <form className="stack gap-4" onSubmit={submit}>
        {given.some(({ problem }) => problem !== undefined) && (
          <Notice tone="danger">{text('task_new_refused')}</Notice>
        )}
        {given.map((task, at) => (
          <NewTaskRow
            key={task.id}
            task={task}
            number={at + 1}
            busy={make.busy}
            onTitle={(typed) => setGiven(withTitle(given, task.id, typed, newId))}
            onAssignees={(value) => change(task.id, { assignees: allPointedIn(value) })}
            onChange={(part) => change(task.id, part)}
            remove={
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={text('task_remove', { number: at + 1 })}
                disabled={given.length === 1}
                onClick={() => setGiven(given.filter(({ id }) => id !== task.id))}
              >
                <IconTrash size={18} aria-hidden="true" />
              </ActionIcon>
            }
          />
        ))}
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => setGiven([...given, blankTask(newId, given.at(-1))])}
          >
            {text('task_add')}
          </Button>
        </div>
        <Underway value={setOut}>
          <ForAllTasks
            values={shared}
            busy={make.busy}
            onChange={(name, value) => setShared((now) => ({ ...now, [name]: value }))}
          />
        </Underway>
        <div className="row gap-3">
          <Button type="submit" loading={make.busy} disabled={filled.length === 0 || uploading}>
            {text('task_make', { count: filled.length })}
          </Button>
          <span className="hint" role="status">
            {uploading && text('form_uploading')}
          </span>
        </div>
      </form>
    </Page>
  )
}
