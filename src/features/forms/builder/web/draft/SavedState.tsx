import { Text } from '@mantine/core'
import { useTimes } from '../../../../../access/web/use-times.ts'
import type { DraftStatus } from '../../../../../kit/drafts/draft.ts'
import { useLanguage } from '../../../../../kit/web/language/Language.tsx'

/** Says whether the draft on the screen is saved. */
export function SavedState({ status, sending }: { status: DraftStatus; sending: boolean }) {
  const { text } = useLanguage()
  const { clock } = useTimes()
  const { at, when, why = '' } = status
  const saved = () =>
    text('builder_saved', { time: clock(new Date(when ?? Date.now()).toISOString()) })
  const unsaved = () => text(sending ? 'builder_saving' : 'builder_unsaved')
  const words = {
    begun: saved,
    saved,
    typing: unsaved,
    device: unsaved,
    broken: unsaved,
    offline: () => text('builder_offline'),
    refused: () => why,
  }[at]()
  const wrong = at === 'refused' || at === 'offline'
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
