import { SegmentedControl } from '@mantine/core'
import { useId } from 'react'
import { type Locale, locales } from '../../../../kit/locales.ts'
import { languageNames } from '../../../../kit/web/language/catalogue.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import classes from './signing.module.css'

type Props = {
  words: Readonly<Record<Locale, string>>
  language: Locale
  onLanguage(language: Locale): void
}

/** The very words that a signature agrees to, in the language of the person who signs. */
export function Statement({ words, language, onLanguage }: Props) {
  const text = useText()
  const id = useId()
  return (
    <section className={`${classes.statement} grid gap-3 p-4 bg-deep rounded`} aria-labelledby={id}>
      <h4 className="hint m-0 font-semibold" id={id}>
        {text('signing_statement')}
      </h4>
      <blockquote className="m-0 text-lg" lang={language}>
        {words[language]}
      </blockquote>
      <SegmentedControl
        size="sm"
        aria-label={text('signing_statement_language')}
        data={locales.map((value) => ({ value, label: languageNames[value] }))}
        value={language}
        onChange={(value) => onLanguage(value)}
      />
    </section>
  )
}
