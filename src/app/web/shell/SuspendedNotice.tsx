import { useSession } from '../../../access/web/session.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import classes from './shell.module.css'

/** Above every screen of a company that is suspended: what can be done, and who to ask. */
export function SuspendedNotice() {
  const text = useText()
  const { user } = useSession()
  if (user?.company?.suspended !== true) return null
  return (
    <div className={classes.suspended}>
      <Notice tone="calm">{text('company_suspended')}</Notice>
    </div>
  )
}
