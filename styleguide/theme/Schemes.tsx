import type { ReactNode } from 'react'
import classes from './specimen.module.css'

const names = { light: 'Light', dark: 'Dark', print: 'Print' }

type Props = { of?: (keyof typeof names)[]; children: ReactNode }

/** The same thing in each scheme, side by side, whichever the page itself is shown in. */
export function Schemes({ of = ['light', 'dark', 'print'], children }: Props) {
  return (
    <div
      className="grid gap-4"
      style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))' }}
    >
      {of.map((scheme) => (
        <figure
          key={scheme}
          className={`${classes.scheme} p-4 m-0 min-w-0 bg-ground border rounded-lg text-ink`}
          data-shown={scheme}
        >
          <figcaption className="hint mb-3 font-semibold">{names[scheme]}</figcaption>
          {children}
        </figure>
      ))}
    </div>
  )
}
