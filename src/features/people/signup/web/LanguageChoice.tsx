import { type Locale, locales } from '../../../../kit/locales.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { RadioTiles } from '../../../../kit/web/plain/RadioTiles.tsx'

/** Each language in its own words. */
const names: Readonly<Record<Locale, string>> = { en: 'English', fr: 'Français', es: 'Español' }

type Props = { chosen: Locale; onChoose: (locale: Locale) => void }

/** The page speaks the chosen language at once. */
export function LanguageChoice({ chosen, onChoose }: Props) {
  const text = useText()
  return (
    <RadioTiles
      name="language"
      label={text('signup_language')}
      options={locales.map((locale) => ({ value: locale, label: names[locale], lang: locale }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}
