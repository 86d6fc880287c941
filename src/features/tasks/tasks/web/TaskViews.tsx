import { IconCalendarMonth, IconLayoutKanban, IconTable } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Views } from '../../../../kit/web/page/Views.tsx'

const list = '/dashboard/task-management'

/** The ways to look at tasks. */
export function TaskViews() {
  const text = useText()
  const [params] = useSearchParams()
  const view = params.get('view')
  return (
    <Views
      label={text('task_views')}
      views={[
        {
          to: list,
          label: text('task_view_list'),
          here: view !== 'board' && view !== 'calendar',
          Icon: IconTable,
        },
        {
          to: `${list}?view=board`,
          label: text('task_view_board'),
          here: view === 'board',
          Icon: IconLayoutKanban,
        },
        {
          to: `${list}?view=calendar`,
          label: text('task_view_calendar'),
          here: view === 'calendar',
          Icon: IconCalendarMonth,
        },
      ]}
    />
  )
}
