import { Link } from 'react-router'
import { useSession } from '../../../access/web/session.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Mark } from '../../../kit/web/theme/Mark.tsx'
import classes from './shell.module.css'

/** Mark and name: leads to the dashboard when signed in, to the front page otherwise. */
export function Brand() {
  const text = useText()
  const { isLoggedIn } = useSession()
  return (
    <Link
      to={isLoggedIn ? '/dashboard' : '/'}
      className={classes.brand}
      aria-label={text('brand_home')}
    >
      <Mark />
      <span className={classes.word}>Plumbline</span>
    </Link>
  )
}
