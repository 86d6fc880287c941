import { Button, Group } from '@mantine/core'
import { clockIn, instantIn } from '../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import classes from './form.module.css'

type Props = { draft: { readonly saved_at: string }; onRestore: () => void; onDiscard: () => void }

/** Offers the unsaved draft of an earlier visit. */
export function DraftOffer({ draft, onRestore, onDiscard }: Props) {
  const { text, locale } = useLanguage()
  const at = new Date(draft.saved_at)
  const today = at.toDateString() === new Date().toDateString()
  const when = today ? clockIn(locale, draft.saved_at) : instantIn(locale, draft.saved_at)
  return (
    <div className={classes.notice} data-tone="notice" role="status">
      <p className="text-inherit">{text('form_draft_found', { when })}</p>
      <Group gap="xs">
        <Button size="xs" onClick={onRestore}>
          {text('form_draft_restore')}
        </Button>
        <Button size="xs" variant="default" onClick={onDiscard}>
          {text('form_draft_discard')}
        </Button>
      </Group>
    </div>
  )
}
