import '../../kit/web/theme/tokens.css'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts } from 'react-router'
import { Language } from '../../kit/web/language/Language.tsx'
import { EverythingBroke } from './pages/EverythingBroke.tsx'
import { LoggingOut } from './shell/LoggingOut.tsx'
import { Starting } from './shell/Starting.tsx'
import { HeadLinks } from './start/HeadLinks.tsx'
import { MapsScript } from './start/MapsScript.tsx'
import { queries } from './start/queries.ts'
import { useArrival } from './start/use-arrival.ts'
import { useConnection } from './start/use-connection.ts'

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <HeadLinks />
        <Meta />
        <Links />
      </head>
      <body>
        <Language>{children}</Language>
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  useConnection()
  useArrival()
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
      <LoggingOut />
      <MapsScript />
    </QueryClientProvider>
  )
}

export const HydrateFallback = Starting
export const ErrorBoundary = EverythingBroke
