import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link, useSearchParams } from 'react-router'
import { useHolds } from '../../../../access/web/use-holds.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { PresentChip } from '../../../../register/web/list/filters/PresentChip.tsx'
import { RegisterList } from '../../../../register/web/list/RegisterList.tsx'
import { web } from '../task-management.web.tsx'
import { tasks } from '../tasks.register.ts'
import { TaskCalendar } from './calendar/TaskCalendar.tsx'
import { TaskBoard } from './TaskBoard.tsx'
import { TaskViews } from './TaskViews.tsx'

const places = { list: '/dashboard/task-management', create: '/dashboard/new-tasks' }

/** Work that several people share: as a list, as a board, or by the days on which it is due. */
export default function TasksScreen() {
  const { text, say } = useLanguage()
  const [params] = useSearchParams()
  const holds = useHolds()
  const view = params.get('view')
  if (view !== 'board' && view !== 'calendar')
    return <RegisterList register={tasks} web={web} state="active" places={places} />
  return (
    <Page
      title={say(tasks.many)}
      actions={
        holds('task-management.create') && (
          <Button
            component={Link}
            to={places.create}
            leftSection={<IconPlus size={18} aria-hidden="true" />}
          >
            {text('task_new')}
          </Button>
        )
      }
    >
      <TaskViews />
      <PresentChip register={tasks} />
      {view === 'board' ? <TaskBoard /> : <TaskCalendar />}
    </Page>
  )
}
