import { Button } from '@mantine/core'
import { IconAdjustments, IconBell } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { Views } from '../../../kit/web/page/Views.tsx'
import { ChoicesView } from './ChoicesView.tsx'
import { NoticesView } from './NoticesView.tsx'
import { useMarkAll } from './use-notices.ts'
import { useUnread } from './use-unread.ts'

/** What the person has been told, and what they choose to be told. Which of the two is in the address. */
export default function NotificationsScreen() {
  const { text } = useLanguage()
  const [params] = useSearchParams()
  const choosing = params.get('view') === 'choices'
  const { latest } = useUnread()
  const all = useMarkAll()
  return (
    <Page
      title={text('notices')}
      lead={text(choosing ? 'notices_choices_lead' : 'notices_lead')}
      actions={
        !choosing &&
        latest !== null && (
          <Button variant="default" loading={all.busy} onClick={() => all.act(latest)}>
            {text('notices_read_all')}
          </Button>
        )
      }
    >
      <Views
        label={text('notices_views')}
        views={[
          {
            to: '/dashboard/notifications',
            label: text('notices_list'),
            here: !choosing,
            Icon: IconBell,
          },
          {
            to: '/dashboard/notifications?view=choices',
            label: text('notices_choices'),
            here: choosing,
            Icon: IconAdjustments,
          },
        ]}
      />
      {choosing ? <ChoicesView /> : <NoticesView />}
    </Page>
  )
}
