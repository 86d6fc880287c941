import { useLanguage } from '../../../kit/web/language/Language.tsx'

/** Said to a reader of another language on a page that is written in English alone. */
export function InEnglish() {
  const { locale, text } = useLanguage()
  return locale === 'en' ? null : <p className="hint">{text('page_in_english')}</p>
}
