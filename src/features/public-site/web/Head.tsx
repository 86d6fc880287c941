import { useLocation } from 'react-router'
import { siteToBe } from '../../../kit/http/site-address.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'

type Props = {
  title: string
  description: string
  /** The page is written in every language, and can be asked for in one. */
  translated?: boolean
}

/** The server writes the site's address into the pages of the build; a page that is open knows it. */
const site = typeof location === 'undefined' ? siteToBe : location.origin

/** What search engines and messengers read of a page. */
export function Head({ title, description, translated = false }: Props) {
  const { pathname } = useLocation()
  const { locale } = useLanguage()
  const path = pathname.replace(/(.)\/$/, '$1')
  const whole = path === '/' ? title : `${title} · Plumbline`
  const address = site + path
  const own = translated && locale !== 'en' ? `${address}?lang=${locale}` : address
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={whole} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Plumbline" />
      <meta property="og:url" content={own} />
      <meta property="og:locale" content={translated ? locale : 'en'} />
      <meta property="og:image" content={`${site}/pictures/social.jpg`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta
        property="og:image:alt"
        content="Plumbline: the tracker of a construction project, forms against days"
      />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="canonical" href={own} />
      {translated && (
        <>
          <link rel="alternate" hrefLang="x-default" href={address} />
          <link rel="alternate" hrefLang="en" href={address} />
          <link rel="alternate" hrefLang="fr" href={`${address}?lang=fr`} />
          <link rel="alternate" hrefLang="es" href={`${address}?lang=es`} />
        </>
      )}
    </>
  )
}
