// A form to be filled, as the test gives it: /fill.html
import '../../../src/kit/web/theme/tokens.css'
import '@mantine/core/styles.layer.css'
import '@mantine/dates/styles.layer.css'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import {
  type Filling,
  type FillingOptions,
  openFilling,
} from '../../../src/features/forms/definition/filling/filling.ts'
import type { FormDefinition } from '../../../src/features/forms/definition/question.ts'
import { FormQuestions } from '../../../src/features/forms/filling/web/FormQuestions.tsx'
import { ModalStack } from '../../../src/kit/web/inputs/modals/ModalStack.tsx'
import { WholeLanguage } from '../../../src/kit/web/language/WholeLanguage.tsx'
import { mantineTheme, mantineVariables } from '../../../src/kit/web/theme/mantine-theme.ts'

const scheme = new URLSearchParams(location.search).get('scheme') === 'dark' ? 'dark' : 'light'
const element = document.getElementById('root')
if (element === null) throw new Error('the page has no root')
document.documentElement.style.colorScheme = scheme

type Shown = Partial<Parameters<typeof FormQuestions>[0]>
type Answers = Readonly<Record<string, unknown>>

const root = createRoot(element)
const lists = new QueryClient({ defaultOptions: { queries: { retry: false } } })
let filling: Filling | undefined
let rounds = 0

/** What a test does from outside. */
Reflect.set(globalThis, 'form', {
  open(definition: FormDefinition, answers: Answers = {}, more: Shown = {}, options = {}) {
    rounds += 1
    filling = openFilling(definition, answers, options as FillingOptions)
    root.render(
      <StrictMode key={rounds}>
        <QueryClientProvider client={lists}>
          <MantineProvider
            theme={mantineTheme}
            cssVariablesResolver={mantineVariables}
            forceColorScheme={scheme}
          >
            <WholeLanguage meanwhile={null}>
              <ModalStack>
                <main>
                  <h1>Form</h1>
                  <FormQuestions filling={filling} language="en" withProgress {...more} />
                </main>
              </ModalStack>
            </WholeLanguage>
          </MantineProvider>
        </QueryClientProvider>
      </StrictMode>,
    )
  },
  answers: () => filling?.answers(),
  held: () => filling?.held(),
  set: (key: string, value: unknown) => filling?.set(key, value),
})
root.render(<h1>Form</h1>)
