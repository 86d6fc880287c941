import { useState } from 'react'
import { useLocation } from 'react-router'
import { currentSession, useSession } from '../../../access/web/session.ts'

/** Whether the page was opened by somebody signed in who still is: who signs in on the page itself is
 *  on the way elsewhere, and its header and footer stay as they are until then. */
export function useSignedIn(): boolean {
  const { isLoggedIn } = useSession()
  const { key } = useLocation()
  const [opened, setOpened] = useState({ key, signedIn: currentSession().isLoggedIn })
  if (opened.key !== key) setOpened({ key, signedIn: currentSession().isLoggedIn })
  return isLoggedIn && opened.signedIn
}
