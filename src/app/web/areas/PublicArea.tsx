import { useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { PublicFooter } from '../public/PublicFooter.tsx'
import { PublicHeader } from '../public/PublicHeader.tsx'
import { useSignedIn } from '../public/use-signed-in.ts'
import { SkipLink } from '../shell/SkipLink.tsx'
import { useScreen } from '../start/use-screen.ts'
import classes from './areas.module.css'

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

/** The public site: its header, its pages, its footer. */
export default function PublicArea() {
  const signedIn = useSignedIn()
  const { area } = useScreen()
  const { key } = useLocation()
  const [menuAt, setMenuAt] = useState<string>()
  // The menu belongs to the page it was opened on: another page closes it.
  const menuOpen = menuAt === key
  const footer = useFooter(!signedIn && !menuOpen)
  // Its header stays visible and offers a signed-in person the way back in.
  const fixed = area === 'marketing'
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
        <Outlet />
      </main>
      {footer && <PublicFooter />}
    </div>
  )
}
