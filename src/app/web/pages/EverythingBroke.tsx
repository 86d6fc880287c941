import { Brand } from '../shell/Brand.tsx'
import classes from './pages.module.css'
import { SomethingBroke } from './SomethingBroke.tsx'

/** The last resort, where not even an area stands. */
export function EverythingBroke() {
  return (
    <main className={classes.alone}>
      <Brand />
      <SomethingBroke />
    </main>
  )
}
