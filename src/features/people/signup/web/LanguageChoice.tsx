import { type Locale, locales } from '../../../../kit/locales.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import classes from './language-choice.module.css'

/** Each language in its own words. */
const names: Readonly<Record<Locale, string>> = { en: 'English', fr: 'Français', es: 'Español' }

type Props = { chosen: Locale; onChoose: (locale: Locale) => void }

/** The page speaks the chosen language at once. */
export function LanguageChoice({ chosen, onChoose }: Props) {
  const text = useText()
  return (
    <fieldset className={classes.choice}>
      <legend className="text-sm font-semibold">{text('signup_language')}</legend>
      <div className={classes.options}>
        {locales.map((locale) => (
          <label key={locale} lang={locale} className={classes.option}>
            <input
              type="radio"
              name="language"
              value={locale}
              checked={chosen === locale}
              onChange={() => onChoose(locale)}
            />
            {names[locale]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
