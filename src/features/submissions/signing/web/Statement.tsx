import { SegmentedControl } from '@mantine/core'
import { useId } from 'react'
import { type Locale, languageNames, locales } from '../../../../kit/web/language/catalogue.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { statementOf } from '../statements.ts'
import classes from './signing.module.css'

type Props = { role: string; language: Locale; onLanguage(language: Locale): void }

/** The very words that a signature agrees to, in the language of whoever signs. */
export function Statement({ role, language, onLanguage }: Props) {
  const text = useText()
  const id = useId()
  return (
    <section className={classes.statement} aria-labelledby={id}>
      <h4 id={id}>{text('signing_statement')}</h4>
      <blockquote lang={language}>{statementOf(role, language)}</blockquote>
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
