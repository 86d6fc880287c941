import { Text } from '@mantine/core'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import type { DraftState } from './use-draft.ts'

/** Whether what stands on the screen is safe. */
export function SavedState({ state }: { state: DraftState }) {
  const { text, locale } = useLanguage()
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })
  const words = {
    saved: () =>
      text('builder_saved', {
        time: time.format(new Date(state.at === 'saved' ? state.when : Date.now())),
      }),
    saving: () => text('builder_saving'),
    unsaved: () => text('builder_unsaved'),
    offline: () => text('builder_offline'),
    refused: () => (state.at === 'refused' ? state.why : ''),
  }[state.at]()
  const wrong = state.at === 'refused' || state.at === 'offline'
  return (
    <Text
      size="sm"
      c={wrong ? 'var(--danger)' : 'var(--ink-soft)'}
      role={wrong ? 'alert' : undefined}
    >
      {words}
    </Text>
  )
}
