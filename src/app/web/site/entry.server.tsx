import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static.edge'
import type { Locale } from '../../../kit/locales.ts'
import { speakFirst } from '../../../kit/web/language/Language.tsx'
import { pageOf } from './pages.ts'
import { Site } from './Site.tsx'
import type { SitePage } from './site-page.ts'

/** The page as HTML. What it waits for comes while it is rendered once; rendered again, it has no scripts in it that
 *  would put what came late into its place. */
export async function written(shown: SitePage, locale: Locale): Promise<string> {
  await speakFirst(locale)
  const page = <Site shown={shown} locale={locale} Page={await pageOf(shown.file)} />
  await prerender(page, {
    onError(error) {
      throw error
    },
  })
  return `<!DOCTYPE html>${renderToString(page)}`
}
