import '@mantine/core/styles.layer.css'
import '@mantine/dates/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import '@mantine/tiptap/styles.layer.css'
import '../../../kit/web/theme/mantine.css'
import { MantineProvider, mergeThemeOverrides } from '@mantine/core'
import { DatesProvider } from '@mantine/dates'
import 'dayjs/locale/es'
import 'dayjs/locale/fr'
import { type ReactNode, useMemo } from 'react'
import { weekBegins } from '../../../kit/day.ts'
import { ModalStack } from '../../../kit/web/inputs/modals/ModalStack.tsx'
import { InputTexts } from '../../../kit/web/inputs/use-texts.ts'
import { inputWords } from '../../../kit/web/language/input-words.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { mantineTheme, mantineVariables } from '../../../kit/web/theme/mantine-theme.ts'
import { Toasts } from './Toasts.tsx'

/** The component library, for the areas behind a login only. */
export function MantineProviders({ children }: { children: ReactNode }) {
  const { text, locale } = useLanguage()
  const words = useMemo(() => inputWords(text, locale), [text, locale])
  const theme = useMemo(() => {
    const closeButtonProps = { 'aria-label': text('input_close') }
    const named = { defaultProps: { closeButtonProps } }
    const components = { Notification: named, Modal: named, Drawer: named }
    return mergeThemeOverrides(mantineTheme, { components })
  }, [text])
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={mantineVariables}
      defaultColorScheme="auto"
    >
      <Toasts />
      <InputTexts value={words}>
        <DatesProvider settings={{ locale, firstDayOfWeek: weekBegins }}>
          <ModalStack>{children}</ModalStack>
        </DatesProvider>
      </InputTexts>
    </MantineProvider>
  )
}
