// What the device keeps and sends, without a screen around it, and the list that shows it: /outbox.html
import '@mantine/core/styles.css'
import '../../../src/kit/web/theme/tokens.css'
import { MantineProvider } from '@mantine/core'
import { useCallback } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import * as store from '../../../src/features/submissions/web/device/store.ts'
import { begin } from '../../../src/features/submissions/web/fill/begin.ts'
import { openFillDraft } from '../../../src/features/submissions/web/fill/open-draft.ts'
import { keepSending, sendNow } from '../../../src/features/submissions/web/outbox/keep-sending.ts'
import { OutboxList } from '../../../src/features/submissions/web/outbox/OutboxList.tsx'
import { useStored } from '../../../src/kit/drafts/web/changes.ts'
import { hashOf } from '../../../src/kit/drafts/web/hash.ts'
import { call, setClientHooks } from '../../../src/kit/http/client.web.ts'
import { mantineTheme, mantineVariables } from '../../../src/kit/web/theme/mantine-theme.ts'

const scheme = new URLSearchParams(location.search).get('scheme') === 'dark' ? 'dark' : 'light'
const element = document.getElementById('root')
if (element === null) throw new Error('the page has no root')
document.documentElement.style.colorScheme = scheme

/** What a test does from outside. */
Reflect.set(globalThis, 'device', {
  ...store,
  hashOf,
  begin,
  openFillDraft,
  keepSending,
  sendNow,
  call,
  setClientHooks,
})

function Shown() {
  const read = useCallback(() => store.outboxOf('me'), [])
  const entries = useStored(['outbox'], read) ?? []
  return <OutboxList entries={entries} account="me" onClose={() => undefined} />
}

createRoot(element).render(
  <MantineProvider
    theme={mantineTheme}
    cssVariablesResolver={mantineVariables}
    forceColorScheme={scheme}
  >
    <MemoryRouter>
      <main>
        <h1>Outbox</h1>
        <Shown />
      </main>
    </MemoryRouter>
  </MantineProvider>,
)
