import { useEffect, useRef, useState } from 'react'
import { contrast, type Rgb } from '../../src/kit/contrast.ts'
import type { Pair } from '../../src/kit/web/theme/pairs.ts'
import classes from './specimen.module.css'

function rgb(css: string): Rgb {
  const [red = 0, green = 0, blue = 0] = (css.match(/[\d.]+/g) ?? []).map(Number)
  return [red, green, blue]
}

/** A colour on its ground as it stands here, and the contrast that is measured on it. */
export function Contrast({ color, on, means, least }: Pair) {
  const swatch = useRef<HTMLSpanElement>(null)
  const [measured, setMeasured] = useState<number>()
  useEffect(() => {
    if (swatch.current === null) return
    const style = getComputedStyle(swatch.current)
    setMeasured(contrast(rgb(style.color), rgb(style.backgroundColor)))
  }, [])
  return (
    <li className={classes.pair}>
      <span
        ref={swatch}
        className={classes.swatch}
        style={{ color: `var(--${color})`, background: `var(--${on})` }}
        aria-hidden="true"
      >
        {least === 3 ? <span className={classes.edge} /> : 'Ag'}
      </span>
      <span>
        <code>
          {color} on {on}
        </code>
        <br />
        <small>{means}</small>
      </span>
      <strong className="tabular-nums">{measured?.toFixed(1)}</strong>
    </li>
  )
}
