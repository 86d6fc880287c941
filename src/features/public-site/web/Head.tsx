import { useLocation } from 'react-router'
import { useLanguage } from '../../../kit/web/language/Language.tsx'

type Props = {
  title: string
  description: string
  /** The page is written in every language, and can be asked for in one. */
  translated?: boolean
}

/** What search engines and messengers read of a page. */
export function Head({ title, description, translated = false }: Props) {
  const { pathname } = useLocation()
  const { locale } = useLanguage()
  const path = pathname.replace(/(.)\/$/, '$1')
  const whole = path === '/' ? title : `${title} · Plumbline`
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={whole} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Plumbline" />
      <link
        rel="canonical"
        href={translated && locale !== 'en' ? `${path}?lang=${locale}` : path}
      />
      {translated && (
        <>
          <link rel="alternate" hrefLang="en" href={path} />
          <link rel="alternate" hrefLang="fr" href={`${path}?lang=fr`} />
          <link rel="alternate" hrefLang="es" href={`${path}?lang=es`} />
        </>
      )}
    </>
  )
}
