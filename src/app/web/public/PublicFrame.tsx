import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { currentSession, useSession } from '../../../access/web/session.ts'
import { SkipLink } from '../shell/SkipLink.tsx'
import classes from './frame.module.css'
import { PublicFooter } from './PublicFooter.tsx'
import { PublicHeader } from './PublicHeader.tsx'

const footerDelay = 300

function useFooter(wanted: boolean): boolean {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!wanted) return
    const timer = setTimeout(() => setShown(true), footerDelay)
    return () => {
      clearTimeout(timer)
      setShown(false)
    }
  }, [wanted])
  return shown
}

/** Whether the page was opened by somebody signed in who still is: who signs in on the page itself is
 *  on the way elsewhere, and its header and footer stay as they are until then. */
function useSignedIn(): boolean {
  const { isLoggedIn } = useSession()
  const { key } = useLocation()
  const [opened, setOpened] = useState({ key, signedIn: currentSession().isLoggedIn })
  if (opened.key !== key) setOpened({ key, signedIn: currentSession().isLoggedIn })
  return isLoggedIn && opened.signedIn
}

type Props = {
  /** Its header stays visible and offers a signed-in person the way back in. */
  fixed: boolean
  children: ReactNode
}

/** The public site: its header, a page, its footer. */
export function PublicFrame({ fixed, children }: Props) {
  const signedIn = useSignedIn()
  const { key } = useLocation()
  const [menuAt, setMenuAt] = useState<string>()
  // The menu belongs to the page it was opened on: another page closes it.
  const menuOpen = menuAt === key
  const footer = useFooter(!signedIn && !menuOpen)
  return (
    <div className={classes.public}>
      <SkipLink />
      <PublicHeader
        signedIn={signedIn}
        fixed={fixed}
        menuOpen={menuOpen}
        onMenu={(open) => setMenuAt(open ? key : undefined)}
      />
      <main className="flex-1" id="content" tabIndex={-1} data-below-fixed={fixed || undefined}>
        {children}
      </main>
      {footer && <PublicFooter />}
    </div>
  )
}
