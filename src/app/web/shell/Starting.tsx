import { Mark } from '../../../kit/web/theme/Mark.tsx'
import classes from './shell.module.css'

/** Stands while the program is fetched. It has no words: the language is not known yet. */
export function Starting() {
  return (
    <div className={classes.overlay}>
      <title>Plumbline</title>
      <span className={classes.swing}>
        <Mark size={56} />
      </span>
    </div>
  )
}
