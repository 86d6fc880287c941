import { languageIn } from '../../../../kit/language/language-in.ts'
import type { Locale } from '../../../../kit/locales.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'

type Props = { understood: { score: number; tries: number; lang: Locale } | null }

/** That a person has passed the quiz, how well, at which try and in which language. */
export function Understood({ understood }: Props) {
  const { text, locale } = useLanguage()
  if (understood === null) return null
  const { score, tries, lang } = understood
  return (
    <span className="hint">
      <Tag tone="good">{text('understood', { score })}</Tag>{' '}
      {text('understood_how', { tries, language: languageIn(locale, lang) })}
    </span>
  )
}
