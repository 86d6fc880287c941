import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { SkipLink } from '../shell/SkipLink.tsx'
import classes from './frame.module.css'
import { PublicFooter } from './PublicFooter.tsx'
import { PublicHeader } from './PublicHeader.tsx'
import { useSignedIn } from './use-signed-in.ts'

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
