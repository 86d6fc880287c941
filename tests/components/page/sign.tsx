// The sheet that people sign on, with the places that the test gives, below the header’s outbox:
// /sign.html
import '../../../src/kit/web/theme/tokens.css'
import '@mantine/core/styles.layer.css'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { Outbox } from '../../../src/features/submissions/filling/web/outbox/Outbox.tsx'
import { SignatureCard } from '../../../src/features/submissions/signing/web/SignatureCard.tsx'
import { SignSheet } from '../../../src/features/submissions/signing/web/SignSheet.tsx'
import { WholeLanguage } from '../../../src/kit/web/language/WholeLanguage.tsx'
import { mantineTheme, mantineVariables } from '../../../src/kit/web/theme/mantine-theme.ts'

const asked = new URLSearchParams(location.search)
const scheme = asked.get('scheme') === 'dark' ? 'dark' : 'light'
const element = document.getElementById('root')
if (element === null) throw new Error('the page has no root')
document.documentElement.style.colorScheme = scheme

type Sheet = Parameters<typeof SignSheet>[0]
type Card = Parameters<typeof SignatureCard>[0]

/** The person signed in. */
const account = asked.get('account') ?? 'me'

function Sheets() {
  const [open, setOpen] = useState(true)
  const [taken, setTaken] = useState(0)
  const sheet = JSON.parse(asked.get('sheet') ?? '{}') as Pick<Sheet, 'submission' | 'places'>
  return (
    <main>
      <header style={{ background: '#14213d' }}>
        <Outbox account={account} />
      </header>
      <h1>{open ? 'Open' : 'Closed'}</h1>
      <p data-taken>{taken}</p>
      {open && (
        <SignSheet
          toRead={{
            definition: { fields: [], languages: ['en'] },
            answers: {},
            remarks: {},
            names: {},
            files: [],
          }}
          isAttendance={false}
          isHandedOn
          {...sheet}
          account={account}
          holder="Maya Okafor"
          onSigned={() => setTaken((count) => count + 1)}
          onClose={() => setOpen(false)}
        />
      )}
    </main>
  )
}

function Cards() {
  const cards = JSON.parse(asked.get('cards') ?? '[]') as Card['signature'][]
  return (
    <main>
      <h1>Signatures</h1>
      <h2>All</h2>
      <h3>Signed</h3>
      {cards.map((card) => (
        <SignatureCard key={card.id} signature={card} />
      ))}
    </main>
  )
}

const queries = new QueryClient()

createRoot(element).render(
  <StrictMode>
    <MantineProvider
      theme={mantineTheme}
      cssVariablesResolver={mantineVariables}
      forceColorScheme={scheme}
    >
      <WholeLanguage meanwhile={null}>
        <QueryClientProvider client={queries}>
          <MemoryRouter>{asked.has('cards') ? <Cards /> : <Sheets />}</MemoryRouter>
        </QueryClientProvider>
      </WholeLanguage>
    </MantineProvider>
  </StrictMode>,
)
