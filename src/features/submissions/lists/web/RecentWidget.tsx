import { IconInbox } from '@tabler/icons-react'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { WidgetBody } from '../../../../manifest/web/WidgetBody.tsx'
import { WidgetEmpty } from '../../../../manifest/web/WidgetEmpty.tsx'
import { SubmissionRows } from './SubmissionRows.tsx'
import { useFirstRows } from './use-first-rows.ts'

const asked = { sort: '-submitted_at' } as const

/** What came in last and the person may see. */
export default function RecentWidget() {
  const text = useText()
  return (
    <WidgetBody query={useFirstRows(5, asked)}>
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
