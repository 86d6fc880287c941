import '@mantine/core/styles.layer.css'
import '@mantine/dates/styles.layer.css'
import '../../../src/kit/web/theme/tokens.css'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type FormDefinition, openFilling } from '../../../src/features/forms/definition/index.ts'
import { FormQuestions } from '../../../src/features/forms/web/index.ts'
import { mantineTheme, mantineVariables } from '../../../src/kit/web/theme/mantine-theme.ts'
import { offer } from './usable.ts'

const lists = new QueryClient()

offer((definition: FormDefinition) => (
  <QueryClientProvider client={lists}>
    <MantineProvider theme={mantineTheme} cssVariablesResolver={mantineVariables}>
      <FormQuestions filling={openFilling(definition)} language="en" withProgress />
    </MantineProvider>
  </QueryClientProvider>
))
