import { Link } from 'react-router'
import { useSession } from '../../../access/web/session.ts'
import { SignOutButton } from './SignOutButton.tsx'
import classes from './shell.module.css'

/** The name, which leads home, and the way out. */
export function WhoIsHere() {
  const session = useSession()
  return (
    <>
      <Link
        to={session.isTradeContractor ? '/contractors/projects' : '/dashboard'}
        className={classes.name}
      >
        {session.user?.name}
      </Link>
      <SignOutButton />
    </>
  )
}
