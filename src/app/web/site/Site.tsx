import { Component, type ComponentType, type ReactNode, Suspense } from 'react'
import { Language } from '../../../kit/web/language/Language.tsx'
import '../../../kit/web/theme/tokens.css'
import type { Locale } from '../../../kit/locales.ts'
import { BrokenScreen } from '../pages/BrokenScreen.tsx'
import { PublicFrame } from '../public/PublicFrame.tsx'
import { LoggingOut } from '../shell/LoggingOut.tsx'
import { HeadLinks } from '../start/HeadLinks.tsx'
import { MapsScript } from '../start/MapsScript.tsx'
import { useConnection } from '../start/use-connection.ts'
import { PlaceIs } from './router.tsx'
import type { SitePage } from './site-page.ts'

type Props = { shown: SitePage; locale: Locale; Page: ComponentType }

/** A page of the public site, a document of its own: written out by the build, taken up by the browser. */
export function Site({ shown, locale, Page }: Props) {
  const { place, fixed } = shown
  return (
    <html lang={locale} data-shown={JSON.stringify(shown)} suppressHydrationWarning>
      <head>
        <HeadLinks />
      </head>
      <body>
        <PlaceIs value={place}>
          <Language>
            <Connected />
            <PublicFrame fixed={fixed}>
              <Unbroken>
                <Suspense>
                  <Page />
                </Suspense>
              </Unbroken>
            </PublicFrame>
            <LoggingOut />
            <MapsScript />
          </Language>
        </PlaceIs>
      </body>
    </html>
  )
}

function Connected() {
  useConnection()
  return null
}

/** Where a page of the site fails, the site stands around it and leads on. */
class Unbroken extends Component<{ children: ReactNode }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <BrokenScreen /> : this.props.children
  }
}
