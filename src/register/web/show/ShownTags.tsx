import { Tag } from '../../../kit/web/theme/Tag.tsx'
import classes from './show.module.css'

const most = 2

/** A few words each in its tag; the rest as a number that says them when pointed at. */
export function ShownTags({ words }: { words: readonly string[] }) {
  const rest = words.slice(most)
  return (
    <span className={classes.tags}>
      {words.slice(0, most).map((word) => (
        <Tag key={word} tone="neutral">
          {word}
        </Tag>
      ))}
      {rest.length > 0 && (
        <span className={classes.soft} title={rest.join(', ')}>
          +{rest.length}
        </span>
      )}
    </span>
  )
}
