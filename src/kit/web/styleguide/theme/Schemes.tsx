import type { ReactNode } from 'react'
import classes from './specimen.module.css'

const names = { light: 'Light', dark: 'Dark', print: 'Print' }

type Props = { of?: (keyof typeof names)[]; children: ReactNode }

/** The same thing in each scheme, side by side, whichever the page itself is shown in. */
export function Schemes({ of = ['light', 'dark', 'print'], children }: Props) {
  return (
    <div className={classes.schemes}>
      {of.map((scheme) => (
        <figure key={scheme} className={classes.scheme} data-shown={scheme}>
          <figcaption>{names[scheme]}</figcaption>
          {children}
        </figure>
      ))}
    </div>
  )
}
