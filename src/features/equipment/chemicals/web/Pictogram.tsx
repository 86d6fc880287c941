import { own } from '../../../../kit/own.ts'
import { useSay } from '../../../../kit/web/language/Language.tsx'
import { pictograms } from '../pictograms.ts'
import classes from './pictogram.module.css'
import { pictogramShapes } from './pictogram-shapes.tsx'

/** A pictogram as a label shows it: a red diamond, a black symbol; one has a round border. */
export function Pictogram({ code, size = 24 }: { code: string; size?: number }) {
  const say = useSay()
  const name = say(own<string>(pictograms, code) ?? code)
  return (
    <svg
      className={classes.pictogram}
      width={size}
      height={size}
      viewBox="0 0 100 100"
      role="img"
      aria-label={name}
    >
      <title>{name}</title>
      {code === 'BIO' ? (
        <circle cx="50" cy="50" r="45" className={classes.round} />
      ) : (
        <path d="M50 4L96 50 50 96 4 50z" className={classes.diamond} />
      )}
      {pictogramShapes[code]}
    </svg>
  )
}
