import { Link } from 'react-router'
import { ContactDetails } from '../../../features/public-site/web/ContactDetails.tsx'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Brand } from '../shell/Brand.tsx'
import { LanguageChoice } from '../shell/LanguageChoice.tsx'
import { ElsewhereLinks } from './ElsewhereLinks.tsx'
import classes from './footer.module.css'
import { type PageLink, pages } from './marketing.ts'

export function PublicFooter() {
  const text = useText()
  const links: PageLink[] = [...pages, { to: '/faq', label: 'page_faq' }]
  return (
    <footer className={classes.footer}>
      <div className={classes.inside}>
        <div className={`${classes.brand} grid content-start gap-3`}>
          <Brand />
          <p>{text('footer_line')}</p>
          <LanguageChoice />
        </div>
        <nav aria-label={text('footer_pages')} className={classes.links}>
          {links.map(({ to, label }) => (
            <Link key={to} to={to}>
              {text(label)}
            </Link>
          ))}
        </nav>
        <div className={`${classes.aside} grid content-start gap-2`}>
          <h2>{text('page_contact')}</h2>
          <ContactDetails />
        </div>
        <ElsewhereLinks />
        <div className={classes.small}>
          <Link to="/terms-of-use">{text('page_terms')}</Link>
          <Link to="/privacy-policy">{text('page_privacy')}</Link>
        </div>
      </div>
    </footer>
  )
}
