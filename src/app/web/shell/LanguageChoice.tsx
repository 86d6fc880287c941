import { languageNames, locales } from '../../../kit/web/language/catalogue.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { LanguageUnreachable } from '../../../kit/web/language/LanguageUnreachable.tsx'
import classes from './language.module.css'

/** Each language in its own name, one press away. */
export function LanguageChoice() {
  const { locale: chosen, text, choose } = useLanguage()
  return (
    <fieldset className={classes.choice} aria-label={text('language')}>
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={locale === chosen}
          onClick={() => choose(locale)}
        >
          {languageNames[locale]}
        </button>
      ))}
      <LanguageUnreachable />
    </fieldset>
  )
}
