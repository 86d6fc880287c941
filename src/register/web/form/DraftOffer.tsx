import { Button, Group } from '@mantine/core'
import { useTimes } from '../../../access/web/use-times.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import classes from './form.module.css'

type Props = { draft: { readonly saved_at: string }; onRestore: () => void; onDiscard: () => void }

/** Offers the unsaved draft of an earlier visit. */
export function DraftOffer({ draft, onRestore, onDiscard }: Props) {
  const { text } = useLanguage()
  const { recent } = useTimes()
  const when = recent(draft.saved_at)
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
