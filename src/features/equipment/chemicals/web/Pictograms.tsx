import { Pictogram } from './Pictogram.tsx'
import classes from './pictogram.module.css'

/** Those of one product, in a row. */
export function Pictograms({ codes, size }: { codes: readonly string[]; size?: number }) {
  if (codes.length === 0) return null
  return (
    <span className={classes.row}>
      {codes.map((code) => (
        <Pictogram key={code} code={code} {...(size !== undefined && { size })} />
      ))}
    </span>
  )
}
