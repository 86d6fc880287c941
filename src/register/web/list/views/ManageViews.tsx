import { Text } from '@mantine/core'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { useSavedViews } from '../use-saved-views.ts'
import { SavedViewRow } from './SavedViewRow.tsx'
import classes from './views.module.css'

/** The kept views of a list: other names, which of them it opens with, and which are no longer wanted. */
export function ManageViews({ register }: { register: string }) {
  const text = useText()
  const kept = useSavedViews(register)
  if (kept.views.length === 0) return <Text size="sm">{text('list_views_none')}</Text>
  return (
    <ul className={classes.views}>
      {kept.views.map((view) => (
        <SavedViewRow key={view.id} view={view} kept={kept} />
      ))}
    </ul>
  )
}
