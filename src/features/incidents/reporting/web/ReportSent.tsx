import { Button } from '@mantine/core'
import { IconCircleCheckFilled, IconCloudOff } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useSession } from '../../../../access/web/session.ts'
import { useStoredCalls } from '../../../../kit/drafts/web/stored-call.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import type { ReportDraft } from '../report-draft.ts'
import classes from './report.module.css'

type Props = { report: ReportDraft; account: string; onNext(): void }

/** Whether it has arrived, or waits on the device for a connection. */
export function ReportSent({ report, account, onNext }: Props) {
  const text = useText()
  const { processedPermissions } = useSession()
  const waiting = useStoredCalls(account)?.find(({ params }) => params.id === report.id)
  const refused = waiting?.state === 'needs' ? waiting.trouble : null
  return (
    <Page title={text('report_thanks')}>
      <div className={`stack gap-4 ${classes.form}`}>
        {refused !== null ? (
          <Notice tone="danger">{refused.words}</Notice>
        ) : (
          <p className="row gap-2 m-0 text-lg" role="status">
            {waiting === undefined ? (
              <IconCircleCheckFilled size={26} className="flex-none text-good" aria-hidden />
            ) : (
              <IconCloudOff size={26} className="flex-none" aria-hidden />
            )}
            {text(waiting === undefined ? 'report_arrived' : 'report_waits')}
          </p>
        )}
        <p className="m-0 break-anywhere">{report.words}</p>
        <div className="flex flex-wrap gap-2">
          {waiting === undefined && processedPermissions.has('incidents-record') && (
            <Button
              component={Link}
              to={`/dashboard/incidents/record/${report.id}`}
              variant="default"
            >
              {text('report_open')}
            </Button>
          )}
          <Button variant="default" onClick={onNext}>
            {text('report_another')}
          </Button>
        </div>
      </div>
    </Page>
  )
}
