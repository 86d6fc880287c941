import { Link } from 'react-router'
import { homePathOf, useSession } from '../../../access/web/session.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Mark } from '../../../kit/web/theme/Mark.tsx'
import classes from './shell.module.css'

/** Mark and name: leads in when signed in, to the front page otherwise. */
export function Brand() {
  const text = useText()
  const session = useSession()
  const to = session.isLoggedIn ? homePathOf(session.role) : '/'
  return (
    <Link to={to} className={classes.brand} aria-label={text('brand_home')}>
      <Mark />
      <span className={classes.word}>Plumbline</span>
    </Link>
  )
}
