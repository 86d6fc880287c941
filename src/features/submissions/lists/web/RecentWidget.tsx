import { IconInbox } from '@tabler/icons-react'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { WidgetBody } from '../../../../manifest/web/WidgetBody.tsx'
import { WidgetEmpty } from '../../../../manifest/web/WidgetEmpty.tsx'
import { useRows } from '../../../../register/web/list/use-rows.ts'
import { submissions } from '../../submissions.register.ts'
import { SubmissionRows } from './SubmissionRows.tsx'

const asked = { state: 'active', sort: '-submitted_at' } as const

/** What came in last and the person may see. */
export default function RecentWidget() {
  const text = useText()
  return (
    <WidgetBody query={useRows(submissions, asked, 1, 5)}>
      {({ data }) =>
        data.length === 0 ? (
          <WidgetEmpty
            icon={<IconInbox size={28} aria-hidden="true" />}
            title={text('widget_recent_none')}
            text={text('widget_recent_about')}
          />
        ) : (
          <SubmissionRows rows={data} />
        )
      }
    </WidgetBody>
  )
}
