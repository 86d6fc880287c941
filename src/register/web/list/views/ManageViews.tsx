import { Text } from '@mantine/core'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { useKeptViews } from '../use-kept-views.ts'
import { KeptViewRow } from './KeptViewRow.tsx'
import classes from './views.module.css'

/** The kept views of a list: other names, which of them it opens with, and which are no longer wanted. */
export function ManageViews({ register }: { register: string }) {
  const text = useText()
  const kept = useKeptViews(register)
  if (kept.views.length === 0) return <Text size="sm">{text('list_views_none')}</Text>
  return (
    <ul className={classes.views}>
      {kept.views.map((view) => (
        <KeptViewRow key={view.id} view={view} kept={kept} />
      ))}
    </ul>
  )
}
