import '@mantine/core/styles.layer.css'
import '@mantine/dates/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import '../../../kit/web/theme/mantine.css'
import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { mantineTheme, mantineVariables } from '../../../kit/web/theme/mantine-theme.ts'

/** The component library, for the areas behind a login only. */
export function MantineRoom({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={mantineTheme}
      cssVariablesResolver={mantineVariables}
      defaultColorScheme="auto"
    >
      <Notifications position="bottom-right" autoClose={3000} />
      {children}
    </MantineProvider>
  )
}
