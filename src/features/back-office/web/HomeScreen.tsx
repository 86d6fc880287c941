import { useText } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { Overview } from '../../companies/web/index.ts'
import { FailedJobs } from '../../failed-jobs/web/index.ts'
import { Mailbox } from '../../mailbox/web/index.ts'
import classes from './back-office.module.css'

/** Where the provider's admins arrive. */
export default function HomeScreen() {
  const text = useText()
  return (
    <Page title={text('back_office')} lead={text('back_office_lead')}>
      <Overview />
      <section className={`${classes.part} card stack gap-4 p-6 min-w-0`}>
        <div>
          <h2 className="title-3">{text('failed_jobs')}</h2>
          <p>{text('failed_jobs_lead')}</p>
        </div>
        <FailedJobs />
      </section>
      <section className={`${classes.part} card stack gap-4 p-6 min-w-0`}>
        <div>
          <h2 className="title-3">{text('mailbox')}</h2>
          <p>{text('mailbox_lead')}</p>
        </div>
        <Mailbox />
      </section>
    </Page>
  )
}
