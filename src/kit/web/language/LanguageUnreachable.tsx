import { useLanguage } from './Language.tsx'
import classes from './unreachable.module.css'

/** Says that the language chosen last could not be fetched. The choice is kept, so that the page speaks
 *  it once it can be loaded anew. */
export function LanguageUnreachable() {
  const { text, unreachable } = useLanguage()
  if (!unreachable) return null
  return (
    <p role="alert">
      {text('language_unreachable')}{' '}
      <button type="button" className={classes.again} onClick={() => location.reload()}>
        {text('broke_reload')}
      </button>
    </p>
  )
}
