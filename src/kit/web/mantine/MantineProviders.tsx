import '@mantine/core/styles.layer.css'
import '@mantine/dates/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import '@mantine/tiptap/styles.layer.css'
import '../theme/mantine.css'
import { MantineProvider, mergeThemeOverrides } from '@mantine/core'
import { DatesProvider } from '@mantine/dates'
import 'dayjs/locale/es'
import 'dayjs/locale/fr'
import { useNotifications } from '@mantine/notifications'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { weekBegins } from '../../day.ts'
import { ModalStack } from '../inputs/modals/ModalStack.tsx'
import { InputTexts } from '../inputs/use-texts.ts'
import { inputWords } from '../language/input-words.ts'
import { useLanguage } from '../language/Language.tsx'
import { later } from '../later.ts'
import { mantineTheme, mantineVariables } from '../theme/mantine-theme.ts'

const ShownToasts = later(async () => (await import('./ShownToasts.tsx')).ShownToasts)

/** Shows what is said in passing, from the first word on. */
function Toasts() {
  const said = useNotifications().notifications.length > 0
  const [ever, setEver] = useState(false)
  if (said && !ever) setEver(true)
  return <Suspense fallback={null}>{ever && <ShownToasts />}</Suspense>
}

/** The component library, for the areas behind a login and for forms that are filled. */
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
