import type { MessageKey } from '../../../kit/web/language/catalogue.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import classes from './shot.module.css'
import { type ShotName, shots } from './shots.ts'

export type { ShotName }

/** A picture of the product, as `npm run pictures` took it; the one that fits the page's colours. */
export function Shot({ name }: { name: ShotName }) {
  const text = useText()
  const { width, height } = shots[name]
  const key: MessageKey = `shot_${name}`
  return (
    <figure className={classes.shot} data-narrow={width < 600 || undefined}>
      {(['light', 'dark'] as const).map((scheme) => (
        <img
          key={scheme}
          className={classes[scheme]}
          src={`/pictures/${name}-${scheme}.webp`}
          alt={text(key)}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      ))}
    </figure>
  )
}
