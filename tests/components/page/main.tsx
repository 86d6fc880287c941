// Mounts one section of the style guide, named in the address: /?show=chips&scheme=dark
import '../../../src/kit/web/theme/tokens.css'
import '@mantine/core/styles.layer.css'
import '@mantine/dates/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import '@mantine/tiptap/styles.layer.css'
import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { WholeLanguage } from '../../../src/kit/web/language/WholeLanguage.tsx'
import { mantineTheme, mantineVariables } from '../../../src/kit/web/theme/mantine-theme.ts'
import { Styleguide } from '../../../styleguide/Styleguide.tsx'
import { sections } from '../../../styleguide/sections.ts'

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
    <WholeLanguage meanwhile={null}>
      <Notifications />
      <MemoryRouter>
        <main>
          <h1>Inputs</h1>
          <Styleguide sections={sections.filter(({ id }) => shown === null || id === shown)} />
        </main>
      </MemoryRouter>
    </WholeLanguage>
  </MantineProvider>,
)
