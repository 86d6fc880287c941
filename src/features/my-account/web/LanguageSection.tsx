import { SegmentedControl } from '@mantine/core'
import { isLocale, languageNames, locales } from '../../../kit/web/language/catalogue.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { LanguageUnreachable } from '../../../kit/web/language/LanguageUnreachable.tsx'
import { Section } from './Section.tsx'
import { useKeepLanguage } from './use-keep-language.ts'

/** The person's language: kept on this device at once, and with the account. */
export function LanguageSection() {
  const { locale: shown, text } = useLanguage()
  const keep = useKeepLanguage()
  return (
    <Section title={text('language')} lead={text('language_lead')}>
      <SegmentedControl
        aria-label={text('language')}
        value={shown}
        onChange={(locale) => isLocale(locale) && void keep(locale)}
        data={locales.map((value) => ({ value, label: languageNames[value] }))}
      />
      <LanguageUnreachable />
    </Section>
  )
}
