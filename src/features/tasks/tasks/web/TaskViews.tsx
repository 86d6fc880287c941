import { IconLayoutKanban, IconTable } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Views } from '../../../../kit/web/page/Views.tsx'

const list = '/dashboard/task-management'

/** The two ways to look at tasks. */
export function TaskViews() {
  const text = useText()
  const [params] = useSearchParams()
  const isBoard = params.get('view') === 'board'
  return (
    <Views
      label={text('task_views')}
      views={[
        { to: list, label: text('task_view_list'), here: !isBoard, Icon: IconTable },
        {
          to: `${list}?view=board`,
          label: text('task_view_board'),
          here: isBoard,
          Icon: IconLayoutKanban,
        },
      ]}
    />
  )
}
