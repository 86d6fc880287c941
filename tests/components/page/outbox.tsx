// What the device keeps and sends, without a screen around it, and the list that shows it: /outbox.html
import '../../../src/kit/web/theme/tokens.css'
import '@mantine/core/styles.layer.css'
import { MantineProvider } from '@mantine/core'
import { useCallback } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { openFilling } from '../../../src/features/forms/definition/index.ts'
import * as store from '../../../src/features/submissions/filling/web/device/store.ts'
import type { Outgoing } from '../../../src/features/submissions/filling/web/device/stored.ts'
import { begin } from '../../../src/features/submissions/filling/web/draft/begin.ts'
import { openFillDraft } from '../../../src/features/submissions/filling/web/draft/open-draft.ts'
import { OutboxList } from '../../../src/features/submissions/filling/web/outbox/OutboxList.tsx'
import { submissionEntries } from '../../../src/features/submissions/filling/web/outbox/send-submission.ts'
import { useStored } from '../../../src/kit/drafts/web/changes.ts'
import { hashOf } from '../../../src/kit/drafts/web/hash.ts'
import { keepSending, sendNow } from '../../../src/kit/drafts/web/run-outbox.ts'
import { putRow } from '../../../src/kit/drafts/web/stored.ts'
import * as files from '../../../src/kit/drafts/web/stored-files.ts'
import { call, setClientHooks } from '../../../src/kit/http/client.web.ts'
import { WholeLanguage } from '../../../src/kit/web/language/WholeLanguage.tsx'
import { mantineTheme, mantineVariables } from '../../../src/kit/web/theme/mantine-theme.ts'

const scheme = new URLSearchParams(location.search).get('scheme') === 'dark' ? 'dark' : 'light'
const element = document.getElementById('root')
if (element === null) throw new Error('the page has no root')
document.documentElement.style.colorScheme = scheme

/** What a test does from outside. */
Reflect.set(globalThis, 'device', {
  ...store,
  ...files,
  hashOf,
  begin,
  openFillDraft,
  openFilling,
  putOutgoing: (entry: Outgoing) => putRow('outbox', entry),
  keepSending: (account: string) => keepSending([submissionEntries], account),
  sendNow: (account: string, hurry?: boolean) => sendNow(submissionEntries, account, hurry),
  call,
  setClientHooks,
})

function Shown() {
  const read = useCallback(() => store.outboxOf('me'), [])
  const entries = useStored(['outbox'], read) ?? []
  return <OutboxList entries={entries} calls={[]} account="me" onClose={() => undefined} />
}

createRoot(element).render(
  <MantineProvider
    theme={mantineTheme}
    cssVariablesResolver={mantineVariables}
    forceColorScheme={scheme}
  >
    <WholeLanguage meanwhile={null}>
      <MemoryRouter>
        <main>
          <h1>Outbox</h1>
          <Shown />
        </main>
      </MemoryRouter>
    </WholeLanguage>
  </MantineProvider>,
)
