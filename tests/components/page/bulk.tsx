// The panel of bulk actions, told from outside what to begin: /bulk.html
import '../../../src/kit/web/theme/tokens.css'
import '@mantine/core/styles.layer.css'
import { MantineProvider } from '@mantine/core'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { BulkDock } from '../../../src/features/submissions/bulk/web/BulkDock.tsx'
import { addBulkAction } from '../../../src/features/submissions/bulk/web/bulk-store.ts'
import { restoreBulk } from '../../../src/features/submissions/bulk/web/run-bulk.ts'
import { WholeLanguage } from '../../../src/kit/web/language/WholeLanguage.tsx'
import { mantineTheme, mantineVariables } from '../../../src/kit/web/theme/mantine-theme.ts'

const scheme = new URLSearchParams(location.search).get('scheme') === 'dark' ? 'dark' : 'light'
const element = document.getElementById('root')
if (element === null) throw new Error('the page has no root')
document.documentElement.style.colorScheme = scheme
localStorage.clear()

const opened: string[] = []
globalThis.open = (address) => {
  opened.push(String(address))
  return null
}
Reflect.set(globalThis, 'bulk', { add: addBulkAction, restore: restoreBulk, opened: () => opened })

createRoot(element).render(
  <StrictMode>
    <MantineProvider
      theme={mantineTheme}
      cssVariablesResolver={mantineVariables}
      forceColorScheme={scheme}
    >
      <WholeLanguage meanwhile={null}>
        <main>
          <h1>Submissions</h1>
        </main>
        <MemoryRouter>
          <BulkDock />
        </MemoryRouter>
      </WholeLanguage>
    </MantineProvider>
  </StrictMode>,
)
