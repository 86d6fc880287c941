import { IconMenu2, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { homePathOf, useSession } from '../../../access/web/session.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { LinkButton } from '../../../kit/web/plain/Button.tsx'
import { Brand } from '../shell/Brand.tsx'
import { WhoIsHere } from '../shell/WhoIsHere.tsx'
import classes from './header.module.css'
import { MenuPanel } from './MenuPanel.tsx'

type Props = {
  signedIn: boolean
  fixed: boolean
  menuOpen: boolean
  onMenu: (open: boolean) => void
}

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > 8)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return scrolled
}

export function PublicHeader({ signedIn, fixed, menuOpen, onMenu }: Props) {
  const text = useText()
  const { role } = useSession()
  const scrolled = useScrolled()
  useEffect(() => {
    if (!menuOpen) return
    const close = (event: KeyboardEvent) => event.key === 'Escape' && onMenu(false)
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  })
  const elsewhere = signedIn && !fixed
  return (
    <header
      className={classes.header}
      data-fixed={fixed || undefined}
      data-ground={scrolled || menuOpen || undefined}
    >
      <div className={classes.bar}>
        <Brand />
        <nav
          className={`${classes.actions} flex items-center gap-2 min-w-0`}
          aria-label={text('site_navigation')}
        >
          {elsewhere && <WhoIsHere />}
          {!signedIn && (
            <>
              <Link to="/get-started" className={classes.link}>
                {text('sign_up')}
              </Link>
              <Link to="/login" className={classes.link}>
                {text('login')}
              </Link>
              <LinkButton to="/pricing#pricing-form">{text('free_trial')}</LinkButton>
            </>
          )}
          {signedIn && fixed && (
            <>
              <Link to={homePathOf(role)} className={classes.link}>
                {text('dashboard')}
              </Link>
              <LinkButton to="/book-a-demo">{text('page_book_a_demo')}</LinkButton>
            </>
          )}
          {!elsewhere && (
            <button
              type="button"
              className={classes.hamburger}
              aria-expanded={menuOpen}
              aria-controls="site-menu"
              aria-label={menuOpen ? text('menu_close') : text('menu_open')}
              onClick={() => onMenu(!menuOpen)}
            >
              {menuOpen ? <IconX size={24} /> : <IconMenu2 size={24} />}
            </button>
          )}
        </nav>
      </div>
      {menuOpen && <MenuPanel onChosen={() => onMenu(false)} />}
    </header>
  )
}
