import { Link } from 'react-router'
import { useSession } from '../../../access/web/session.ts'
import { ContactDetails } from '../../../features/public-site/web/ContactDetails.tsx'
import { useIsUsHost } from '../../../features/public-site/web/use-contact.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { LanguageChoice } from '../shell/LanguageChoice.tsx'
import classes from './header.module.css'
import { type PageLink, pages } from './marketing.ts'

export function MenuPanel({ onChosen }: { onChosen: () => void }) {
  const { isLoggedIn } = useSession()
  const text = useText()
  const isUs = useIsUsHost()
  const entrances: PageLink[] = isLoggedIn
    ? []
    : [
        { to: '/get-started', label: 'sign_up' },
        { to: '/login', label: 'login' },
      ]
  return (
    <div id="site-menu" className={classes.panel}>
      <nav className={classes.entries} aria-label={text('menu')}>
        {[...pages, ...entrances].map(({ to, label }) => (
          <Link
            className="p-0 py-3 border-b text-inherit text-lg font-semibold no-underline"
            key={to}
            to={to}
            onClick={onChosen}
          >
            {text(isUs && label === 'page_about_us' ? 'page_about_plumbline' : label)}
          </Link>
        ))}
      </nav>
      <div className="grid content-start gap-4">
        <ContactDetails />
        <LanguageChoice />
      </div>
    </div>
  )
}
