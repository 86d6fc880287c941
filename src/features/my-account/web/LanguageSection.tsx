import { SegmentedControl } from '@mantine/core'
import { replaceUser, useSession } from '../../../access/web/session.ts'
import { call } from '../../../kit/http/client.web.ts'
import {
  isLocale,
  type Locale,
  languageNames,
  locales,
} from '../../../kit/web/language/catalogue.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { changeDetails } from '../my-account.contract.ts'
import { Section } from './Section.tsx'

/** The person's language: kept on this device at once, and with the account. */
export function LanguageSection() {
  const { user } = useSession()
  const { locale: shown, text, choose } = useLanguage()

  async function keep(locale: Locale) {
    choose(locale)
    if (user?.version === undefined) return
    const saved = await call(changeDetails, { body: { locale, version: user.version } })
    replaceUser({ ...user, ...saved })
  }

  return (
    <Section title={text('language')} lead={text('language_lead')}>
      <SegmentedControl
        aria-label={text('language')}
        value={shown}
        onChange={(locale) => isLocale(locale) && void keep(locale)}
        data={locales.map((value) => ({ value, label: languageNames[value] }))}
      />
    </Section>
  )
}
