import { locales } from '../../../kit/locales.ts'
import { languageNames } from '../../../kit/web/language/catalogue.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { LanguageUnreachable } from '../../../kit/web/language/LanguageUnreachable.tsx'
import classes from './language.module.css'

/** Each language in its own name, one press away. */
export function LanguageChoice() {
  const { locale: chosen, text, choose } = useLanguage()
  return (
    <fieldset
      className={`${classes.choice} flex flex-wrap gap-1 p-0 m-0 border-none`}
      aria-label={text('language')}
    >
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          className="hover-tint p-0 px-3 bg-none rounded-full font-inherit text-inherit text-sm cursor-pointer"
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
