// The builder's parts over a draft that the test gives, without a server: /builder.html?pane=preview
import '../../../src/kit/web/theme/tokens.css'
import '@mantine/core/styles.layer.css'
import '@mantine/dates/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { opened, redo, select, undo } from '../../../src/features/forms/builder/builder-state.ts'
import { Canvas } from '../../../src/features/forms/builder/web/canvas/Canvas.tsx'
import {
  Builder,
  makeBuilderStore,
} from '../../../src/features/forms/builder/web/draft/builder-store.ts'
import { Inspector } from '../../../src/features/forms/builder/web/Inspector.tsx'
import { DependencyMap } from '../../../src/features/forms/builder/web/map/DependencyMap.tsx'
import { PreviewPane } from '../../../src/features/forms/builder/web/preview/PreviewPane.tsx'
import {
  emptyDefinition,
  type FormDefinition,
} from '../../../src/features/forms/definition/question.ts'
import { WholeLanguage } from '../../../src/kit/web/language/WholeLanguage.tsx'
import { mantineTheme, mantineVariables } from '../../../src/kit/web/theme/mantine-theme.ts'

const asked = new URLSearchParams(location.search)
const scheme = asked.get('scheme') === 'dark' ? 'dark' : 'light'
const pane = asked.get('pane') ?? 'inspector'
const root = document.getElementById('root')
if (root === null) throw new Error('the page has no root')
document.documentElement.style.colorScheme = scheme

const store = makeBuilderStore(emptyDefinition)
/** What a test does to the draft from outside. */
Reflect.set(globalThis, 'draft', {
  begin(definition: FormDefinition, selected?: string) {
    store.run(() => select(opened(definition), selected))
  },
  change: (definition: FormDefinition) => store.run((state) => ({ ...state, definition })),
  select: (key: string) => store.run((state) => select(state, key)),
  selected: () => store.state().selected,
  definition: () => store.state().definition,
  undo: () => store.run(undo),
  redo: () => store.run(redo),
})
const panes = {
  inspector: <Inspector language="en" />,
  preview: <PreviewPane language="en" />,
  map: <DependencyMap language="en" />,
}
const lists = new QueryClient({ defaultOptions: { queries: { retry: false } } })

createRoot(root).render(
  <QueryClientProvider client={lists}>
    <MantineProvider
      theme={mantineTheme}
      cssVariablesResolver={mantineVariables}
      forceColorScheme={scheme}
    >
      <WholeLanguage meanwhile={null}>
        <Notifications />
        <Builder value={store}>
          <main>
            <h1>Form builder</h1>
            <div style={{ display: 'grid', gap: '1rem', padding: '1rem', maxWidth: '30rem' }}>
              {pane in panes && panes[pane as keyof typeof panes]}
              {asked.has('canvas') && <Canvas language="en" faulty={new Set()} others={[]} />}
            </div>
          </main>
        </Builder>
      </WholeLanguage>
    </MantineProvider>
  </QueryClientProvider>,
)
