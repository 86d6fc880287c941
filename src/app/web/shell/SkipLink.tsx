import { useText } from '../../../kit/web/language/Language.tsx'
import classes from './shell.module.css'

export function SkipLink() {
  const text = useText()
  return (
    <a className={classes.skip} href="#content">
      {text('skip_to_content')}
    </a>
  )
}
