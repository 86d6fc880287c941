import { prerender } from 'react-dom/static.edge'
import type { Locale } from '../../../kit/locales.ts'
import { speakFirst } from '../../../kit/web/language/Language.tsx'
import { pageOf } from './pages.ts'
import { type Shown, Site } from './Site.tsx'

/** The page as HTML, once all that it waits for has come. */
export async function written(shown: Shown, locale: Locale): Promise<string> {
  await speakFirst(locale)
  const Page = await pageOf(shown.file)
  const { prelude } = await prerender(<Site shown={shown} locale={locale} Page={Page} />, {
    onError(error) {
      throw error
    },
  })
  return new Response(prelude).text()
}
