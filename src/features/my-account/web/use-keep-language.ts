import { currentSession, replaceUser } from '../../../access/web/session.ts'
import { call } from '../../../kit/http/client.web.ts'
import type { Locale } from '../../../kit/locales.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { keepLanguage } from '../my-account.contract.ts'

/** Chooses a language on this device at once, and keeps it with the account for the others. */
export function useKeepLanguage(): (locale: Locale) => Promise<void> {
  const { choose } = useLanguage()
  return async (locale) => {
    choose(locale)
    try {
      const { version } = await call(keepLanguage, { body: { locale } })
      const { user } = currentSession()
      if (user !== undefined) replaceUser({ ...user, locale, ...(version && { version }) })
    } catch (error) {
      console.error('The language is kept on this device only.', error)
    }
  }
}
