import { useSession } from '../../../access/web/session.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Mark } from '../../../kit/web/theme/Mark.tsx'
import classes from './shell.module.css'

/** Covers the page while the session is being ended. */
export function LoggingOut() {
  const text = useText()
  const { isLoggingOut } = useSession()
  if (!isLoggingOut) return null
  return (
    <div className={classes.overlay} role="status">
      <span className={classes.swing}>
        <Mark size={56} />
      </span>
      <p>{text('signing_out')}</p>
    </div>
  )
}
