import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isLocale } from '../../../kit/locales.ts'
import { speakFirst } from '../../../kit/web/language/Language.tsx'
import { takeUpSession } from '../start/start.ts'
import { pageOf } from './pages.ts'
import { Site } from './Site.tsx'
import type { SitePage } from './site-page.ts'

const { lang, dataset } = document.documentElement
const locale = isLocale(lang) ? lang : 'en'
const shown: SitePage = JSON.parse(dataset.shown ?? '')
takeUpSession()
const [Page] = await Promise.all([pageOf(shown.file), speakFirst(locale)])
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Site shown={shown} locale={locale} Page={Page} />
    </StrictMode>,
  )
})
