// Mounts one section of the style guide, named in the address: /?show=chips&scheme=dark
import '@mantine/core/styles.css'
import '@mantine/dates/styles.css'
import '@mantine/notifications/styles.css'
import '@mantine/tiptap/styles.css'
import { MantineProvider } from '@mantine/core'
import { createRoot } from 'react-dom/client'
import { Styleguide } from '../../../src/kit/web/styleguide/Styleguide.tsx'
import { sections } from '../../../src/kit/web/styleguide/sections.ts'

const asked = new URLSearchParams(location.search)
const shown = asked.get('show')
const root = document.getElementById('root')
if (root === null) throw new Error('the page has no root')

createRoot(root).render(
  <MantineProvider forceColorScheme={asked.get('scheme') === 'dark' ? 'dark' : 'light'}>
    <main>
      <Styleguide sections={sections.filter(({ id }) => shown === null || id === shown)} />
    </main>
  </MantineProvider>,
)
