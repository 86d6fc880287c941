// Mounts one section of the style guide, named in the address: /?show=chips&scheme=dark
import '@mantine/core/styles.css'
import '@mantine/dates/styles.css'
import '@mantine/notifications/styles.css'
import '@mantine/tiptap/styles.css'
import '../../../src/kit/web/theme/tokens.css'
import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { Styleguide } from '../../../src/kit/web/styleguide/Styleguide.tsx'
import { sections } from '../../../src/kit/web/styleguide/sections.ts'
import { mantineTheme, mantineVariables } from '../../../src/kit/web/theme/mantine-theme.ts'

const asked = new URLSearchParams(location.search)
const shown = asked.get('show')
const scheme = asked.get('scheme') === 'dark' ? 'dark' : 'light'
const root = document.getElementById('root')
if (root === null) throw new Error('the page has no root')
document.documentElement.style.colorScheme = scheme

createRoot(root).render(
  <MantineProvider
    theme={mantineTheme}
    cssVariablesResolver={mantineVariables}
    forceColorScheme={scheme}
  >
    <Notifications />
    <MemoryRouter>
      <main>
        <h1>Inputs</h1>
        <Styleguide sections={sections.filter(({ id }) => shown === null || id === shown)} />
      </main>
    </MemoryRouter>
  </MantineProvider>,
)
