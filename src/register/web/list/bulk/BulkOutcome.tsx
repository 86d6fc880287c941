import { useText } from '../../../../kit/web/language/Language.tsx'
import classes from './bulk.module.css'
import type { Outcome } from './use-bulk.ts'

/** What became of a selection where not all of it went well: the rest is named, with why. */
export function BulkOutcome({ outcome: { done, refused } }: { outcome: Outcome }) {
  const text = useText()
  return (
    <div role="alert" className={classes.outcome}>
      <strong>{text('list_bulk_outcome', { done, refused: refused.length })}</strong>
      <ul>
        {refused.map(({ id, name, why }) => (
          <li key={id}>
            {name}: {why}
          </li>
        ))}
      </ul>
    </div>
  )
}
