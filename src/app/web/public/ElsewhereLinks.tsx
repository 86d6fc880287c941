import { Link } from 'react-router'
import { usePublicSettings } from '../../../features/public-site/web/use-public-settings.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import classes from './footer.module.css'

/** The app on a phone, and the pages elsewhere: those that this installation names. Where it has no
 *  app in a store, the link says how to put the site itself on the phone. */
export function ElsewhereLinks() {
  const text = useText()
  const { app_store_url, play_store_url, social_links = [] } = usePublicSettings() ?? {}
  return (
    <div className={`${classes.aside} grid content-start gap-2`}>
      <h2>{text('footer_phone_title')}</h2>
      {app_store_url ? (
        <a href={app_store_url}>App Store</a>
      ) : (
        <Link to="/faq#iphone">{text('footer_iphone')}</Link>
      )}
      {play_store_url ? (
        <a href={play_store_url}>Google Play</a>
      ) : (
        <Link to="/faq#android">{text('footer_android')}</Link>
      )}
      <h2>{text('footer_follow')}</h2>
      {social_links.map((address) => (
        <a key={address} href={address}>
          {new URL(address).hostname.replace(/^www\./, '')}
        </a>
      ))}
      <Link to="/plumbline-ideas">{text('footer_articles')}</Link>
      <a href="mailto:?subject=Plumbline&body=Plumbline">{text('footer_share')}</a>
    </div>
  )
}
